// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/** A backup: its file's name, when it was made (unix seconds), and how large it is in bytes. */
export interface BackupLine {
  name: string;
  at: number;
  size: number;
}

/** The desk: processes, settings, tables by state ('idle' besides), backups. `closing`: when this process closes. */
export interface DeskPage {
  now: number;
  processes: ProcessLine[];
  settings: SettingLine[];
  tables: Record<string, number>;
  backups: BackupLine[];
  closing: number | null;
}

/**
 * What a process says of itself. `since` is unix seconds.
 *
 * `lag`: the longest that its loop was late of late; `store`: how long the store took to answer, None when it did
 * not; both in seconds. `bus`: '' without one, 'up', 'down'. `stopgaps`: moves that chance made for a bot, because the
 * bot could not.
 */
export interface Health {
  machine: string;
  pid: number;
  build: string;
  since: number;
  lag: number;
  store: number | null;
  bus: string;
  rooms: number;
  sockets: number;
  closing: boolean;
  stopgaps: number;
}

/** A person; `account` is since when, None for a guest. `muted` and `banned` are until when, while they are. */
export interface PersonLine {
  id: string;
  name: string;
  created: number;
  seen: number;
  account: number | null;
  roles: string[];
  muted: number | null;
  banned: number | null;
}

/** A process of the hall: its last sign of life, people there, what it says of itself (None: an older version). */
export interface ProcessLine {
  id: string;
  at: number;
  people: number;
  health: Health | null;
}

/** A setting as it is, passwords left out. `source`: 'default', 'environment', 'flag'. */
export interface SettingLine {
  name: string;
  value: string;
  source: string;
}

/** A table: `people` are names in order, `entries` how long its log is, `changed` when something last happened. */
export interface TableLine {
  id: string;
  game: string;
  status: string;
  listed: boolean;
  entries: number;
  changed: number;
  people: string[];
}
