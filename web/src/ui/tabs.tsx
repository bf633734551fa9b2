import type { ComponentChildren, JSX } from "preact";

interface Props<T extends string> {
  /** The name of the set of tabs. */
  label: string;
  /** Their names, and the words on them. */
  tabs: Record<T, ComponentChildren>;
  open: T;
  choose: (tab: T) => void;
  children: ComponentChildren;
}

/** Two or more sheets, one of them open. Arrow keys go from sheet to sheet. */
export function Tabs<T extends string>({ label, tabs, open, choose, children }: Props<T>): JSX.Element {
  const names = Object.keys(tabs) as T[];
  function go(step: number): void {
    const to = names[(names.indexOf(open) + step + names.length) % names.length] ?? open;
    choose(to);
    document.getElementById(`tab-${to}`)?.focus();
  }
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label}>
        {names.map((name) => (
          <button
            type="button"
            role="tab"
            key={name}
            id={`tab-${name}`}
            aria-controls="talk-body"
            aria-selected={open === name}
            tabIndex={open === name ? 0 : -1}
            onClick={() => choose(name)}
            onKeyDown={(key) => {
              if (key.key === "ArrowLeft") go(-1);
              else if (key.key === "ArrowRight") go(1);
              else return;
              key.stopPropagation();
            }}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div class="talk-body" id="talk-body" role="tabpanel" aria-labelledby={`tab-${open}`}>
        {children}
      </div>
    </>
  );
}
