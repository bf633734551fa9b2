import type { Card } from "./card";
import { HEIGHT, picture, placed, WIDTH } from "./picture";

/** The picture of a card as a file. Throws where the browser cannot draw it. */
export async function drawn(card: Card, hall: string): Promise<Blob> {
  const answer = await fetch(`/games/${encodeURIComponent(card.game)}.svg`);
  const emblem = answer.ok ? placed(await answer.text()) : "";
  return png(picture(card, { emblem, hall, colour: resolved }));
}

/** A colour of the page as a picture can use it, which knows no variables. */
function resolved(colour: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1];
  return name === undefined
    ? colour
    : getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

async function png(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error("no picture")) : done(blob)), "image/png");
  });
}

/** The file as an address that the page may show: its policy allows `data:`, not `blob:`. */
export function shownAs(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error("unread"));
    reader.readAsDataURL(blob);
  });
}
