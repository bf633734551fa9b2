// Written by tools/wire_values.py from the constants of the server: change those, then run it again.

/** Languages of the hall. */
export const LOCALES = ["en", "ja", "de"] as const;
export type Locale = (typeof LOCALES)[number];

/** Version of the socket's protocol. */
export const VERSION = 1;

/** The fewest characters of a password. */
export const LEAST_PASSWORD = 10;

/** The most of each. */
export const MOST = {
  /** Characters of a player's name. */
  name: 24,
  /** Characters of a passkey's label. */
  passkey: 48,
  /** Characters of a password. */
  password: 200,
  /** Characters of a line of chat, of a command, or of a comment. */
  line: 500,
  /** Characters of a club's name. */
  club: 40,
  /** Characters of a name in a stage book. */
  bookName: 40,
  /** Characters of the author or the license of a stage book. */
  bookCredit: 80,
  /** Characters of the description of a monster. */
  bookLook: 240,
  /** Characters of a stage book's key. */
  bookKey: 40,
  /** Characters of a tag. */
  tag: 24,
  /** Tables at which the author of a stage book has tried it. */
  tried: 10,
  /** Characters of a preset's name. */
  preset: 40,
  /** Characters of the name of a club's preset. */
  clubPreset: 40,
  /** Characters of a club's text. */
  clubText: 2000,
  /** Characters of a report. */
  report: 1000,
  /** Characters of the reason of a ruling. */
  why: 1000,
  /** Characters of a note. */
  note: 1000,
  /** Characters of an e-mail address. */
  address: 254,
  /** Characters of a token's label. */
  token: 60,
  /** Characters of a hook's address. */
  hook: 500,
} as const;

/** The code of a face: its parts, and the letters from a on that people choose from. */
export const FACE = { parts: 8, letters: 12 } as const;

/** The characters of bots by chair, and the levels whose bots are the gentle ones. */
export const CHARACTERS = {
  gentleLevels: ["random", "casual"],
  gentle: ["usagi", "tanuki", "hitsuji", "neko", "panda", "kaeru", "risu", "hiyoko", "inu", "shika", "kapibara", "pengin"],
  fierce: ["saru", "kitsune", "kuma", "fukuro", "kappa", "ookami", "inoshishi", "tora", "taka", "tengu", "oni", "ryuu"],
} as const;
