"""Tests in a real browser. As a package they share one browser, which closes after the last of them."""
