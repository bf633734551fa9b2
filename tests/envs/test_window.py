"""The page of `render_mode="human"`."""

from urllib.request import urlopen

import pytest

from hiroma.envs import cant_stop_v0


def test_a_page_shows_the_latest_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    env = cant_stop_v0.raw_env(render_mode="human")
    env.reset(seed=1)
    (address,) = opened
    assert "<img" in urlopen(address).read().decode()
    before = urlopen(f"{address}board.png").read()
    assert before.startswith(b"\x89PNG")
    for _ in range(6):
        seen = env.observe(env.agent_selection)
        env.step(int(seen["action_mask"].argmax()))
    assert urlopen(f"{address}board.png").read() != before
    env.close()
    with pytest.raises(OSError, match="refused"):
        urlopen(address)
