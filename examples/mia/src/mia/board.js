// The board of Mia. The hall hands in its own Preact, its texts and parts of its kit: nothing is bundled.

/** The ladder, from low to high (MI-R2): three rows of seven. */
const LADDER = [31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65, 11, 22, 33, 44, 55, 66, 21];
const ROW = 7;
const MIA = 21;
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -ROW, ArrowDown: ROW };
const ANSWERS = { b: "believe", d: "doubt", g: "give-in" };

const valueOf = (dice) => 10 * Math.max(...dice) + Math.min(...dice);
const place = (call) => LADDER.indexOf(call);

export function mount(element, kit) {
  const { h, render, hooks, t, Name, Mark, Die, useDraft, useShortcuts, useKeptFocus } = kit;

  const callText = (call) => (call === MIA ? t("mia-ui-mia") : String(call));

  function Cup({ raised }) {
    return h(
      "svg",
      { class: raised ? "mia-cup raised" : "mia-cup", viewBox: "0 0 120 120", "aria-hidden": "true" },
      h("ellipse", { class: "mia-cup-shade", cx: 60, cy: 108, rx: 54, ry: 8 }),
      h("path", { class: "mia-cup-side", d: "M30 16 Q60 8 90 16 L106 102 Q60 118 14 102 Z" }),
      h("path", { class: "mia-cup-light", d: "M40 17 Q46 14 52 14 L46 108 Q36 107 28 105 Z" }),
      h("path", { class: "mia-cup-band", d: "M16 91 Q60 106 104 91 L106 102 Q60 118 14 102 Z" }),
      h("path", { class: "mia-cup-stitch", d: "M17 86 Q60 101 103 86" }),
      h("ellipse", { class: "mia-cup-top", cx: 60, cy: 16, rx: 30, ry: 6 }),
    );
  }

  function Dice({ dice }) {
    return h(
      "span",
      { class: "mia-dice", role: "img", "aria-label": callText(valueOf(dice)) },
      dice.map((value, each) => h(Die, { key: each, value, label: String(value) })),
    );
  }

  function Lives({ left, begin }) {
    return h(
      "span",
      { class: "mia-lives", role: "img", "aria-label": t("mia-ui-lives", { lives: left }) },
      h("span", null, "♥".repeat(left)),
      h("span", { class: "mia-lost" }, "♡".repeat(Math.max(0, begin - left))),
    );
  }

  /** Everybody with their lives, and what they called in this round. */
  function Players({ view, seats }) {
    const said = (seat) => view.calls.filter((one) => one.seat === seat).at(-1);
    const standing = view.calls.at(-1);
    return h(
      "ul",
      { class: "mia-players" },
      seats.map((look) => {
        const own = said(look.seat);
        const state = [
          "mia-player",
          !view.ended && look.seat === view.mover && "moves",
          view.lives[look.seat] === 0 && "out",
        ];
        return h(
          "li",
          { key: look.seat, class: state.filter(Boolean).join(" ") },
          h(Name, { look }),
          h(Lives, { left: view.lives[look.seat], begin: view.begin }),
          own !== undefined &&
            h("span", { class: own === standing ? "mia-said stands" : "mia-said" }, callText(own.call)),
        );
      }),
    );
  }

  /** How the round before ended: whose call, what lay under the cup, who paid. */
  function Before({ lifted, seats }) {
    return h(
      "div",
      { class: "mia-before" },
      h("h3", null, t("mia-ui-before")),
      h("p", null, h(Name, { look: seats[lifted.victim] }), " ", t("mia-ui-called", { call: lifted.call })),
      lifted.dice.length > 0
        ? h(Dice, { dice: lifted.dice })
        : h("p", null, h(Name, { look: seats[lifted.seat] }), " ", t("mia-ui-gave-in")),
      h("p", null, h(Name, { look: seats[lifted.loser] }), " ", t("mia-ui-loses", { lost: lifted.lost })),
    );
  }

  /** What is asked now, and of whom. */
  function Task({ view, seats, asked }) {
    const standing = view.calls.at(-1);
    if (view.ended) {
      const winner = seats.find((look) => view.lives[look.seat] > 0);
      return h("p", { class: "mia-task" }, winner && h(Name, { look: winner }), " ", t("mia-ui-won"));
    }
    if (!asked) {
      return h(
        "p",
        { class: "mia-task" },
        h(Name, { look: seats[view.mover] }),
        " ",
        t(`mia-ui-wait-${view.phase}`),
      );
    }
    if (view.phase === "answer") {
      return h(
        "p",
        { class: "mia-task" },
        h(Name, { look: seats[standing.seat] }),
        " ",
        t("mia-ui-called", { call: standing.call }),
        " ",
        t(standing.call === MIA ? "mia-ui-ask-mia" : "mia-ui-ask"),
      );
    }
    return h(
      "p",
      { class: "mia-task" },
      standing ? t("mia-ui-above", { call: standing.call }) : t("mia-ui-any"),
    );
  }

  /** The 21 throws. Those that may be called are buttons: one stop of the Tab key, arrows go over them. */
  function Ladder({ view, seats, offered, busy, make }) {
    const legal = new Map(offered.filter((move) => move.do === "call").map((move) => [move.call, move]));
    const own = view.own.length ? place(valueOf(view.own)) : -1;
    const lowest = LADDER.find((call) => legal.has(call));
    const [spot, setSpot] = hooks.useState(lowest);
    const stop = legal.has(spot) ? spot : lowest;
    const move = (event) => {
      const step = STEPS[event.key];
      if (step === undefined || stop === undefined) return;
      event.preventDefault();
      const next = LADDER[place(stop) + step];
      if (!legal.has(next)) return;
      setSpot(next);
      event.currentTarget.querySelector(`[data-call="${next}"]`).focus();
    };
    const standing = view.calls.at(-1)?.call;
    return h(
      "div",
      { class: "mia-ladder", role: "group", "aria-label": t("mia-ui-ladder"), onKeyDown: move },
      LADDER.map((call, each) => {
        const said = view.calls.find((one) => one.call === call);
        const passed = standing !== undefined && each <= place(standing);
        const what = [
          "mia-step",
          call === standing && "stands",
          passed && "passed",
          each === own && "own",
          legal.has(call) && (each <= own ? "true" : "bluff"),
        ];
        const inside = [
          h("span", { key: "call" }, callText(call)),
          said && h("span", { key: "said", class: "mia-by" }, h(Mark, { look: seats[said.seat] })),
        ];
        const common = { key: call, class: what.filter(Boolean).join(" ") };
        if (!legal.has(call)) return h("span", common, inside);
        const label = `${t("mia-move-call", { call })}. ${t(each <= own ? "mia-ui-true" : "mia-ui-bluff")}`;
        return h(
          "button",
          {
            ...common,
            type: "button",
            "data-call": call,
            "aria-label": label,
            title: label,
            "aria-disabled": busy,
            tabIndex: call === stop ? 0 : -1,
            onFocus: () => setSpot(call),
            onClick: () => make(legal.get(call)),
          },
          inside,
        );
      }),
    );
  }

  function Board(props) {
    const { view, seats } = props;
    const { offered, busy, send } = useDraft(props, view.mover);
    const root = hooks.useRef(null);
    const first = hooks.useRef(0);
    useKeptFocus(root, ".mia-acts button, .mia-ladder button[tabindex='0']");
    const make = (move) => {
      if (move !== undefined && !busy) void send(move);
    };
    useShortcuts(({ key }) => {
      if (ANSWERS[key]) make(offered.find((move) => move.do === ANSWERS[key]));
      if (!/^[1-6]$/.test(key)) return;
      if (first.current) {
        const call = valueOf([first.current, Number(key)]);
        first.current = 0;
        make(offered.find((move) => move.do === "call" && move.call === call));
      } else {
        first.current = Number(key);
      }
    });
    const answers = offered.filter((move) => move.do !== "call");
    const last = view.lifted;
    const shown = view.own.length ? view.own : view.ended && last ? last.dice : [];
    const standing = view.calls.at(-1);
    return h(
      "div",
      { class: "mia-board", ref: root },
      h(Players, { view, seats }),
      h(
        "div",
        { class: "mia-tray" },
        h(
          "div",
          { class: "mia-under" },
          h(Cup, { key: `${view.calls.length}-${view.lives.join()}`, raised: shown.length > 0 }),
          shown.length > 0 && h(Dice, { dice: shown }),
          view.own.length > 0 && h("p", { class: "mia-yours" }, t("mia-ui-own", { call: valueOf(view.own) })),
        ),
        standing !== undefined &&
          h(
            "div",
            { class: "mia-bubble" },
            h(Name, { look: seats[standing.seat] }),
            h("strong", null, callText(standing.call)),
          ),
        last !== null && h(Before, { lifted: last, seats }),
      ),
      h(Task, { view, seats, asked: offered.length > 0 }),
      h(
        "div",
        { class: "mia-acts" },
        answers.map((move) =>
          h(
            "button",
            {
              key: move.do,
              type: "button",
              class: move.do === "doubt" ? "button primary" : "button plain",
              "aria-disabled": busy,
              onClick: () => make(move),
            },
            t(`mia-move-${move.do}`),
          ),
        ),
      ),
      h(Ladder, { view, seats, offered, busy, make }),
      props.submit !== null && h("p", { class: "mia-keys" }, t("mia-ui-keys")),
    );
  }

  return {
    show: (props) => render(h(Board, props), element),
    leave: () => render(null, element),
  };
}
