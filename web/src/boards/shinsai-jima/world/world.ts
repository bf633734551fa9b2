import {
  DirectionalLight,
  HemisphereLight,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from "three";
import type { Timed } from "../../kit/acts";
import { Frames } from "../../kit/frames";
import type { ShinsaiJimaView } from "../../../wire/shinsai-jima";
import type { Act } from "../film";
import type { Cell, Way } from "../grid";
import type { Land } from "../prefs";
import { LENS, project, quarterOf, sight, stand } from "./camera";
import { Catapult } from "./engine";
import { Figures, type Dress } from "./figures";
import { glide } from "./glide";
import { NATURES, type Nature } from "./land";
import { Lights, NO_MARKS, type Marks } from "./marks";
import { changes, modelOf, solidOf, type Model } from "./model";
import { motion } from "./motions";
import { Orbit } from "./orbit";
import { hiding, pick } from "./pick";
import { Sea } from "./sea";
import { indexOf, spotOf, STATURE, stepOf, type Spot } from "./space";
import { Sparks } from "./sparks";
import type { Effects, Step } from "./timing";
import { Terrain } from "./terrain";

/** The canvas and the elements around it, and the look of each side. */
export interface Outfit {
  canvas: HTMLCanvasElement;
  context: WebGL2RenderingContext;
  /** The parent of elements pinned to points of the island, with `data-pin` or `data-body`. */
  stage: HTMLElement;
  dress: (id: string) => Dress;
  colours: ReadonlyMap<string, string>;
  quarters: number;
  land: Land;
}

interface Playing {
  begins: number;
  lasts: number;
  start: () => Step;
  step: Step | null;
}

/** Height of the row of goods at the top. */
const GOODS_PX = 30;
const GLIDE_MS = 260;
/** Milliseconds between two pictures that are too slow. */
const SLOW_MS = 60;
/** Slow pictures in a row before moving pictures become coarser. */
const PATIENCE = 5;
/** Factors of the resolution of moving pictures, from fine to coarse. */
const COARSER = [1, 0.8, 0.6] as const;
/** Most pixels of the canvas for each CSS pixel, in one direction. */
const FINEST = 2;
const DROPS = ["#e9fbff", "#bfe9f2", "#ffffff"];

/** The island in three dimensions. It draws while something moves, and once after each change. */
export class World {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera();
  private readonly nature: Nature;
  private readonly sea: Sea;
  private readonly sparks = new Sparks();
  private readonly catapult = new Catapult();
  private readonly lights = new Lights();
  private readonly terrain: Terrain;
  private readonly figures: Figures;
  private readonly orbit: Orbit;
  private model: Model | null = null;
  private marks: Marks = NO_MARKS;
  private playing: Playing[] = [];
  private after: ShinsaiJimaView | null = null;
  private readonly frames = new Frames((now) => this.draw(now));
  private last = 0;
  /** Seconds of drawing so far: the water stands still while nothing is drawn. */
  private clock = 0;
  private fresh = true;
  /** True if something moved in the last picture. */
  private goesOn = false;
  /** Number of late pictures in a row. */
  private late = 0;
  /** Index in `COARSER` of the current resolution. */
  private coarse = 0;
  private ratio = 0;
  private size = { width: 1, height: 1 };

  constructor(private readonly outfit: Outfit) {
    const { canvas, context, dress, colours, quarters, land } = outfit;
    this.nature = NATURES[land];
    this.sea = new Sea(this.nature.water);
    this.renderer = new WebGLRenderer({ canvas, context, antialias: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.terrain = new Terrain(colours, this.nature);
    this.figures = new Figures(dress);
    this.orbit = new Orbit(quarters);
    this.camera.fov = (LENS * 180) / Math.PI;
    this.light();
    this.scene.add(this.sea.mesh, this.terrain.group, this.figures.group, this.lights.group);
    this.scene.add(this.sparks.mesh, this.catapult.group);
  }

  private light(): void {
    const { sun: shine, sky } = this.nature;
    const sun = new DirectionalLight(...shine);
    sun.position.set(-4.5, 9, 3.4);
    sun.castShadow = true;
    sun.shadow.mapSize.set(1024, 1024);
    sun.shadow.bias = -0.0012;
    sun.shadow.normalBias = 0.02;
    Object.assign(sun.shadow.camera, { left: -5.5, right: 5.5, top: 5.5, bottom: -5.5, near: 2, far: 20 });
    this.scene.add(sun, new HemisphereLight(...sky));
  }

  /** Show a position. With `slowly`, differences glide there. */
  show(view: ShinsaiJimaView, slowly: boolean): void {
    const next = modelOf(view);
    this.playing = [];
    this.after = null;
    this.orbit.with(next.engine);
    const { model } = this;
    const now = performance.now();
    const same =
      model !== null && Object.values(changes(model, next)).every((names: string[]) => names.length === 0);
    if (model === null || !slowly || same) this.model = next;
    else this.playing = [{ begins: now, lasts: GLIDE_MS, start: () => glide(model, next), step: null }];
    this.wake();
  }

  /** Play acts from now on, and then show the position `after`, unless it is null. */
  play(acts: readonly (Act & Timed)[], after: ShinsaiJimaView | null = null): void {
    const { model } = this;
    if (model === null) return;
    this.after = after;
    const now = performance.now();
    this.playing = acts.map((act) => ({
      begins: now + act.delay,
      lasts: act.lasts,
      start: () => motion(act, model, this.effects),
      step: null,
    }));
    this.wake();
  }

  mark(marks: Marks): void {
    this.marks = marks;
    this.wake();
  }

  face(quarters: number, slowly: boolean): void {
    this.orbit.face(quarters, performance.now(), slowly);
    this.wake();
  }

  /** Turn with a pointer, by pixels; return the nearest quarter. */
  drag(right: number, down: number): number {
    const quarters = this.orbit.drag(right, down);
    this.wake();
    return quarters;
  }

  /** The quarter from which the reader sees the island. */
  get quarters(): number {
    return quarterOf(this.orbit.view.bearing);
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.size = { width, height };
    this.ratio = 0;
    this.orbit.shape(width / height, (2 * GOODS_PX) / height);
    this.wake();
  }

  /** Return the cell at a point of the picture, in CSS pixels from its top left; null for none. */
  pick(x: number, y: number): Cell | null {
    const { width, height } = this.outfit.canvas.getBoundingClientRect();
    if (this.model === null || width === 0) return null;
    const way = sight(this.orbit.view, width / height, (x / width) * 2 - 1, 1 - (y / height) * 2);
    return pick(solidOf(this.model), stand(this.orbit.view).eye, way);
  }

  /** Return the place of a cell's top in the picture, in CSS pixels from its top left. */
  seen(cell: Cell): { x: number; y: number } {
    const { clientWidth: width, clientHeight: height } = this.outfit.canvas;
    const { x, y } = project(
      this.orbit.view,
      width / height,
      spotOf(cell, this.model?.columns[indexOf(cell)]?.length),
    );
    return { x: ((x + 1) * width) / 2, y: ((1 - y) * height) / 2 };
  }

  /** Draw once, soon, and go on while something moves. */
  wake(): void {
    this.fresh = true;
    this.frames.wake();
  }

  close(): void {
    this.frames.stop();
    this.scene.traverse((thing) => {
      if ("geometry" in thing) (thing as { geometry: { dispose: () => void } }).geometry.dispose();
    });
    this.renderer.dispose();
  }

  /** Compile all shaders now, so that none is compiled in the middle of a film. */
  async ready(): Promise<void> {
    await this.renderer.compileAsync(this.scene, this.camera);
  }

  /** Draw a picture. Return true while something moves. */
  private draw(now: number): boolean {
    this.pace(now - this.last);
    const passed = Math.min(0.05, Math.max(0, (now - this.last) / 1000));
    this.last = now;
    this.clock += passed;
    const turns = this.orbit.at(now);
    const moves = this.step(now);
    const flies = this.sparks.at(this.clock);
    const rings = this.sea.at(this.clock);
    this.write(moves || this.fresh);
    this.fresh = false;
    const goesOn = turns || moves || flies || rings;
    this.sharpen(goesOn);
    this.renderer.render(this.scene, this.camera);
    this.goesOn = goesOn;
    return goesOn;
  }

  /** Make moving pictures coarser if they come too slowly. `passed`: milliseconds since the last one. */
  private pace(passed: number): void {
    this.late = this.goesOn && passed > SLOW_MS ? this.late + 1 : 0;
    if (this.late < PATIENCE || this.coarse >= COARSER.length - 1) return;
    this.coarse += 1;
    this.late = 0;
  }

  /** Set the resolution: a still picture is as sharp as possible. */
  private sharpen(moves: boolean): void {
    const ratio = Math.min(devicePixelRatio, FINEST) * (moves ? (COARSER[this.coarse] ?? 1) : 1);
    this.renderer.shadowMap.needsUpdate &&= !moves || this.coarse === 0;
    if (ratio === this.ratio) return;
    this.ratio = ratio;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(this.size.width, this.size.height, false);
  }

  /** Move everything that is on its way. Return true while anything is. */
  private step(now: number): boolean {
    for (const each of this.playing) {
      if (now < each.begins) continue;
      each.step ??= each.start();
      each.step(Math.min(1, (now - each.begins) / each.lasts));
    }
    this.playing = this.playing.filter(({ begins, lasts }) => now < begins + lasts);
    if (this.playing.length === 0 && this.after !== null) this.show(this.after, true);
    return this.playing.length > 0;
  }

  private write(changed: boolean): void {
    const { model } = this;
    if (model === null) return;
    const { eye, target } = stand(this.orbit.view);
    const { width, height } = this.size;
    this.camera.aspect = width / height;
    this.camera.position.set(eye.x, eye.y, eye.z);
    this.camera.up.set(0, 1, 0);
    this.camera.lookAt(target.x, target.y, target.z);
    this.camera.near = 1;
    this.camera.far = 90;
    this.camera.updateProjectionMatrix();
    const solid = solidOf(model);
    this.terrain.write(model, hiding(solid, eye), solid.taken);
    this.figures.write(model.bodies);
    this.lights.write(model, this.marks);
    this.catapult.write(model.engine);
    this.sea.around(solid.heights);
    this.renderer.shadowMap.needsUpdate = changed;
    this.pin();
  }

  /** Move the pinned elements to the places of their points in the picture. */
  pin(): void {
    const { stage, canvas } = this.outfit;
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0) return;
    for (const pinned of stage.querySelectorAll<HTMLElement>("[data-pin], [data-body]")) {
      const spot = this.spotOf(pinned);
      pinned.hidden = spot === null;
      if (spot === null) continue;
      this.point(pinned, spot, width / height);
      const seen = project(this.orbit.view, width / height, spot);
      // Buttons stay whole, even at a point near the edge.
      const within = (value: number, room: number, edge: number): string =>
        (pinned.dataset["way"] === undefined ? value : Math.min(room - edge, Math.max(edge, value))).toFixed(
          1,
        );
      const x = within(((seen.x + 1) * width) / 2, width, 31);
      const y = within(((1 - seen.y) * height) / 2, height, 25);
      pinned.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
    }
  }

  /** Turn the arrow of a direction button to that direction in the picture. */
  private point(pinned: HTMLElement, spot: Spot, aspect: number): void {
    const { way } = pinned.dataset;
    if (way === undefined) return;
    const { x: dx, z: dz } = stepOf(way.slice(-1) as Way);
    const sign = way.startsWith("-") ? -0.2 : 0.2;
    const from = project(this.orbit.view, aspect, spot);
    const to = project(this.orbit.view, aspect, { x: spot.x + dx * sign, y: spot.y, z: spot.z + dz * sign });
    const angle = Math.atan2(from.y - to.y, (to.x - from.x) * aspect);
    pinned.style.setProperty("--points", `${angle.toFixed(2)}rad`);
  }

  private spotOf({ dataset }: HTMLElement): Spot | null {
    const body = this.model?.bodies.get(dataset["body"] ?? "");
    if (body !== undefined)
      return { x: body.x, y: body.y + (body.lie > 0.5 ? 0.55 : STATURE * 1.12 + 0.3), z: body.z };
    if (dataset["pin"] === undefined) return null;
    const [x = 0, y = 0, z = 0] = dataset["pin"].split(",").map(Number);
    return { x, y, z };
  }

  private readonly effects: Effects = {
    splash: (spot) => {
      this.sea.ring(spot.x, spot.z, this.clock, 1);
      this.sparks.burst(spot, this.clock, 16, { colours: DROPS, up: 3, out: 0.9, big: 0.1 });
    },
    dust: (spot) => {
      this.sparks.burst(spot, this.clock, 9, { colours: this.nature.dust, up: 1.1, out: 0.9, big: 0.1 });
    },
    crumble: (spot) => {
      this.sea.ring(spot.x, spot.z, this.clock, spot.y <= 0.1 ? 1.4 : 0.3);
      this.sparks.burst(spot, this.clock, 18, { colours: this.nature.stone, up: 2.2, out: 1, big: 0.15 });
    },
  };
}
