import type { JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { blockedText, type Asking, type Desk } from "./desk";
import { mustDrop } from "./selection";
import { ui } from "./ui";

/** GO, STOP or DROP, each with the reason when it cannot be done (CS-I5, CS-I7, CS-I8). */
export function Actions({ desk }: { desk: Desk }): JSX.Element {
  const asking = desk.asking.value;
  if (asking !== null) return <Question desk={desk} asking={asking} />;
  const busy = desk.sending.value;
  if (mustDrop(desk.props.view))
    return (
      <div class="cs-actions">
        <button type="button" class="cs-act drop" disabled={busy} onClick={() => desk.drop()}>
          <b>{ui("drop")}</b>
          <small>{ui("drop-hint")}</small>
        </button>
      </div>
    );
  return <GoStop desk={desk} busy={busy} />;
}

function GoStop({ desk, busy }: { desk: Desk; busy: boolean }): JSX.Element {
  const why = useId();
  const { choice } = desk;
  const dead = choice?.live === false;
  const blocked = choice !== null && choice.blocked.length > 0;
  const certain = choice?.live === true && choice.bust === 1296;
  const reason = dead ? ui("go-dead") : blocked ? blockedText(choice) : certain ? ui("certain-drop") : desk.note.value;
  return (
    <div class="cs-actions">
      <button
        type="button"
        class="cs-act go"
        disabled={busy || choice === null || dead}
        aria-describedby={reason === null ? undefined : why}
        onClick={() => desk.go(desk.choice, "button")}
      >
        <b>{ui("go")}</b>
        <small>{ui(certain ? "go-certain" : "go-hint")}</small>
      </button>
      <button
        type="button"
        class={dead ? "cs-act stop drops" : "cs-act stop"}
        disabled={busy || choice === null || blocked}
        aria-describedby={reason === null ? undefined : why}
        onClick={() => desk.stop(desk.choice, "button")}
      >
        <b>{ui("stop")}</b>
        <small>{ui(dead ? "stop-drops" : "stop-hint")}</small>
      </button>
      {reason !== null && (
        <p class="cs-reason" id={why}>
          {reason}
        </p>
      )}
    </div>
  );
}

/** A yes-or-no before something that cannot be taken back. */
function Question({ desk, asking }: { desk: Desk; asking: Asking }): JSX.Element {
  const no = useRef<HTMLButtonElement>(null);
  const text = useId();
  useEffect(() => no.current?.focus(), [asking]);
  return (
    <div class="cs-actions cs-question" role="alertdialog" aria-labelledby={text}>
      <p id={text}>{asking.question}</p>
      <button ref={no} type="button" class="cs-act plain" onClick={() => (desk.asking.value = null)}>
        <b>{ui("no")}</b>
      </button>
      <button type="button" class="cs-act drop" onClick={() => desk.send(asking.move)}>
        <b>{ui(`yes-${asking.move.do}`)}</b>
      </button>
    </div>
  );
}
