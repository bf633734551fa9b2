import {
  Color,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
  type BufferGeometry,
  type Material,
} from "three";
import type { Cube, Model } from "./model";
import type { Nature } from "./land";
import { contours } from "./paint";
import { block, shaded } from "./shapes";
import { RISE } from "./space";

/** Most cubes on the island. */
const CUBES = 260;
/** Most tops on the island. */
const CELLS = 49;
const CAP = 0.13;
const TUFTS = 3;

const matrix = new Matrix4();
const spot = new Vector3();
const spin = new Quaternion();
const size = new Vector3();
const UP = new Vector3(0, 1, 0);
const tint = new Color();

/** Many things of one kind, all written again for each picture. */
class Crowd {
  readonly mesh: InstancedMesh;

  constructor(geometry: BufferGeometry, material: Material, most: number, solid: boolean) {
    this.mesh = new InstancedMesh(geometry, material, most);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = solid;
    this.mesh.receiveShadow = true;
    this.mesh.setColorAt(0, tint.set("#fff"));
    this.mesh.count = 0;
  }

  add(x: number, y: number, z: number, turn: number, big: number, colour?: string): void {
    const at = this.mesh.count;
    if (at >= this.mesh.instanceMatrix.count) return;
    matrix.compose(spot.set(x, y, z), spin.setFromAxisAngle(UP, turn), size.setScalar(big));
    this.mesh.setMatrixAt(at, matrix);
    this.mesh.setColorAt(at, tint.set(colour ?? "#fff"));
    this.mesh.count += 1;
  }

  begin(): void {
    this.mesh.count = 0;
  }

  end(): void {
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor !== null) this.mesh.instanceColor.needsUpdate = true;
  }
}

/** Return a number from 0 to 1, always the same one for the same `n`. */
function chance(n: number): number {
  const wave = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** The land: cubes, their tops with contour lines, and plants. */
export class Terrain {
  readonly group = new Group();
  private readonly earth: Crowd;
  private readonly caps: Crowd;
  private readonly glass: Crowd;
  private readonly glassCaps: Crowd;
  private readonly lines: readonly Crowd[];
  private readonly tufts: Crowd;
  private readonly crowds: readonly Crowd[];

  /** `colours`: the colour of each side's cube, by its letter. */
  constructor(
    private readonly colours: ReadonlyMap<string, string>,
    private readonly nature: Nature,
  ) {
    const stone = new MeshLambertMaterial({ vertexColors: true });
    const ghost = new MeshLambertMaterial({
      vertexColors: true,
      transparent: true,
      opacity: 0.26,
      depthWrite: false,
    });
    const body = shaded(block(0.97, RISE - CAP + 0.03, 0.97, 0.05), 0.74, 1);
    const cap = shaded(block(1, CAP, 1, 0.05), 0.9, 1);
    this.earth = new Crowd(body, stone, CUBES, true);
    this.caps = new Crowd(cap, stone, CUBES, true);
    this.glass = new Crowd(body, ghost, CUBES, false);
    this.glassCaps = new Crowd(cap, ghost, CUBES, false);
    const flat = new PlaneGeometry(0.9, 0.9).rotateX(-Math.PI / 2);
    this.lines = nature.tops.map(
      (_, n) =>
        new Crowd(
          flat,
          new MeshLambertMaterial({
            map: contours(n + 1, nature.lines),
            transparent: true,
            depthWrite: false,
          }),
          CELLS,
          false,
        ),
    );
    this.tufts = new Crowd(nature.plant(), stone, CELLS * TUFTS, false);
    this.crowds = [this.earth, this.caps, this.glass, this.glassCaps, ...this.lines, this.tufts];
    for (const { mesh } of this.crowds) this.group.add(mesh);
  }

  /** Write all cubes in place. `seeThrough`: indices of stacks that hide a piece; `bare`: cells without plants. */
  write(model: Model, seeThrough: ReadonlySet<number>, bare: readonly boolean[]): void {
    for (const crowd of this.crowds) crowd.begin();
    model.columns.forEach((cubes, index) => {
      const glass = seeThrough.has(index);
      cubes.forEach((cube, n) => this.cube(cube, n + 1, n + 1 === cubes.length, glass && n > 0));
      const top = cubes.at(-1);
      if (top !== undefined) this.surface(top, cubes.length, index, !glass && bare[index] !== true);
    });
    for (const cube of model.loose)
      this.cube(cube, Math.min(5, Math.max(1, Math.round(cube.y / RISE) + 1)), true, false);
    for (const crowd of this.crowds) crowd.end();
  }

  private cube(cube: Cube, level: number, top: boolean, glass: boolean): void {
    const { tops, earth } = this.nature;
    const own = this.colours.get(cube.colour);
    const shade = own ?? earth[Math.min(level, 5) - 1] ?? earth[0];
    const cover = own ?? (top ? (tops[Math.min(level, 5) - 1] ?? tops[0]) : shade);
    const { x, y, z, turn, size: big } = cube;
    (glass ? this.glass : this.earth).add(x, y, z, turn, big, shade);
    (glass ? this.glassCaps : this.caps).add(x, y + (RISE - CAP) * big, z, turn, big, cover);
  }

  /** Write the surface of a top: its contour lines, and plants on low land. */
  private surface(top: Cube, height: number, index: number, grows: boolean): void {
    const still = top.size === 1 && top.turn === 0;
    const y = top.y + RISE;
    if (still && top.colour === "n") this.lines[Math.min(height, 5) - 1]?.add(top.x, y + 0.004, top.z, 0, 1);
    if (!grows || !still || height > 2 || top.colour !== "n") return;
    const count = Math.floor(chance(index) * (TUFTS + 1));
    for (let n = 0; n < count; n += 1) {
      const [a, b] = [chance(index * 7 + n), chance(index * 13 + n * 3)];
      const edge = n % 2 === 0 ? 0.36 : -0.36;
      this.tufts.add(
        top.x + (a > 0.5 ? edge : (b - 0.5) * 0.7),
        y,
        top.z + (a > 0.5 ? (b - 0.5) * 0.7 : edge),
        a * 6,
        0.8 + b * 0.6,
        this.nature.growth[height - 1],
      );
    }
  }
}
