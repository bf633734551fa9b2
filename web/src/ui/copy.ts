/** Copies a text; false where the browser does not let the page do it, as without TLS, where it has no clipboard. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
