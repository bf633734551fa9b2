import type { HiddenRoomsView } from "../../wire/hidden-rooms";
import { designedLook, type Look } from "./Looks";

/** How the monster of the open stage looks. */
export function useLook(view: Pick<HiddenRoomsView, "key">): Look {
  return designedLook(view.key);
}
