"""PettingZoo's parallel environment: all seats act in each step. A seat without a decision takes the last action: wait.

Seats that choose at once (cards in Niagara, answers to a window in Shinsai-jima) do so in one step. Their moves are
carried out in turn order. A move that the one before it has made illegal is dropped, and the seat is asked again:
`infos[agent]["dropped"]`.
"""

from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo.utils.env import ParallelEnv

from hiroma.envs.forms import form
from hiroma.envs.play import Play
from hiroma.envs.rl.arrays import FLAT, Arrays, Observation
from hiroma.envs.rl.rendering import Renderer
from hiroma.envs.rl.turns import ILLEGAL, longest, metadata
from hiroma.kernel import OptionValue

Seen = dict[str, dict[str, Observation]]


class Together(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game for several seats: `player_0` is seat 0. Arguments as those of `Turns`."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        observation: str = FLAT,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: OptionValue,
    ) -> None:
        self.form = form(game, seats, options)
        self.render_mode = render_mode
        self.metadata = metadata(game)
        self.max_cycles = max_cycles or longest(self.form.rules.info.ends_with)
        self.arrays = Arrays(self.form, observation, waits=True)
        self.wait = len(self.form.moves)
        self.possible_agents = [f"player_{seat}" for seat in range(self.form.seats)]
        self.agents: list[str] = []
        self._renderer = Renderer(self.form, render_mode)
        self._chance = Random()
        both = {"observation": self.arrays.space(), "action_mask": self.arrays.masks()}
        self.observation_spaces = {agent: spaces.Dict(both) for agent in self.possible_agents}
        self.action_spaces = {agent: self.arrays.actions() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of what an agent observes: 'observation' and 'action_mask'."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of actions: every move of the game by its number, and to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, dict[str, Any]]]:
        """Begin a game. The same seed and the same actions give the same game; without one the chance goes on."""
        if seed is not None:
            self._chance = Random(seed)
        self.play = Play(self.form, self._chance, self.max_cycles)
        self.agents = self.possible_agents[:]
        self._renderer.follow(self.play.state, None)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make the moves of all who act. A seat that makes an illegal move ends the game, and gets `ILLEGAL`."""
        play, agents = self.play, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        chosen = {seat: int(actions[agent]) for seat, agent in enumerate(self.possible_agents) if agent in actions}
        wrong = [seat for seat, action in chosen.items() if action not in (play.legal(seat) or [self.wait])]
        if wrong:
            rewards = {agent: ILLEGAL if seat in wrong else 0.0 for seat, agent in enumerate(self.possible_agents)}
            over, cut = True, False
        else:
            for seat in play.actors:
                if chosen[seat] in play.legal(seat):
                    play.act(seat, chosen[seat])
                else:
                    infos[self.possible_agents[seat]]["dropped"] = chosen[seat]
            rewards = dict(zip(self.possible_agents, play.rewards, strict=True))
            cut = play.cut
            over = not play.actors and not cut
        self._renderer.follow(play.state, None)
        seen = self._seen()
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _seen(self) -> Seen:
        return {
            agent: {
                "observation": self.arrays.observe(self.play, seat),
                "action_mask": self.arrays.mask(self.play, seat),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> Any:
        """Return a picture of what spectators see."""
        return self._renderer.render(self.play.state, None)

    def close(self) -> None:
        """Close the window."""
        self._renderer.close()
