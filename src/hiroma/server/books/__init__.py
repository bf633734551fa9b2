"""The library of stage books: checked, measured by the bots, published, played by others."""
