/** Copies a text; false where the browser has no clipboard for the page, as without TLS. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
