import { AppError } from "~/domain/errors";
import type { BulkResult } from "~/domain/bulk";

/** Max rows per request: one page of a list. */
const maxRows = 100;

/**
 * Runs an action on each row in turn. Errors are recorded per row and do not stop the others; rows beyond the limit are
 * rejected.
 * @param ids as posted by the form
 * @param act acts on one row and returns the success message, or null if the change is held back
 */
export async function runBulk(
  ids: readonly FormDataEntryValue[],
  act: (id: string) => Promise<string | null>,
): Promise<BulkResult> {
  const chosen = [...new Set(ids.filter((id) => typeof id === "string"))];
  const rows: BulkResult["rows"] = [];
  let held = 0;
  for (const id of chosen.slice(0, maxRows)) {
    try {
      const message = await act(id);
      if (message === null) held += 1;
      else rows.push({ id, isDone: true, message });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      rows.push({ id, isDone: false, message: error.message });
    }
  }
  const message = `Too many rows. Select at most ${maxRows}.`;
  rows.push(...chosen.slice(maxRows).map((id) => ({ id, isDone: false, message })));
  return { rows, held };
}
