"""Texts that the server writes itself, in the languages of the hall."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from hiroma.kernel.texts import LANGUAGES


class Catalogue:
    """The texts of a folder that holds a file for each language, such as `en.ftl`; each is read when first needed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._bundles: dict[str, FluentBundle] = {}

    def say(self, language: str, key: str, **args: str | int) -> str:
        """Return the text of a key; in English for a language that the hall does not speak.

        `LookupError` for a key that is not there.
        """
        bundle = self._bundle(language if language in LANGUAGES else "en")
        pattern = bundle.get_message(key).value
        assert pattern is not None
        return str(bundle.format_pattern(pattern, args)[0])

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(FluentResource((self._folder / f"{language}.ftl").read_text(encoding="utf-8")))
            self._bundles[language] = bundle
        return self._bundles[language]
