import { z } from "zod";
import { importRowSchema, type ImportRow } from "~/domain/tour-files/tour-file";

const problemSchema = z.object({ detail: z.string() });

/**
 * Sends a tour file to the import, and passes on each tour's result as it arrives.
 * @param isTrial true to ask only what would be done
 * @throws Error with a message for people
 */
export async function sendTours(
  content: string,
  { operator, isTrial }: { operator: string; isTrial: boolean },
  onRow: (row: ImportRow) => void,
): Promise<void> {
  const query = new URLSearchParams({ operator, check: String(isTrial) });
  const response = await fetch(`/api/operator/tours/import?${query}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: content,
  });
  if (!response.ok || !response.body) {
    const problem = problemSchema.safeParse(await response.json().catch(() => null)).data;
    throw new Error(problem?.detail ?? "The server did not respond. Please try again.");
  }
  let rest = "";
  const decoder = new TextDecoder();
  for await (const chunk of chunksOf(response.body)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onRow(importRowSchema.parse(JSON.parse(line)));
  }
}

/** Safari cannot iterate a stream. */
async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
