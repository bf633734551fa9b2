"""The modules of games load on first use, which may be in two threads at once."""

import subprocess
import sys

TWO_THREADS = """
import sys, threading, traceback
from hiroma.games import RULESETS, capabilities, home, newest

def cards():
    for game in RULESETS:
        newest(game)
        home(game)

def features():
    for game in RULESETS:
        capabilities(game)
        newest(game)

def told(load):
    try:
        load()
    except BaseException:
        traceback.print_exc()

sys.setswitchinterval(1e-6)
other = threading.Thread(target=told, args=(cards,))
other.start()
told(features)
other.join()
"""
"""As a hall that has just begun, whose first visitors ask for the list of games and for the games of the day."""


def test_two_threads_may_load_the_games() -> None:
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", TWO_THREADS], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
