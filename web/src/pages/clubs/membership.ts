import type { Asking } from "../../ui/asking";
import type { ClubPage as Page } from "../../wire/http";

/** What every part of a club's page is given. `run` asks the hall, under a name once, and shows the page that comes back. */
export interface ClubProps {
  page: Page;
  asking: Asking;
  run: (act: () => Promise<Page>, name?: string) => Promise<boolean>;
}

export const belongs = ({ role }: Page): boolean => role !== null && role !== "asking";
export const leads = ({ role }: Page): boolean => role === "owner" || role === "officer";
