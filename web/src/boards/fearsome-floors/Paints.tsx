import type { JSX } from "preact";
import { Linear, Radial } from "../kit/gradient";

/** Colours that things in the hall are made of. */
export function Paints(): JSX.Element {
  return (
    <defs>
      <Linear id="ff-wood" x2={1} stops="0 var(--ff-panel-1), 0.5 var(--ff-panel-2), 1 var(--ff-panel-3)" />
      <Radial id="ff-exit" stops="0 #cfe8ff 0.85, 0.55 #8fb8e0 0.35, 1 #8fb8e0 0" />
      <Radial id="ff-dawn" stops="0 #fff6d8 0.95, 0.35 #ffd98a 0.55, 0.8 #f2a65e 0.16, 1 #f2a65e 0" />
      <Radial id="ff-entrance" stops="0 #ffd58a 0.75, 0.55 #e89a3c 0.28, 1 #e89a3c 0" />
      <Radial
        id="ff-gloom"
        cx={0.5}
        cy={0.5}
        r={0.62}
        stops="0.35 var(--ff-night) 0, 0.8 var(--ff-night) 0.3, 1 var(--ff-night) 0.55"
      />
      <Radial id="ff-blood" cx={0.38} cy={0.3} r={0.9} stops="0 #c0202c, 0.45 #8f0d1b, 1 #4c040d" />
      <Linear id="ff-granite" x2={0.6} stops="0 var(--ff-rock-1), 0.5 var(--ff-rock-2), 1 var(--ff-rock-3)" />
      <Linear id="ff-crystal" x2={1} stops="0 #f2ffff 0.95, 0.5 #9fe3ee 0.8, 1 #3f9fb5 0.85" />
      <Radial id="ff-fur" cx={0.4} cy={0.3} r={0.8} stops="0 #a9c24c, 0.5 #6d8a2b, 1 #33470f" />
      <Linear id="ff-sheen" stops="0 #fff 0.34, 0.5 #fff 0, 1 #000 0.22" />
    </defs>
  );
}
