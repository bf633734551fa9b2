"""Options of a ruleset: declared as data, checked in one place."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches

import msgspec

from hiroma.kernel.refusals import BadOption

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a ruleset: by its default a flag (bool), a number (int), or a choice or a text (str)."""

    name: str
    default: OptionValue
    clause: str
    """The clause of the rulebook that defines it."""
    low: int = 0
    """The smallest value of a number."""
    high: int = 0
    """The largest value of a number; the most characters of a text."""
    choices: tuple[str, ...] = ()
    """The values of a choice; `()` for a text."""
    aliases: tuple[str, ...] = ()
    """Further spellings (case-blind)."""
    cancels: tuple[str, ...] = ()
    """Options that switching this one on switches off.

    'name=value' means that value only, and that value of the other option switches this one off.
    """
    doubtful: bool = False
    """True when it settles a point that the rulebook leaves open: pages show it after the others."""
    reads: Callable[[str], str] = str
    """Returns the canonical form of a text, or raises `BadOption` ('option-text', with `error` and `place`)."""

    @property
    def kind(self) -> str:
        """Return 'flag', 'number', 'choice' or 'text'."""
        if isinstance(self.default, bool):
            return "flag"
        if isinstance(self.default, int):
            return "number"
        return "choice" if self.choices else "text"

    def check(self, value: object) -> OptionValue:
        """Return the value in its type and form; `BadOption`: 'option-value', 'option-range', 'option-text'."""
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
    """A named way to play: these options, and the defaults of all others.

    Its texts are `<game>-style-<name>` and its `-help`.
    """

    name: str
    options: Mapping[str, OptionValue]


def defaults(declared: tuple[Option, ...]) -> dict[str, OptionValue]:
    """Return every declared option at its default."""
    return {option.name: option.default for option in declared}


def change(declared: tuple[Option, ...], options: Options, name: str, value: object) -> dict[str, OptionValue]:
    """Return the options after setting one; what it cancels goes back to its default.

    Raises `BadOption`: 'option-unknown' (with the known names and the nearest), 'option-excluded' (an option that is on
    would cancel it, and not the other way round), or as `Option.check`.
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


def together(declared: tuple[Option, ...], values: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return all options with these set, in whatever order they come.

    Raises `BadOption` as `change`, and 'option-excluded' where a later one would cancel an earlier one.
    """
    options = defaults(declared)
    for place, (name, value) in enumerate(values.items()):
        changed = change(declared, options, name, value)
        for option in declared:
            earlier = option.name in list(values)[:place]
            if earlier and changed[option.name] != options[option.name]:
                raise BadOption("option-excluded", clause=option.clause, option=option.name, other=name)
        options = changed
    return options


def nearest(name: str, known: list[str]) -> list[str]:
    """Return the known names that are written most like this one, at most three."""
    return get_close_matches(name.casefold(), known, 3, 0.5)


def give_way(declared: tuple[Option, ...], options: dict[str, OptionValue], option: Option) -> None:
    """Reset the options that do not go with the value of this one."""
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
