import {
  Color,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from "three";
import type { Spot } from "./space";

const MOST = 120;
const WEIGHT = 5.5;

interface Spark {
  from: Spot;
  way: Spot;
  born: number;
  lasts: number;
  big: number;
}

const matrix = new Matrix4();
const spot = new Vector3();
const spin = new Quaternion();
const size = new Vector3();
const tint = new Color();

/** Dust, drops and splinters: small things that fly up, fall and vanish. */
export class Sparks {
  readonly mesh: InstancedMesh;
  private readonly sparks: (Spark | null)[] = Array.from({ length: MOST }, () => null);
  private next = 0;

  constructor() {
    this.mesh = new InstancedMesh(new IcosahedronGeometry(0.5, 0), new MeshLambertMaterial(), MOST);
    this.mesh.frustumCulled = false;
    matrix.makeScale(0, 0, 0);
    for (let n = 0; n < MOST; n += 1) {
      this.mesh.setMatrixAt(n, matrix);
      this.mesh.setColorAt(n, tint.set("#fff"));
    }
  }

  /** Send out `count` sparks from a point, at a moment in seconds. */
  burst(
    from: Spot,
    now: number,
    count: number,
    look: { colours: readonly string[]; up: number; out: number; big: number },
  ): void {
    for (let n = 0; n < count; n += 1) {
      const angle = Math.random() * 2 * Math.PI;
      const out = look.out * (0.4 + Math.random() * 0.8);
      this.sparks[this.next] = {
        from: { x: from.x + Math.cos(angle) * 0.3, y: from.y + 0.05, z: from.z + Math.sin(angle) * 0.3 },
        way: { x: Math.cos(angle) * out, y: look.up * (0.5 + Math.random() * 0.7), z: Math.sin(angle) * out },
        born: now,
        lasts: 0.5 + Math.random() * 0.45,
        big: look.big * (0.5 + Math.random()),
      };
      this.mesh.setColorAt(this.next, tint.set(look.colours[n % look.colours.length] ?? "#fff"));
      this.next = (this.next + 1) % MOST;
    }
    if (this.mesh.instanceColor !== null) this.mesh.instanceColor.needsUpdate = true;
  }

  /** Move all sparks to their places at a moment in seconds. Return true while any flies. */
  at(now: number): boolean {
    let flying = false;
    this.sparks.forEach((spark, n) => {
      if (spark === null) return;
      const age = now - spark.born;
      const left = 1 - age / spark.lasts;
      if (left <= 0) {
        this.sparks[n] = null;
        matrix.makeScale(0, 0, 0);
      } else {
        flying = true;
        const { from, way } = spark;
        spot.set(from.x + way.x * age, from.y + way.y * age - (WEIGHT / 2) * age * age, from.z + way.z * age);
        matrix.compose(spot, spin, size.setScalar(spark.big * Math.min(1, left * 2)));
      }
      this.mesh.setMatrixAt(n, matrix);
    });
    this.mesh.instanceMatrix.needsUpdate = true;
    return flying;
  }
}
