import { nextBox } from "./keys";

const OPTION = ".gen-option";

/** The selector of the next decision. */
export const NEXT = `.gen-send.primary, ${OPTION}`;

/** Move the focus among the options, as they stand on the page. */
export function goAmongOptions(panel: HTMLElement, across: number, down: number): void {
  const options = [...panel.querySelectorAll<HTMLElement>(OPTION)];
  const here = options.findIndex((option) => option === document.activeElement);
  const boxes = options.map((option) => option.getBoundingClientRect());
  options[nextBox(boxes, here, across, down)]?.focus();
}
