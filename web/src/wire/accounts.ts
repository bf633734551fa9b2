// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** The tokens and hooks of an account, and whether it is a robot's, and has a password. */
export interface Access {
  robot: boolean;
  password: boolean;
  tokens: TokenLine[];
  hooks: HookLine[];
}

/**
 * Who one is to the hall.
 *
 * `since` is when the account was made, None for a guest. `password`: whether there is one. `linked`: whether the
 * account opens by `provider`, the host's other way to sign in ('' when there is none). `tokens` are how many
 * programs may come in its name. `tables` and `games` are
 * what the guest of this device has besides, whom one is again after signing out.
 */
export interface Account {
  id: string;
  name: string;
  since: number | null;
  password: boolean;
  sessions: SessionLine[];
  passkeys: PasskeyLine[];
  provider: string;
  linked: boolean;
  tokens: number;
  tables: number;
  games: number;
}

/** Where somebody is told: since when, in unix seconds. `id` is made of the address that the browser has for it. */
export interface Browser {
  id: string;
  device: string;
  since: number;
}

/** Where the browser must go to sign in with the host's provider. */
export interface Elsewhere {
  url: string;
}

/** A hook. `secret` is the key of its signatures; `last` is what came of the last try: '' none, '200', 'timeout'. */
export interface HookLine {
  id: string;
  url: string;
  secret: string;
  created: number;
  last: string;
}

/** A new token: `token` is shown this once. */
export interface MadeToken {
  token: string;
  access: Access;
}

/**
 * A token to be made, good for so many days; 0: until it is taken back. 'read' looks, 'play' also acts.
 *
 * `password` is the account's; empty for an account without one, whose owner has just signed in.
 */
export interface NewToken {
  label: string;
  scopes: ("play" | "read")[];
  days?: number;
  password?: string;
}

/**
 * How somebody is told. By e-mail: whether the hall can write at all, where to (''), and whether that is confirmed.
 * In browsers: the hall's `key` for them ('': it does not push), and those that are told.
 */
export interface Notices {
  possible: boolean;
  address: string;
  confirmed: boolean;
  key: string;
  browsers: Browser[];
}

/** What the browser's authenticator is asked (WebAuthn's options as JSON). */
export interface Options {
  options: Record<string, unknown>;
}

/** A passkey; `used` is None until one has signed in by it. */
export interface PasskeyLine {
  id: string;
  label: string;
  created: number;
  used: number | null;
}

/**
 * What a browser shows: two lines, and the address of the hall that it opens.
 *
 * One of the same `tag` takes the place of the last. What is not `urgent` waits for a day for a browser that is away.
 */
export interface Push {
  title: string;
  body: string;
  url: string;
  tag: string;
  urgent: boolean;
}

/** A device where one is signed in, such as 'Firefox · Linux'; `here` is this one. */
export interface SessionLine {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

/** A token, without what a program shows. */
export interface TokenLine {
  id: string;
  label: string;
  scopes: string[];
  created: number;
  used: number | null;
  expires: number | null;
}

/**
 * The vacation that somebody is on or has planned: when it `begins` and until when it lasts (unix seconds, None:
 * there is none). `left` are the days that they still have this year.
 */
export interface Vacation {
  begins: number | null;
  until: number | null;
  left: number;
}
