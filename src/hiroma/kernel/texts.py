"""Which texts of a ruleset are missing: every event, refusal and option has words in every language."""

import re
import sys
from importlib.resources import files
from typing import get_args

from hiroma.kernel.contract import Ruleset

LANGUAGES = ("en", "ja", "de")


def gaps(ruleset: Ruleset, refusals: set[str]) -> list[str]:
    """'language: key' of every missing text, sorted; none are asked of a ruleset without a folder `text`."""
    package = sys.modules[type(ruleset).__module__].__package__
    folder = files(package) / "text" if package else None
    if folder is None or not folder.is_dir():
        return []
    wanted = keys(ruleset, refusals)
    missing: list[str] = []
    for language in LANGUAGES:
        page = folder / f"{language}.ftl"
        written = set(re.findall(r"(?m)^([a-zA-Z][\w-]*) *=", page.read_text("utf-8"))) if page.is_file() else set()
        missing += [f"{language}: {key}" for key in sorted(wanted - written)]
    return missing


def keys(ruleset: Ruleset, refusals: set[str]) -> set[str]:
    """The keys of all texts a ruleset needs, for the codes of refusal that are known."""
    game = ruleset.info.id
    kinds = get_args(ruleset.event) or (ruleset.event,)
    found = {f"{game}-name"} | {f"{game}-refusal-{code}" for code in refusals}
    found |= {f"{game}-event-{kind.__struct_config__.tag}" for kind in kinds}
    for option in ruleset.info.options:
        found |= {f"{game}-option-{option.name}", f"{game}-option-{option.name}-help"}
        found |= {f"{game}-option-{option.name}-{choice}" for choice in option.choices}
    for lesson in ruleset.lessons:
        found |= {f"{game}-lesson-{lesson.id}{part}" for part in ("", "-say", "-hint", "-done")}
    return found
