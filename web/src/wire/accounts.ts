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

/** A browser in which a player gets notifications. */
export interface Browser {
  /** Derived from its push endpoint, so that a browser can find itself in the list. */
  id: string;
  /** Browser and system, such as 'Firefox · Linux'; '' for unknown ones. */
  device: string;
  /** Unix seconds of the subscription. */
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

/** The notification settings of a player. */
export interface Notices {
  /** True when the hall can send mail. */
  possible: boolean;
  /** E-mail address; '' without one. */
  address: string;
  /** True once the owner of the address has agreed. Nothing else is sent there before. */
  confirmed: boolean;
  /** The hall's public key for push subscriptions, in base64url; '' when push is off. */
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

/** The notification that a browser shows. */
export interface Push {
  title: string;
  body: string;
  /** Path in the hall that a click opens. */
  url: string;
  /** A notification replaces the one before with the same tag. */
  tag: string;
  /** False: the push service keeps it for a day instead of ten minutes. */
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
