import { clubs } from "../../net/clubs";
import { Failure } from "../../net/http";
import type { Asking } from "../../ui/asking";
import type { ClubPage as Page, ClubPreset } from "../../wire/http";

/** What every part of a club's page is given. `run` asks the hall, and shows the page that comes back. */
export interface ClubProps {
  page: Page;
  asking: Asking;
  run: (act: () => Promise<Page>) => Promise<void>;
  show: (page: Page) => void;
}

export const belongs = ({ role }: Page): boolean => role !== null && role !== "asking";
export const leads = ({ role }: Page): boolean => role === "owner" || role === "officer";

/** Keeps these kinds in the place of those of the page; when others have changed them meanwhile, shows those. */
export async function keepKinds({ page, show }: ClubProps, kinds: ClubPreset[]): Promise<void> {
  try {
    show(await clubs.keepPresets(page.id, kinds, page.mark));
  } catch (failure) {
    if (failure instanceof Failure && failure.refused.code === "list-changed")
      show(await clubs.page(page.id, ""));
    throw failure;
  }
}
