import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import { U, frame, outside, spot, towards, type Layout } from "./geometry";
import type { Moment } from "./moment";
import type { Scene } from "./scene";

interface Props {
  moment: Moment;
  layout: Layout;
  scene: Scene;
  seats: readonly SeatLook[];
}

/** The end of a game in the hall: morning breaks through the exit, or the lights go out and two eyes remain. */
export function Ending({ moment, layout, scene, seats }: Props): JSX.Element {
  return moment.is === "won" ? (
    <Morning layout={layout} looks={moment.seats.flatMap((seat) => seats[seat] ?? [])} over={moment.over} />
  ) : (
    <Dark layout={layout} square={scene.beast.square} over={moment.over} />
  );
}

const LIGHTS = 22;
/** The golden angle, in radians: no two of its multiples lie on one line. */
const GOLDEN = 2.399963;

interface PartProps extends Pick<Props, "layout"> {
  /** Called at the end of the animation. */
  over: () => void;
}

function Morning({ layout, looks, over }: PartProps & { looks: readonly SeatLook[] }): JSX.Element {
  const { x, y } = outside(layout, "exit");
  const into = towards(layout, "E");
  const down = towards(layout, "S");
  return (
    <g class="ending morning" aria-hidden="true" transform={`translate(${x} ${y})`}>
      <circle r={U * 17} fill="url(#ff-dawn)" class="dawn" onAnimationEnd={over} />
      {Array.from({ length: LIGHTS }, (_, n) => {
        const look = looks[n % Math.max(1, looks.length)];
        const far = U * (2.5 + ((n * 5) % 11));
        // Nearly a quarter of a circle, from one wall to the other.
        const angle = (((n * GOLDEN) % (2 * Math.PI)) / (2 * Math.PI)) * 1.5;
        const across = far * Math.cos(angle);
        const along = far * Math.sin(angle);
        const to = { x: into.x * across + down.x * along, y: into.y * across + down.y * along };
        return (
          <path
            key={n}
            d={look?.shape}
            class="light"
            style={{
              "--to": `${Math.round(to.x)}px, ${Math.round(to.y)}px`,
              "--own": look?.colour,
              animationDelay: `${(n % 7) * 90}ms`,
            }}
          />
        );
      })}
    </g>
  );
}

function Dark({ layout, square, over }: PartProps & { square: string }): JSX.Element {
  const { x, y, width, height } = frame(layout);
  const at = spot(layout, square);
  return (
    <g class="ending dark" aria-hidden="true">
      <rect
        x={x - width}
        y={y - height}
        width={3 * width}
        height={3 * height}
        class="night"
        onAnimationEnd={over}
      />
      <g transform={`translate(${at.x} ${at.y - 6})`} class="eyes">
        <ellipse cx="-9" rx="7" ry="5" />
        <ellipse cx="9" rx="7" ry="5" />
        <circle cx="-9" r="2.6" />
        <circle cx="9" r="2.6" />
      </g>
    </g>
  );
}
