import type { JSX } from "preact";

const DRAWN = {
  back: "M15 5l-7 7 7 7",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M13 4v6M7 14v6",
  fold: "M5 9l7 7 7-7",
  share: "M12 15V4M8 8l4-4 4 4M5 12v7h14v-7",
  send: "M4 12l16-7-6 15-3-6z",
  log: "M5 6h14M5 12h14M5 18h9",
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  tool: "M4 6h10M18 6h2M4 12h3M11 12h9M4 18h8M16 18h4M14 4v4M7 10v4M12 16v4",
  play: "M8 5v14l11-7z",
  pause: "M8 5v14M16 5v14",
  first: "M18 5l-8 7 8 7M6 5v14",
  previous: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  last: "M6 5l8 7-8 7M18 5v14",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12l5 5 9-11",
  eye: "M2 12c4-8 16-8 20 0-4 8-16 8-20 0zM12 9a3 3 0 100 6 3 3 0 000-6",
  desk: "M3 8h18M5 8v11M19 8v11M5 12h6v4H5M14 4h4v4h-4z",
  scales: "M12 4v16M7 20h10M4 7h16M4 7l-2.500 6a3 3 0 005.500 0zM20 7l-2.500 6a3 3 0 005.500 0z",
  people:
    "M9 11a3.500 3.500 0 100-7 3.500 3.500 0 000 7M2.500 20c0-8 13-8 13 0M16 4.500a3.500 3.500 0 010 6.500M18 14c2.500 .8 3.500 3 3.500 6",
  sound: "M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4.500 4.500 0 010 6M18 6.500a8 8 0 010 11",
  silence: "M4 9.500v5h3.500L12 19V5L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5",
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M5 12h.01M12 12h.01M19 12h.01",
} as const;

/** A small line drawing beside a word; never the only name of anything. */
export function Icon({ name }: { name: keyof typeof DRAWN }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={DRAWN[name]} />
    </svg>
  );
}
