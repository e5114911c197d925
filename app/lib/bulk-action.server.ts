import { data } from "react-router";
import { z } from "zod";
import type { BulkResult } from "~/domain/bulk";
import { runBulk } from "./run-bulk.server";

/** What a list answers to its buttons: a result per row, or why nothing was done. */
export interface ListActionResult {
  intent: string;
  result: BulkResult;
}

/**
 * Does what the buttons of a list ask for, each with the chosen rows.
 * @param acts by intent: does it to one row and says in a sentence what was done
 */
export async function bulkAction<Intent extends string>(
  form: FormData,
  acts: Readonly<Record<Intent, (id: string) => Promise<string>>>,
) {
  const intent = z.enum(Object.keys(acts) as [Intent, ...Intent[]]).safeParse(form.get("intent"));
  if (!intent.success) throw data("This action is not known.", { status: 422 });
  const result = await runBulk(form.getAll("id"), acts[intent.data]);
  const isRefused = result.rows.length > 0 && result.rows.every(({ isDone }) => !isDone);
  return data<ListActionResult>({ intent: intent.data, result }, { status: isRefused ? 409 : 200 });
}
