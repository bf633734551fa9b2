import {
  BoxGeometry,
  CylinderGeometry,
  Group,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  SphereGeometry,
} from "three";
import type { Engine } from "./model";
import { raftOf } from "./space";
import { together, type Part } from "./shapes";

const WOOD = "#a06f3d";
const DARK = "#6d4726";

const at = (x: number, y: number, z: number): Matrix4 => new Matrix4().makeTranslation(x, y, z);

/** The catapult: a frame on a raft, and an arm with a spoon. Unturned, it shoots south. */
export class Catapult {
  readonly group = new Group();
  private readonly arm: Mesh;

  constructor() {
    const wood = new MeshLambertMaterial({ vertexColors: true });
    const logs = [-2, -1, 0, 1, 2].map((n): Part => [
      new CylinderGeometry(0.1, 0.1, 1.25, 8).rotateX(Math.PI / 2),
      n % 2 === 0 ? WOOD : DARK,
      at(n * 0.19, 0.06, 0),
    ]);
    const posts = [-1, 1].flatMap((side): Part[] => [
      [new BoxGeometry(0.09, 0.6, 0.09), DARK, at(side * 0.3, 0.42, 0.1)],
      [new BoxGeometry(0.09, 0.09, 0.9), WOOD, at(side * 0.3, 0.18, 0)],
    ]);
    const bar: Part = [new CylinderGeometry(0.06, 0.06, 0.75, 8).rotateZ(Math.PI / 2), DARK, at(0, 0.7, 0.1)];
    const raft = new Mesh(together([...logs, ...posts, bar]), wood);
    const pole: Part = [new BoxGeometry(0.09, 0.95, 0.09), WOOD, at(0, 0.4, 0)];
    const spoon: Part = [
      new SphereGeometry(0.17, 10, 6, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2),
      DARK,
      at(0, 0.95, 0),
    ];
    this.arm = new Mesh(together([pole, spoon]), wood);
    this.arm.position.set(0, 0.3, 0.05);
    raft.castShadow = this.arm.castShadow = true;
    this.group.add(raft, this.arm);
    this.group.visible = false;
  }

  write(engine: Engine | null): void {
    this.group.visible = engine !== null;
    if (engine === null) return;
    const { x, z, yaw } = raftOf(engine.edge, engine.lane);
    this.group.position.set(x, 0, z);
    this.group.rotation.y = yaw;
    this.arm.rotation.x = -1.15 * engine.bent;
  }
}
