import {
  DataTexture,
  LinearFilter,
  Mesh,
  PlaneGeometry,
  RedFormat,
  ShaderMaterial,
  Vector3,
  Vector4,
} from "three";
import type { Nature } from "./land";
import { middleOf } from "./space";

/** Most rings on the water at the same time. */
const RINGS = 6;
/** Seconds that a ring lasts. */
const LASTS = 1.5;
/** Points along each side of the map of the shore. */
const FINE = 80;
/** Distance of the map's edges from the middle, in cells. */
const REACH = 5;

const VERTEX = `
varying vec2 spot;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  spot = world.xz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const FRAGMENT = `
uniform sampler2D shore;
uniform float now;
uniform vec4 rings[${String(RINGS)}];
uniform vec3 deep;
uniform vec3 blue;
uniform vec3 shoal;
uniform vec3 white;
uniform vec3 ground;
varying vec2 spot;
void main() {
  vec2 uv = spot / ${String(REACH * 2)}.0 + 0.5;
  vec2 edge = step(abs(uv - 0.5), vec2(0.5));
  float inside = edge.x * edge.y;
  float far = mix(3.0, texture2D(shore, uv).r * 3.0, inside);
  far = max(far, length(spot) - 4.6);
  float swell = sin(spot.x * 1.7 + now * 0.9 + sin(spot.y * 1.3 + now * 0.5)) * sin(spot.y * 2.1 - now * 0.7);
  float calm = smoothstep(2.6, 11.0, length(spot));
  vec3 water = mix(shoal, blue, smoothstep(0.05, 1.15, far + swell * 0.05));
  water = mix(water, deep, calm);
  float lap = far + swell * 0.035;
  float line = smoothstep(0.030, 0.0, abs(lap - 0.17 - 0.035 * sin(now * 1.1)))
    + 0.6 * smoothstep(0.022, 0.0, abs(lap - 0.40 - 0.05 * sin(now * 0.8 + 1.0)));
  line += smoothstep(0.085, 0.045, lap) * smoothstep(0.0, 0.025, far);
  float ripple = sin(spot.y * 9.0 + 2.2 * sin(spot.x * 1.9 + now * 0.6) + now * 0.5);
  float glint = smoothstep(0.86, 1.0, ripple) * smoothstep(0.35, 0.9, swell) * 0.13 * (1.0 - calm);
  float foam = 0.0;
  for (int n = 0; n < ${String(RINGS)}; n += 1) {
    vec4 ring = rings[n];
    float age = (now - ring.z) / ${LASTS.toFixed(1)};
    if (age < 0.0 || age > 1.0) continue;
    float away = distance(spot, ring.xy);
    float wide = 0.25 + age * (1.1 + ring.w);
    foam += (1.0 - age) * smoothstep(0.14, 0.0, abs(away - wide));
    foam += (1.0 - age) * 0.5 * smoothstep(0.10, 0.0, abs(away - wide * 0.55));
    foam += (1.0 - smoothstep(0.0, 0.35, age)) * smoothstep(0.5, 0.1, away);
  }
  water += glint;
  water = mix(ground, water, smoothstep(0.0, 0.02, far));
  water = mix(water, white, clamp(line * 0.72 + foam * 0.8, 0.0, 0.95) * inside);
  gl_FragColor = vec4(water, 1.0);
  #include <colorspace_fragment>
}`;

/** The water around the island: shallow along the shore, with rings where a thing falls in or land sinks. */
export class Sea {
  readonly mesh: Mesh;
  private readonly map = new Uint8Array(FINE * FINE);
  private readonly shore: DataTexture;
  private readonly rings = Array.from({ length: RINGS }, () => new Vector4(0, 0, -100, 0));
  private readonly stuff: ShaderMaterial;
  private land = "";
  private next = 0;

  constructor({ deep, blue, shoal, foam, ground }: Nature["water"]) {
    const paint = (colour: Nature["water"]["deep"]): { value: Vector3 } => ({
      value: new Vector3(...colour),
    });
    this.shore = new DataTexture(this.map, FINE, FINE, RedFormat);
    this.shore.minFilter = this.shore.magFilter = LinearFilter;
    this.stuff = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: {
        shore: { value: this.shore },
        now: { value: 0 },
        rings: { value: this.rings },
        deep: paint(deep),
        blue: paint(blue),
        shoal: paint(shoal),
        white: paint(foam),
        ground: paint(ground),
      },
    });
    this.mesh = new Mesh(new PlaneGeometry(80, 80).rotateX(-Math.PI / 2), this.stuff);
  }

  /** Draw the water at a moment in seconds. Return true while rings run. */
  at(now: number): boolean {
    const time = this.stuff.uniforms["now"];
    if (time !== undefined) time.value = now;
    return this.rings.some(({ z }) => now - z < LASTS);
  }

  /** Start a ring at a point, at a moment in seconds. */
  ring(x: number, z: number, now: number, strength: number): void {
    this.rings[this.next]?.set(x, z, now, strength);
    this.next = (this.next + 1) % RINGS;
  }

  /** Draw the shore again if land came or went. */
  around(heights: readonly number[]): void {
    const land = heights.map((height) => (height > 0 ? "#" : "~")).join("");
    if (land === this.land) return;
    this.land = land;
    const cells = heights.flatMap((height, index) => (height > 0 ? [middleOf(index)] : []));
    for (let row = 0; row < FINE; row += 1)
      for (let column = 0; column < FINE; column += 1) {
        const x = ((column + 0.5) / FINE) * 2 * REACH - REACH;
        const z = ((row + 0.5) / FINE) * 2 * REACH - REACH;
        let near = 3;
        for (const cell of cells) {
          const dx = Math.max(0, Math.abs(x - cell.x) - 0.5);
          const dz = Math.max(0, Math.abs(z - cell.z) - 0.5);
          near = Math.min(near, Math.hypot(dx, dz));
        }
        this.map[row * FINE + column] = (near / 3) * 255;
      }
    this.shore.needsUpdate = true;
  }
}
