import type { Privacy } from "../wire/http";
import { call } from "./http";

/** Friends, and the reader's limits on contact by others. Every call throws `Failure`. */
export const company = {
  circle: () => call("get", "/api/me/friends"),
  /** Asks somebody to be friends, or agrees; with `on` false ends that. */
  befriend: (player: string, on: boolean) =>
    call(on ? "put" : "delete", "/api/me/friends/{player}", { path: { player } }),
  privacy: (body: Privacy) => call("put", "/api/me/privacy", { body }),
  dealing: (player: string) => call("get", "/api/people/{player}/dealing", { path: { player } }),
  conversations: () => call("get", "/api/me/conversations"),
  read: (player: string, n: number) =>
    call("post", "/api/me/conversations/{player}/read", { path: { player }, body: { n } }),
  /** A moderator takes the words of a line away. */
  erase: (place: string, n: number) => call("post", "/api/moderation/lines", { body: { place, n } }),
};

/** A place of talk that is no table, with calls to read its lines and to say one. */
export interface Place {
  load: () => ReturnType<typeof lobbyTalk.load>;
  say: (text: string) => ReturnType<typeof lobbyTalk.say>;
}

export const lobbyTalk = {
  load: () => call("get", "/api/talk/lobby"),
  say: (text: string) => call("post", "/api/talk/lobby", { body: { text } }),
};

export function clubTalk(club: string): Place {
  return {
    load: () => call("get", "/api/talk/clubs/{club}", { path: { club } }),
    say: (text) => call("post", "/api/talk/clubs/{club}", { path: { club }, body: { text } }),
  };
}

export function letters(player: string): Place {
  return {
    load: () => call("get", "/api/me/conversations/{player}", { path: { player } }),
    say: (text) => call("post", "/api/me/conversations/{player}", { path: { player }, body: { text } }),
  };
}
