import type { Asking } from "../../ui/asking";
import type { ClubPage as Page } from "../../wire/http";

/** The props of every part of a club's page. `run` asks the hall, once under a name, and shows the page it returns. */
export interface ClubProps {
  page: Page;
  asking: Asking;
  run: (act: () => Promise<Page>, name?: string) => Promise<boolean>;
}

export const belongs = ({ role }: Page): boolean => role !== null && role !== "asking";
export const leads = ({ role }: Page): boolean => role === "owner" || role === "officer";
