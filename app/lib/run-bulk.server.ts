import { AppError } from "~/domain/errors";
import type { BulkResult } from "~/domain/bulk";

/** How many rows one request changes at most: a page of a list. */
const most = 100;

/**
 * Does the same to each of several rows, one after the other, each by itself: what is refused for one is done to the others,
 * and what is too much is refused.
 * @param ids as the form names them
 * @param act does it to one and says in a sentence what was done
 */
export async function runBulk(
  ids: readonly FormDataEntryValue[],
  act: (id: string) => Promise<string>,
): Promise<BulkResult> {
  const chosen = [...new Set(ids.filter((id) => typeof id === "string"))];
  const rows: BulkResult["rows"] = [];
  for (const id of chosen.slice(0, most)) {
    try {
      rows.push({ id, isDone: true, message: await act(id) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      rows.push({ id, isDone: false, message: error.message });
    }
  }
  const message = `Too many at once: please choose at most ${most}.`;
  rows.push(...chosen.slice(most).map((id) => ({ id, isDone: false, message })));
  return { rows };
}
