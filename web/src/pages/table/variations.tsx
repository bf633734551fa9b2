import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { call, Failure } from "../../net/http";
import { t } from "../../ui/i18n";
import { people } from "../../ui/people";
import { refusal } from "../../ui/refusals";
import { Share } from "../../ui/share";
import { plain, sentence, type Said } from "../../ui/words";
import type { Variation, Variations as Tree } from "../../wire/http";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import { positionPath } from "./position-link";
import type { Table } from "./table";
import { drawnAs, led, strands, type Strand } from "./tree";

interface Props {
  table: Table;
  meta: Meta;
}

/** At a practice table: every position that was on the board, as lines with their branches. */
export function Variations({ table, meta }: Props): JSX.Element | null {
  const open = useSignal(false);
  if (!meta.practice || meta.status !== "playing") return null;
  return (
    <details class="master variations" onToggle={({ currentTarget }) => (open.value = currentTarget.open)}>
      <summary>{t("variations")}</summary>
      {open.value && <Known table={table} meta={meta} />}
    </details>
  );
}

interface Answer {
  tree: Tree | null;
  failed: Failure | null;
}

/** The tree of the game that is on, as far as it is known: nodes never change, so only new ones are asked for. */
function useTree(table: Table, no: number, count: number): Signal<Answer> {
  const answer = useSignal<Answer>({ tree: null, failed: null });
  useEffect(() => {
    let wanted = true;
    const known = answer.peek().tree;
    const since = known?.no === no ? known.nodes.length : 0;
    if (known !== null && since === count) return undefined;
    const asked = { path: { table: table.id }, query: { since } };
    void call("get", "/api/tables/{table}/variations", asked).then(
      (found) => {
        if (!wanted) return;
        const before = since === 0 ? [] : (known?.nodes ?? []);
        answer.value = { tree: { ...found, since: 0, nodes: [...before, ...found.nodes] }, failed: null };
      },
      (failure: unknown) => {
        if (!(failure instanceof Failure)) throw failure;
        if (wanted) answer.value = { tree: null, failed: failure };
      },
    );
    return () => {
      wanted = false;
    };
  }, [table, no, count, answer]);
  return answer;
}

function Known({ table, meta }: Props): JSX.Element {
  const game = table.game.value;
  const { tree, failed } = useTree(table, game?.no ?? 0, game?.nodes ?? 0).value;
  if (failed !== null) return <p role="alert">{refusal(failed.refused, meta.game)}</p>;
  if (tree === null) return <p role="status">{t("loading")}</p>;
  // A frame may come before the nodes that it speaks of.
  const at = Math.min(game?.node ?? 0, tree.nodes.length - 1);
  return (
    <>
      <Lines {...{ table, meta, tree, at }} />
      <Link meta={meta} tree={tree} at={at} />
    </>
  );
}

interface TreeProps extends Props {
  tree: Tree;
  at: number;
}

/** The lines. One stop of the Tab key; arrows go back, on, and to the variations beside. */
function Lines({ table, meta, tree, at }: TreeProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const may = (table.you.value?.chairs.length ?? 0) > 0;
  const focused = useRef(false);
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>("[aria-current]");
    now?.scrollIntoView({ block: "nearest" });
    if (focused.current) now?.focus({ preventScroll: true });
  }, [at, tree.nodes.length]);
  /** The target of the newest step, until the table is there or has refused it; null while no step is under way. */
  const heading = useRef<number | null>(null);
  const asked = useRef(0);
  useEffect(() => {
    if (asked.current === 0 || heading.current === at) heading.current = null;
  }, [at]);
  async function go(node: number | null): Promise<void> {
    if (!may || node === null || node === (heading.current ?? at)) return;
    heading.current = node;
    asked.current += 1;
    const taken = await give(table, "goto", { node });
    asked.current -= 1;
    if (!taken) heading.current = null;
  }
  return (
    <div
      ref={list}
      role="group"
      aria-label={t("variations-list")}
      onFocusIn={() => (focused.current = true)}
      onFocusOut={({ relatedTarget }) =>
        (focused.current = relatedTarget instanceof Node && list.current?.contains(relatedTarget) === true)
      }
      onKeyDown={(press) => {
        if (!press.key.startsWith("Arrow")) return;
        press.preventDefault();
        press.stopPropagation();
        // A quick arrow goes on from where the one before leads.
        void go(led(tree.nodes, heading.current ?? at, press.key));
      }}
    >
      {strands(tree.nodes).map((strand) => (
        <Branch key={strand.nodes[0]} {...{ meta, tree, at, strand, may }} go={(node) => void go(node)} />
      ))}
      {!may && <p class="soft small">{t("variations-follow")}</p>}
    </div>
  );
}

interface BranchProps {
  meta: Meta;
  tree: Tree;
  at: number;
  strand: Strand;
  may: boolean;
  go: (node: number) => void;
}

function Branch({ strand, ...props }: BranchProps): JSX.Element {
  const { tree, at, meta, may, go } = props;
  return (
    <ol class="variation">
      {strand.nodes.map((node) => (
        <li key={node}>
          <button
            type="button"
            class="bare"
            tabIndex={node === at ? 0 : -1}
            aria-current={node === at ? "step" : undefined}
            aria-disabled={!may}
            onClick={() => go(node)}
          >
            {said(meta, tree.nodes, node)}
          </button>
          {strand.beside.get(node)?.map((other) => (
            <Branch key={other.nodes[0]} {...props} strand={other} />
          ))}
        </li>
      ))}
    </ol>
  );
}

/** A turn in words, with the letter of its seat. */
function said(meta: Meta, nodes: readonly Variation[], node: number): string {
  const made = nodes[node];
  const drawn = drawnAs(nodes, node);
  const mark = drawn === 0 ? "" : ` ${t("variations-drawn", { n: drawn })}`;
  if (made?.seat == null) return t("variations-opening") + mark;
  const { seat } = made;
  const who = people(meta);
  const moves = (made.moves as { do: string }[]).map((move) => {
    const event: Said = { ...move, event: move.do, seat };
    return plain(sentence(event, who, "move") ?? [move.do]);
  });
  return `${who.seats[seat]?.letter ?? ""} ${moves.join(" ")}${mark}`;
}

/** The address of the position on the board, to be sent to anybody. */
function Link({ meta, tree, at }: Omit<TreeProps, "table">): JSX.Element {
  const path = useSignal<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void positionPath(meta, tree, at).then((made) => wanted && (path.value = made));
    return () => {
      wanted = false;
    };
  }, [meta, tree, at, path]);
  return <>{path.value !== null && <Share path={path.value} label={t("variations-link")} />}</>;
}
