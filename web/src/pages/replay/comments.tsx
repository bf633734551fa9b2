import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import { call } from "../../net/http";
import { wanted } from "../../net/wanted";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { Problem } from "../../ui/parts";
import { personPath } from "../../ui/person-words";
import { moment } from "../../ui/times";
import type { Comment, Replay } from "../../wire/http";
import { MOST } from "../../wire/values";
import type { Player } from "./player";
import type { Source } from "./source";

/**
 * Return the comments on a game; null until they are known. A game of an imported log, or one that is on, has none.
 */
export function useComments({ table, no }: Source, live = false): Signal<Comment[] | null> {
  const comments = useSignal<Comment[] | null>(null);
  useEffect(() => {
    comments.value = null;
    if (table === null || live) return undefined;
    return wanted(
      call("get", "/api/tables/{table}/games/{no}/comments", { path: { table, no } }),
      // A reader who has commented meanwhile got all comments in return, newer than these.
      (found) => (comments.value ??= found),
      () => undefined, // the replay is good without them
    );
  }, [comments, table, no, live]);
  return comments;
}

interface Props {
  replay: Replay;
  player: Player;
  comments: Signal<Comment[] | null>;
}

/** The comments on the steps of a game, and a line to comment on the step that is shown. */
export function Comments({ replay, player, comments }: Props): JSX.Element {
  const asking = useAsking();
  const rev = replay.steps[player.step.value]?.rev;
  return (
    <div class="comments">
      <div
        class="scroll"
        tabIndex={0}
        role="group"
        aria-label={t("comments", { count: comments.value?.length ?? 0 })}
      >
        {comments.value?.length === 0 && <p class="empty">{t("comments-none")}</p>}
        <ol class="log steps">
          {comments.value?.map((comment) => {
            const step = replay.steps.findIndex((each) => each.rev === comment.rev);
            return (
              <li key={comment.id} aria-current={comment.rev === rev ? "step" : undefined}>
                <button
                  type="button"
                  class="bare count"
                  onClick={() => player.to(step)}
                  aria-label={t("go-to-step", { step })}
                >
                  {step}
                </button>
                <div>
                  <p class="comment-by">
                    <a href={personPath(comment.player, replay.table)}>
                      <bdi>{comment.name}</bdi>
                    </a>{" "}
                    <time dateTime={new Date(comment.at * 1000).toISOString()}>{moment(comment.at)}</time>
                  </p>
                  <p>{comment.text}</p>
                  {comment.erasable && (
                    <button
                      type="button"
                      class="button plain small"
                      aria-disabled={asking.busy.value}
                      onClick={() =>
                        void asking.ask(async () => {
                          await call("delete", "/api/comments/{comment}", { path: { comment: comment.id } });
                          comments.value = (comments.peek() ?? []).filter(({ id }) => id !== comment.id);
                        }, `erase ${comment.id}`)
                      }
                    >
                      {t("comment-erase")}
                    </button>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      </div>
      <Problem asking={asking} />
      {rev !== undefined && (
        <Write
          step={player.step.value}
          busy={asking.busy}
          say={(text) =>
            asking.ask(async () => {
              comments.value = await call("post", "/api/tables/{table}/games/{no}/comments", {
                path: { table: replay.table, no: replay.no },
                body: { rev, text },
              });
            }, `say ${rev} ${text}`)
          }
        />
      )}
    </div>
  );
}

interface WriteProps {
  step: number;
  busy: Signal<boolean>;
  /** Send a comment. The promise is true when the hall took it. */
  say: (text: string) => Promise<boolean>;
}

function Write({ step, busy, say }: WriteProps): JSX.Element {
  const id = useId();
  const text = useSignal("");
  return (
    <form
      class="command-line"
      onSubmit={(event) => {
        event.preventDefault();
        const said = text.peek();
        // A refused comment stays in the line, and so does text that was typed meanwhile.
        void say(said).then((well) => {
          if (well && text.peek() === said) text.value = "";
        });
      }}
    >
      <label class="unseen" for={id}>
        {t("comment-on", { step })}
      </label>
      <input
        id={id}
        class="text"
        required
        maxLength={MOST.line}
        autocomplete="off"
        placeholder={t("comment-on", { step })}
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <button type="submit" class="button primary" aria-disabled={busy.value}>
        {t("send")}
      </button>
    </form>
  );
}
