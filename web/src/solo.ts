import { api } from "./api";
import { visit } from "./route";
import { nonce } from "./table/nonce";

/** Opens a table for one, sits down, begins, and goes there. Throws `Failure`. */
export async function playAlone(
  game: string,
  options: Record<string, boolean | number | string> = {},
): Promise<void> {
  const { id } = await api.open({ game, options, listed: false });
  await api.command(id, "join", { nonce: nonce() });
  await api.command(id, "start", { nonce: nonce() });
  visit(`/t/${id}`);
}
