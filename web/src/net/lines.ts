import { answered, Failure } from "./http";

/** Reads JSON lines from an address, each as it comes; throws `Failure`, also when they break off. */
export async function readLines(
  path: string,
  hear: (line: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await answered(path, { signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (chunk === undefined || chunk.done) break;
      const lines = (rest + chunk.value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) hear(JSON.parse(line));
    }
  } catch {
    throw new Failure({ code: "offline", clause: null, what: {} });
  }
}
