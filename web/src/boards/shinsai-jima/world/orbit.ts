import { fit, quarterOf, slantFor, tiltFor, type View } from "./camera";
import { towards } from "./timing";
import type { Engine } from "./model";
import { raftOf, type Spot } from "./space";

const QUARTER = Math.PI / 2;
/** Radians of turn for each pixel of a drag. */
const PULL = 0.0085;
const STEEPEST = 1.35;
const FLATTEST = 0.42;
const TURN_MS = 420;

/** Return the points that must be in the picture: the shore, and room for figures that stand high. */
function outline(): Spot[] {
  const shore = [
    [3.55, 1.6],
    [1.6, 3.55],
    [2.65, 2.65],
  ] as const;
  const all = shore.flatMap(([x, z]) => [
    { x, y: -0.1, z },
    { x: -x, y: -0.1, z },
    { x, y: -0.1, z: -z },
    { x: -x, y: -0.1, z: -z },
  ]);
  return [...all, ...all.map((spot) => ({ ...spot, y: 1.35 })), { x: 0, y: 3.1, z: 0 }];
}

const OUTLINE = outline();

/** The camera's orbit around the island: quarter turns, and drags between them. */
export class Orbit {
  view: View;
  private aspect = 1;
  private head = 0;
  private engine: Engine | null = null;
  private goal: number;
  private lean = 0;
  private turning: { from: number; since: number } | null = null;
  private bearing: number;

  constructor(quarters: number) {
    this.goal = quarters * QUARTER;
    this.bearing = this.goal;
    this.view = this.fitted();
  }

  /** Set the shape of the picture: its width for a height of 1, and the share of its upper half that is taken. */
  shape(aspect: number, head: number): void {
    this.aspect = aspect;
    this.head = head;
    this.view = this.fitted();
  }

  /** Bring the catapult into the picture, too; null for none. */
  with(engine: Engine | null): void {
    this.engine = engine;
    this.view = this.fitted();
  }

  /** Turn to a quarter, the short way round; at once unless `slowly`. `now` in milliseconds. */
  face(quarters: number, now: number, slowly: boolean): void {
    const goal = towards(this.bearing, quarters * QUARTER, 1);
    if (Math.abs(goal - this.goal) < 1e-6 && this.turning !== null) return;
    this.goal = goal;
    this.turning = slowly ? { from: this.bearing, since: now } : null;
    if (!slowly) this.bearing = goal;
    this.view = this.fitted();
  }

  /** Turn with a pointer, by pixels; return the nearest quarter. */
  drag(right: number, down: number): number {
    this.turning = null;
    this.bearing -= right * PULL;
    this.goal = this.bearing;
    this.lean = Math.min(0.7, Math.max(-0.7, this.lean + down * PULL * 0.6));
    this.view = this.fitted();
    return quarterOf(this.bearing);
  }

  /** Move the view on with a turn. Return true while it goes on. */
  at(now: number): boolean {
    if (this.turning === null) return false;
    const part = Math.min(1, (now - this.turning.since) / TURN_MS);
    this.bearing = towards(this.turning.from, this.goal, 1 - (1 - part) ** 3);
    if (part >= 1) this.turning = null;
    this.view = this.fitted();
    return true;
  }

  private fitted(): View {
    const tilt = Math.min(STEEPEST, Math.max(FLATTEST, tiltFor(this.aspect) + this.lean));
    const raft = this.engine === null ? [] : [raftOf(this.engine.edge, this.engine.lane)];
    const far = raft.flatMap(({ x, z }) => [
      { x: x * 1.2, y: 0, z: z * 1.2 },
      { x, y: 1.3, z },
    ]);
    return fit(this.bearing + slantFor(this.aspect), tilt, this.aspect, [...OUTLINE, ...far], this.head);
  }
}
