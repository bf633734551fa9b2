export { dressing } from "./dressing";
export type { Marks } from "./marks";
export { World } from "./world";
