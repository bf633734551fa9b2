import type { JSX } from "preact";

/** Dyes of the cloth: dark enough for white letters, in the light and in the dark. */
const DYES = ["#7f1f17", "#1f4a7d", "#1f5a45", "#5c3a8c", "#6d4426", "#31464f"] as const;

/** The curtain over a club's door, with the first letter of its name. */
export function Noren({ id, name }: { id: string; name: string }): JSX.Element {
  const dye = DYES[parseInt(id, 16) % DYES.length];
  return (
    <svg class="noren" viewBox="0 0 96 84" aria-hidden="true" focusable="false">
      <rect class="noren-rod" x="0" y="6" width="96" height="6" rx="3" />
      <path
        style={{ fill: dye }}
        d="M6 12H90V74Q83 78 77 75T64 75V40H63V76Q56 79 49 76T34 75V40H33V75Q26 79 19 76T6 75Z"
      />
      <path class="noren-fold" d="M20 12V76M34 12V40M48 12V77M63 12V40M77 12V75" />
      <path class="noren-loop" d="M12 4v10M30 4v10M48 4v10M66 4v10M84 4v10" />
      <circle cx="48" cy="42" r="21" class="noren-disc" />
      <text x="48" y="52.500" style={{ fill: dye }}>
        {Array.from(name)[0]?.toUpperCase()}
      </text>
    </svg>
  );
}
