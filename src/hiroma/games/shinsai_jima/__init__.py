"""Shinsai-jima (震災島, expert rules by オフ会王): survive an island that falls apart, and reach the helicopter."""
