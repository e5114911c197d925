import { data } from "react-router";
import { z } from "zod";
import type { BulkResult } from "~/domain/bulk";
import { runBulk } from "./run-bulk.server";

/** Result of a list's bulk action: one result per row, or an error for all of it. */
export interface ListActionResult {
  intent: string;
  result: BulkResult;
}

/**
 * Runs the action of a list's form on each selected row.
 * @param acts by intent: acts on one row and returns the success message
 */
export async function bulkAction<Intent extends string>(
  form: FormData,
  acts: Readonly<Record<Intent, (id: string) => Promise<string>>>,
) {
  const intent = z.enum(Object.keys(acts) as [Intent, ...Intent[]]).safeParse(form.get("intent"));
  if (!intent.success) throw data("Unknown action.", { status: 422 });
  const result = await runBulk(form.getAll("id"), acts[intent.data]);
  const isRefused = result.rows.length > 0 && result.rows.every(({ isDone }) => !isDone);
  return data<ListActionResult>({ intent: intent.data, result }, { status: isRefused ? 409 : 200 });
}
