import { t } from "../../ui/i18n";
import type { Help } from "../kit/help";
import type { Grave, Hand } from "./hand";

/** The clause behind each question. */
const GRAVE: Readonly<Record<Grave, string>> = {
  enter: "HR-E-06",
  "explore-monster": "HR-E-06",
  misfit: "HR-C-14",
  resign: "HR-E-10",
  stay: "HR-E-05",
};

/** Return the rule for the next decision, and its clause; null while there is nothing to decide. */
export function helpTold(hand: Hand): Help | null {
  const { view, question } = hand;
  if (!hand.mine) return null;
  if (question !== null)
    return { text: t(`hidden-rooms-ui-help-${question.about}`), clause: GRAVE[question.about] };
  switch (view.phase) {
    case "place":
      return { text: t("hidden-rooms-ui-help-place"), clause: "HR-P-06" };
    case "child":
      return turnTold(hand);
    case "over":
      return { text: t("hidden-rooms-ui-help-over"), clause: "HR-G-09" };
    default:
      return null;
  }
}

function turnTold({ view, target, targets }: Hand): Help {
  if (target !== null && view.memory.length >= 5)
    return { text: t("hidden-rooms-ui-help-full"), clause: "HR-C-13" };
  if (target !== null) return { text: t("hidden-rooms-ui-help-source"), clause: "HR-C-11" };
  if (targets.size === 0) return { text: t("hidden-rooms-ui-help-nowhere"), clause: "HR-C-06" };
  return { text: t("hidden-rooms-ui-help-turn"), clause: "HR-C-01" };
}
