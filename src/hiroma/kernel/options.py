"""Options of a ruleset: declared as data, checked in one place."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches

import msgspec

from hiroma.kernel.refusals import BadOption

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One switch of a ruleset.

    A flag has a bool default; a number has an int default and lies in low..high; a choice has a
    str default among `choices`; a text has a str default and no choices, at most `high` characters, and what
    it means is the ruleset's: `reads` returns its canonical form or raises `BadOption` ('option-text', with
    `error` and `place`). Switching it on switches everything in `cancels` off; 'name=value' there means that value
    only, and that value of the other switches this one off.
    `clause` is where the rulebook defines it; `aliases` are further spellings (case-blind). A `doubtful` one settles a
    point that the rulebook leaves open: pages show it after the others.
    """

    name: str
    default: OptionValue
    clause: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    cancels: tuple[str, ...] = ()
    doubtful: bool = False
    reads: Callable[[str], str] = str

    @property
    def kind(self) -> str:
        """'flag', 'number', 'choice' or 'text'."""
        if isinstance(self.default, bool):
            return "flag"
        if isinstance(self.default, int):
            return "number"
        return "choice" if self.choices else "text"

    def check(self, value: object) -> OptionValue:
        """The value in its proper type and form, or `BadOption` ('option-value', 'option-range', 'option-text')."""
        if self.kind == "flag" and isinstance(value, bool):
            return value
        if self.kind == "number" and isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high:
                return value
            raise BadOption("option-range", clause=self.clause or None, option=self.name, low=self.low, high=self.high)
        if self.kind == "choice" and value in self.choices:
            return str(value)
        if self.kind == "text" and isinstance(value, str):
            if len(value) > self.high:
                raise BadOption("option-text", clause=self.clause or None, option=self.name, error="too-long", place="")
            return self.reads(value)
        raise BadOption(
            "option-value", clause=self.clause or None, option=self.name, kind=self.kind, choices=list(self.choices)
        )


class Style(msgspec.Struct, frozen=True, kw_only=True):
    """A named way to play: these options, and the defaults of all others. Its texts are `<game>-style-<name>` and its
    `-help`.
    """

    name: str
    options: Mapping[str, OptionValue]


def defaults(declared: tuple[Option, ...]) -> dict[str, OptionValue]:
    """Every declared option at its default."""
    return {option.name: option.default for option in declared}


def change(declared: tuple[Option, ...], options: Options, name: str, value: object) -> dict[str, OptionValue]:
    """The options after setting one; what it cancels goes back to its default.

    Raises `BadOption`: 'option-unknown' (with the known names and the nearest), 'option-excluded' (what is on would
    cancel it, and not the other way round), or as `Option.check`.
    """
    for option in declared:
        if option.name == name:
            changed = {**options, name: option.check(value)}
            if changed[name] != option.default:
                _must_not_be_excluded(declared, options, option)
                give_way(declared, changed, option)
            return changed
    known = [option.name for option in declared]
    raise BadOption("option-unknown", option=name, known=known, nearest=nearest(name, known))


def nearest(name: str, known: list[str]) -> list[str]:
    """The names that are written most like this one, at most three."""
    return get_close_matches(name.casefold(), known, 3, 0.5)


def give_way(declared: tuple[Option, ...], options: dict[str, OptionValue], option: Option) -> None:
    """Reset what does not go with the value that an option has."""
    own = f"{option.name}={options[option.name]}"
    for other in declared:
        its = f"{other.name}={options.get(other.name, other.default)}"
        if other.name in option.cancels or its in option.cancels or own in other.cancels:
            options[other.name] = other.default


def _must_not_be_excluded(declared: tuple[Option, ...], options: Options, option: Option) -> None:
    for other in declared:
        on = options.get(other.name, other.default) != other.default
        if on and option.name in other.cancels and other.name not in option.cancels:
            raise BadOption("option-excluded", clause=option.clause, option=option.name, other=other.name)
