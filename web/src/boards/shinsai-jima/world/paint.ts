import { CanvasTexture, SRGBColorSpace } from "three";

/** Return a colour of the style sheet as `#rrggbb`, whatever its notation. */
export function resolved(css: string, within: Element): string {
  const probe = document.createElement("span");
  probe.style.color = css;
  within.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) return "#888888";
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Return a square picture, `size` pixels wide. The pen's origin is its middle, its edges are at -1 and 1. */
export function picture(size: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d");
  if (pen !== null) {
    pen.translate(size / 2, size / 2);
    pen.scale(size / 2, size / 2);
    draw(pen);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** Return the badge of a seat: its shape in its colour on a disc of its ink. */
export function badge(colour: string, ink: string, shape: string): CanvasTexture {
  return picture(128, (pen) => {
    pen.beginPath();
    pen.arc(0, 0, 0.96, 0, 2 * Math.PI);
    pen.fillStyle = ink;
    pen.fill();
    pen.scale(1 / 15, 1 / 15);
    pen.fillStyle = colour;
    pen.fill(new Path2D(shape));
  });
}

/** Return the contour lines of a top: one more with each level, and from level 4 the helicopter's ring and H. */
export function contours(height: number, colour: string): CanvasTexture {
  return picture(128, (pen) => {
    pen.lineWidth = 0.045;
    pen.strokeStyle = colour;
    for (let line = 1; line < height; line += 1) {
      const half = 0.92 - 0.16 * (line - 1);
      pen.beginPath();
      pen.roundRect(-half, -half, 2 * half, 2 * half, 0.3);
      pen.stroke();
    }
    if (height < 4) return;
    pen.lineWidth = 0.1;
    pen.strokeStyle = "#d2402a";
    pen.beginPath();
    pen.arc(0, 0, 0.34, 0, 2 * Math.PI);
    pen.moveTo(-0.14, -0.18);
    pen.lineTo(-0.14, 0.18);
    pen.moveTo(0.14, -0.18);
    pen.lineTo(0.14, 0.18);
    pen.moveTo(-0.14, 0);
    pen.lineTo(0.14, 0);
    pen.stroke();
  });
}

/** Return the frame of a mark. */
export function frame(fill: string, line: string, dashed = false): CanvasTexture {
  return picture(128, (pen) => {
    pen.beginPath();
    pen.roundRect(-0.88, -0.88, 1.76, 1.76, 0.34);
    pen.fillStyle = fill;
    pen.fill();
    pen.lineWidth = 0.13;
    pen.strokeStyle = line;
    if (dashed) pen.setLineDash([0.2, 0.17]);
    pen.stroke();
  });
}
