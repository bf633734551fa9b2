export type { Marks } from "./marks";
export { NO_MARKS } from "./marks";
export { badge, resolved } from "./paint";
export { World } from "./world";
