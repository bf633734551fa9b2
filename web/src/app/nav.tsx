import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { hall } from "../net/hall";
import { t } from "../ui/i18n";
import { Icon } from "../ui/icons";
import { place, type Place } from "../ui/route";

/** The rooms of the hall: where each is, and the pages that lie in it. */
const ROOMS: readonly { name: string; href: string; pages: readonly Place["page"][] }[] = [
  { name: "nav-play", href: "/", pages: ["lobby", "new", "game"] },
  { name: "nav-watch", href: "/watch", pages: ["watch", "replay"] },
  { name: "nav-daily", href: "/daily", pages: ["daily"] },
  {
    name: "nav-learn",
    href: "/learn",
    pages: ["lessons", "learn", "puzzles", "rules", "books", "book", "edit-book"],
  },
  { name: "nav-tournaments", href: "/tournaments", pages: ["tournaments", "tournament", "series"] },
  { name: "nav-clubs", href: "/clubs", pages: ["clubs", "club"] },
  { name: "nav-rankings", href: "/rankings", pages: ["rankings", "season"] },
];

const open = signal(false);

/** The way to every room of the hall: a row in the head, on small windows behind one button. */
export function Nav(): JSX.Element {
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => void (open.value = false), [place.value]);
  useEffect(() => {
    const close = (event: Event): void => {
      if (!(event.target instanceof Node && nav.current?.contains(event.target) === true)) open.value = false;
    };
    addEventListener("pointerdown", close);
    addEventListener("focusin", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("focusin", close);
    };
  }, []);
  return (
    <nav
      ref={nav}
      class="beam-nav"
      aria-label={t("nav")}
      onKeyDown={(key) => {
        if (key.key !== "Escape" || !open.value) return;
        open.value = false;
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        class="bare beam-menu"
        aria-expanded={open.value}
        aria-controls="rooms"
        aria-label={t("nav-menu")}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name={open.value ? "close" : "menu"} />
      </button>
      <ul id="rooms" class="beam-rooms" data-open={open.value}>
        {ROOMS.map(({ name, href, pages }) => (
          <li key={name}>
            <Room href={href} here={pages.includes(place.value.page)}>
              {t(name)}
            </Room>
          </li>
        ))}
        <Friends />
        <Duties />
      </ul>
    </nav>
  );
}

/** The link to the reader's friends, with the number of requests and unread conversations. */
function Friends(): JSX.Element {
  const { asks, unread } = hall.company.value ?? { asks: 0, unread: 0 };
  const count = asks + unread;
  return (
    <li>
      <Room href="/friends" here={place.value.page === "company" || place.value.page === "conversation"}>
        {t("nav-friends")}
        {count > 0 && (
          <span class="beam-next-count">
            {count}
            <span class="unseen"> {t("company-waits", { count })}</span>
          </span>
        )}
      </Room>
    </li>
  );
}

/** For hosts and moderators: the links to the host's desk and to the reports that wait. */
function Duties(): JSX.Element {
  const { host = false, reports = null } = hall.conduct.value ?? {};
  return (
    <>
      {host && (
        <li>
          <Room duty href="/desk" here={place.value.page === "desk"}>
            {t("nav-desk")}
          </Room>
        </li>
      )}
      {reports !== null && (
        <li>
          <Room duty href="/moderation" here={place.value.page === "moderation"}>
            {t("nav-moderation")}
            {reports > 0 && (
              <span class="beam-next-count">
                {reports}
                <span class="unseen"> {t("fair-reports", { count: reports })}</span>
              </span>
            )}
          </Room>
        </li>
      )}
    </>
  );
}

interface RoomProps {
  href: string;
  here: boolean;
  duty?: boolean;
  children: ComponentChildren;
}

function Room({ href, here, duty = false, children }: RoomProps): JSX.Element {
  return (
    <a class={`beam-room ${duty ? "beam-duty" : ""}`} href={href} aria-current={here ? "page" : undefined}>
      {children}
    </a>
  );
}
