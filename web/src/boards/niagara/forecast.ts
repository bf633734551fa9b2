import type { NiagaraView, Outlook, Player } from "../../wire/niagara";
import { inRiver } from "./places";

/** A flow that is still possible, with the combinations that bring it about. */
export interface Prospect {
  flow: number;
  ways: readonly Outlook[];
}

/** Return all flows that are still possible, the weakest first. */
export function prospects(view: NiagaraView): Prospect[] {
  const flows = [...new Set(view.outlooks.map(({ flow }) => flow))].sort((a, b) => a - b);
  return flows.map((flow) => ({ flow, ways: view.outlooks.filter((way) => way.flow === flow) }));
}

/** Return the flow asked for, if it is still possible, else one from the middle; null without a forecast. */
export function likely(view: NiagaraView, asked: number | null): number | null {
  const flows = prospects(view).map(({ flow }) => flow);
  return flows.find((flow) => flow === asked) ?? flows[Math.floor((flows.length - 1) / 2)] ?? null;
}

/** Return the view after a flow, with only the river's effects; null without a forecast. */
export function drifted(view: NiagaraView, flow: number): NiagaraView | null {
  const drift = view.drifts[flow];
  if (drift === undefined) return null;
  return {
    ...view,
    arrow: drift.arrow,
    whirlpool: drift.whirlpool,
    beaver: drift.beaver,
    joe: view.joe === null || drift.joe === null ? view.joe : { ...view.joe, place: drift.joe },
    players: view.players.map((player, seat) => ({
      ...player,
      canoes: player.canoes.map((canoe, index) => ({
        ...canoe,
        place: drift.canoes[seat]?.[index] ?? canoe.place,
      })) as Player["canoes"],
    })),
  };
}

/** A canoe in the river, and where a flow takes it. */
export interface Fate {
  seat: number;
  canoe: number;
  place: Player["canoes"][number]["place"];
  moored: boolean;
}

/** Return the fates of the canoes that are in the river now. */
export function fates(view: NiagaraView, flow: number): Fate[] {
  return view.players.flatMap((player, seat) =>
    player.canoes.flatMap((canoe, index) => {
      const place = view.drifts[flow]?.canoes[seat]?.[index];
      return place === undefined || !inRiver(canoe.place)
        ? []
        : [{ seat, canoe: index, place, moored: canoe.moored }];
    }),
  );
}
