import { describe, expect, it } from "vitest";
import type { Event, NiagaraView } from "../../../wire/niagara";
import { after, discs, film, ownTurn, rest } from "../film";
import { fixture, reels } from "./making";

/** Return the visible parts of a view: pieces, gems and cards, sorted where their order does not matter. */
function picture(view: Partial<NiagaraView>): unknown {
  const { round, first, weather, arrow, sites, moose, whirlpool, beaver, joe, players } = view;
  return {
    ...{ round, first, weather, arrow, sites, moose, whirlpool, beaver, joe },
    players: players?.map(({ hand, used, chosen, card, store, met, canoes }) => ({
      ...{ chosen, card, store, met },
      hand: [...hand].sort(),
      used: [...used].sort(),
      canoes: canoes.map(({ place, cargo, moored, moose: rides }) => ({ place, cargo, moored, rides })),
    })),
  };
}

describe("what events change on the picture", () => {
  it.each(reels.map((reel, index) => [index, reel] as const))(
    "is what the rules make of them (%i)",
    (_, reel) => {
      let view = reel.start;
      for (const round of reel.rounds) {
        view = after(view, round.events);
        expect(picture(view)).toEqual(picture({ ...view, ...round.after }));
      }
    },
  );

  it("forgets the reader's own card when a round begins", () => {
    const { view } = fixture("canoes");
    const began: Event = { event: "round-began", round: view.round + 1, seat: 1 };
    expect([view.mine, after(view, [began]).mine]).toEqual(["4", null]);
  });

  it("has seen all that moves", () => {
    const kinds = new Set(
      reels.flatMap(({ rounds }) => rounds.flatMap(({ events }) => events.map((e) => e.event))),
    );
    for (const kind of [
      "stolen",
      "moored",
      "pushed-out",
      "beaver-came-back",
      "joe-paddled",
      "traded",
      "gem-lost",
    ])
      expect(kinds).toContain(kind);
  });
});

describe("a film", () => {
  const events = reels[0]?.rounds.flatMap((round) => round.events) ?? [];
  const start = reels[0]?.start ?? fixture("spirits").view;

  it("shows each unit of flow by itself, the arrow turning after it; clause: NI-U12", () => {
    const flows = film(start, events).filter(({ event }) => event.event === "flowed");
    const units = events.filter((event) => event.event === "flowed");
    expect(flows).toHaveLength(2 * units.length);
    units.forEach((unit, index) => {
      const [moved, turned] = flows.slice(2 * index, 2 * index + 2);
      expect([moved, turned].map((frame) => frame?.scene.arrow)).toEqual([unit.arrow, unit.turned]);
      expect([moved, turned].map((frame) => frame && discs(frame))).toEqual([unit.arrow, null]);
      expect(unit.turned).not.toBe(unit.arrow);
      for (const { what, seat, canoe, to } of unit.swims)
        if (what === "canoe" && seat !== null && canoe !== null)
          expect(moved?.scene.players[seat]?.canoes[canoe]?.place).toBe(to);
    });
  });

  it("goes through every area of a way", () => {
    const way = events.find((event) => event.event === "paddled" && event.path.length > 2) as Event & {
      event: "paddled";
    };
    const places = film(start, [way]).map(({ scene }) => scene.players[way.seat]?.canoes[way.canoe]?.place);
    expect(places).toEqual(way.path);
  });

  it("does not tell again what was told", () => {
    expect(rest(events, events.slice(0, 3))).toEqual(events.slice(3));
    expect(rest(events, events.slice(1, 3))).toBeNull();
    expect(rest(events.slice(0, 2), events)).toBeNull();
  });

  it("ends a drafted turn before the river", () => {
    const ended = events.findIndex((event) => event.event === "turn-ended");
    expect(ownTurn(events)).toEqual(events.slice(0, ended));
    expect(ownTurn(events.slice(0, ended))).toEqual(events.slice(0, ended));
  });
});
