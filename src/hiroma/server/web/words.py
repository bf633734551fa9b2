"""The words of pages that the server writes itself."""

from pathlib import Path

from hiroma.server.core.catalogue import Catalogue

said = Catalogue(Path(__file__).parent / "text").say
