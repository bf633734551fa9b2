"""Status codes of refusals, and the one shape of an error."""

import re
from http import HTTPStatus
from pathlib import Path

import hiroma
from hiroma.server.wire import errors
from hiroma.table.refusal import Refusal

SOURCES = [path for path in Path(hiroma.__file__).parent.rglob("*.py") if path.name != "errors.py"]


def test_every_code_of_the_table_is_used_and_every_status_is_one_of_http() -> None:
    used = {word for path in SOURCES for word in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', path.read_text("utf-8"))}
    assert set(errors.STATUS) - used - set(errors.BY_STATUS.values()) == set()
    assert {HTTPStatus(status) for status in errors.STATUS.values()} <= {one for one in HTTPStatus if one >= 400}


def test_a_code_stands_at_one_status() -> None:
    listed = [code for codes in errors._CODES.values() for code in codes]
    assert len(listed) == len(set(listed))


def test_an_answer_has_the_status_of_its_code_and_says_when_to_come_back() -> None:
    answer = errors.answer(Refusal(code="wait", what={"seconds": 7}))
    assert (answer.status_code, answer.headers["Retry-After"]) == (429, "7")
    assert errors.answer(Refusal(code="any-other")).status_code == errors.OTHER
    assert errors.answer(Refusal(code="wait"), 409).status_code == 409
