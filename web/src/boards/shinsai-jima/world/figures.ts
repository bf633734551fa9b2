import {
  BoxGeometry,
  ConeGeometry,
  CylinderGeometry,
  Group,
  LatheGeometry,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  OctahedronGeometry,
  PlaneGeometry,
  SphereGeometry,
  Vector2,
  type BufferGeometry,
  type Texture,
} from "three";
import type { Body } from "./model";
import { together, type Part } from "./shapes";

const SKIN = "#f3c79c";
const TANNED = "#9c6238";
const INK = "#20150d";
const WHITE = "#fffaf0";
/** Factor by which figures are larger than life. */
const BIG = 1.12;
const GREY = "#8d857b";

const at = (x: number, y: number, z: number): Matrix4 => new Matrix4().makeTranslation(x, y, z);
const tilted = (x: number, y: number, z: number, about: number): Matrix4 =>
  at(x, y, z).multiply(new Matrix4().makeRotationX(about));
const leaning = (x: number, y: number, z: number, about: number): Matrix4 =>
  at(x, y, z).multiply(new Matrix4().makeRotationZ(about));

const ROBE = [
  [0, 0.03],
  [0.27, 0.04],
  [0.25, 0.12],
  [0.19, 0.27],
  [0.15, 0.42],
  [0.09, 0.49],
  [0, 0.5],
] as const;

function robe(): BufferGeometry {
  return new LatheGeometry(
    ROBE.map(([x, y]) => new Vector2(x, y)),
    14,
  );
}

/** Return a face that looks south: two eyes, or two crosses for the dead. */
function face(alive: boolean): Part[] {
  const sides = [-1, 1] as const;
  if (!alive)
    return sides.flatMap((side) =>
      [-1, 1].map((lean): Part => [
        new BoxGeometry(0.13, 0.026, 0.02),
        INK,
        leaning(side * 0.078, 0.65, 0.2, lean * 0.78),
      ]),
    );
  return [
    ...sides.flatMap((side): Part[] => [
      [new SphereGeometry(0.06, 8, 6), WHITE, at(side * 0.078, 0.65, 0.165)],
      [new SphereGeometry(0.034, 8, 6), INK, at(side * 0.074, 0.648, 0.212)],
    ]),
    [new BoxGeometry(0.08, 0.02, 0.02), "#a8553c", at(0, 0.555, 0.2)],
  ];
}

/** Return a foot with a tip in front: it shows the direction of the figure from behind, too. */
function foot(): Part[] {
  return [
    [new CylinderGeometry(0.3, 0.32, 0.05, 18), INK, at(0, 0.025, 0)],
    [new ConeGeometry(0.13, 0.2, 3).rotateX(Math.PI / 2).scale(1, 0.28, 1), "#fff2c4", at(0, 0.04, 0.38)],
  ];
}

function arms(colour: string, hand: string): Part[] {
  return [-1, 1].flatMap((side): Part[] => [
    [new CylinderGeometry(0.05, 0.06, 0.26, 7), colour, tilted(side * 0.2, 0.33, 0.06, -0.5)],
    [new SphereGeometry(0.058, 7, 5), hand, at(side * 0.2, 0.22, 0.13)],
  ]);
}

/** Return a settler: a robe and a cap in the colour of the side. */
function settler(colour: string, alive: boolean): BufferGeometry {
  const skin = alive ? SKIN : "#cdbfae";
  return together([
    ...foot(),
    [robe(), colour],
    ...arms(colour, skin),
    [new SphereGeometry(0.2, 16, 12), skin, at(0, 0.62, 0)],
    [
      new SphereGeometry(0.218, 16, 8, 0, Math.PI * 2, 0, Math.PI * 0.46),
      colour,
      tilted(0, 0.64, -0.01, -0.32),
    ],
    [new CylinderGeometry(0.13, 0.15, 0.03, 12).scale(1, 1, 0.8), colour, tilted(0, 0.725, 0.17, 0.2)],
    ...face(alive),
  ]);
}

/** Return a native: a straw skirt, a headband and a feather. */
function native(alive: boolean): BufferGeometry {
  const skin = alive ? TANNED : "#82705f";
  return together([
    ...foot(),
    [robe(), skin],
    [new ConeGeometry(0.3, 0.24, 11, 1, true), "#dcb55c", at(0, 0.17, 0)],
    ...arms(skin, skin),
    [new SphereGeometry(0.2, 16, 12), skin, at(0, 0.62, 0)],
    [
      new SphereGeometry(0.21, 14, 6, 0, Math.PI * 2, 0, Math.PI * 0.4),
      "#3a2418",
      tilted(0, 0.64, -0.02, -0.35),
    ],
    [new CylinderGeometry(0.207, 0.213, 0.045, 16), "#e8d9b0", tilted(0, 0.7, 0, -0.1)],
    [new ConeGeometry(0.05, 0.3, 5).scale(1, 1, 0.4), alive ? "#d0432c" : GREY, tilted(0, 0.9, -0.16, -0.35)],
    ...face(alive),
  ]);
}

/** The look of a figure. */
export interface Dress {
  colour: string;
  /** The badge of the seat; null for natives. */
  badge: Texture | null;
}

/** One figure with its badges and stars. */
class Figure {
  readonly group = new Group();
  private readonly figure: Mesh;
  private readonly stars: Mesh;

  constructor(
    private readonly looks: { alive: BufferGeometry; dead: BufferGeometry },
    cloth: MeshLambertMaterial,
    badge: MeshLambertMaterial | null,
    stars: { form: BufferGeometry; gold: MeshLambertMaterial },
  ) {
    this.figure = new Mesh(looks.alive, cloth);
    this.figure.castShadow = true;
    this.figure.receiveShadow = true;
    this.stars = new Mesh(stars.form, stars.gold);
    this.stars.position.y = 0.98;
    this.figure.add(this.stars);
    if (badge !== null) this.figure.add(...badges(badge));
    this.group.add(this.figure);
  }

  write(body: Body): void {
    this.group.position.set(body.x, body.y, body.z);
    this.group.rotation.y = body.yaw;
    this.group.scale.setScalar(Math.max(body.size * BIG, 0.001));
    this.figure.geometry = body.mood === "corpse" ? this.looks.dead : this.looks.alive;
    // A figure falls on its back, in the middle of its cell.
    this.figure.rotation.x = (-Math.PI / 2) * body.lie;
    this.figure.position.set(0, 0.22 * body.lie, 0.42 * body.lie);
    this.stars.visible = body.mood === "stunned";
  }
}

const PLATE = new PlaneGeometry(0.26, 0.26);

/** Return the badges on chest, back and cap. */
function badges(material: MeshLambertMaterial): Mesh[] {
  const chest = new Mesh(PLATE, material);
  chest.position.set(0, 0.34, 0.188);
  chest.rotation.x = -0.28;
  const back = new Mesh(PLATE, material);
  back.position.set(0, 0.34, -0.188);
  back.rotation.set(-0.28, Math.PI, 0, "YXZ");
  const cap = new Mesh(PLATE, material);
  cap.position.set(0, 0.85, -0.06);
  cap.rotation.x = -Math.PI / 2 - 0.3;
  return [chest, back, cap];
}

/** All figures on the island. */
export class Figures {
  readonly group = new Group();
  private readonly figures = new Map<string, Figure>();
  private readonly cloth = new MeshLambertMaterial({ vertexColors: true });
  private readonly stars = {
    form: starRing(),
    gold: new MeshLambertMaterial({ color: "#ffd75a", emissive: "#8a6200" }),
  };
  private readonly looks = new Map<string, { alive: BufferGeometry; dead: BufferGeometry }>();

  /** `dress` returns the look of a piece by its name. */
  constructor(private readonly dress: (id: string) => Dress) {}

  write(bodies: ReadonlyMap<string, Body>): void {
    for (const [id, figure] of this.figures) figure.group.visible = bodies.has(id);
    for (const body of bodies.values()) this.figure(body.id).write(body);
  }

  private figure(id: string): Figure {
    const known = this.figures.get(id);
    if (known !== undefined) return known;
    const { colour, badge } = this.dress(id);
    const plate = badge === null ? null : new MeshLambertMaterial({ map: badge, alphaTest: 0.5 });
    const made = new Figure(this.look(badge === null ? "" : colour), this.cloth, plate, this.stars);
    this.figures.set(id, made);
    this.group.add(made.group);
    return made;
  }

  /** Return the forms of a colour, living and dead; '' means the natives. */
  private look(colour: string): { alive: BufferGeometry; dead: BufferGeometry } {
    const known = this.looks.get(colour);
    if (known !== undefined) return known;
    const made =
      colour === ""
        ? { alive: native(true), dead: native(false) }
        : { alive: settler(colour, true), dead: settler(colour, false) };
    this.looks.set(colour, made);
    return made;
  }
}

function starRing(): BufferGeometry {
  return together(
    [0, 1, 2, 3].map((n): Part => {
      const angle = (n * Math.PI) / 2;
      return [new OctahedronGeometry(0.06), "#fff", at(Math.cos(angle) * 0.22, 0, Math.sin(angle) * 0.22)];
    }),
  );
}
