import { z } from "zod";
import { bulkSummary, type BulkResult } from "~/domain/bulk";
import { AppError } from "~/domain/errors";
import { answerForm } from "~/platform/forms/answer-form";
import { runBulk } from "./run-bulk.server";

/**
 * Runs the action of a list's form on each selected row. The answer has a result per row.
 * @param acts by intent: acts on one row and returns the success message, or null if the change is held back
 */
export function bulkAction<Intent extends string>(
  form: FormData,
  acts: Readonly<Record<Intent, (id: string) => Promise<string | null>>>,
) {
  const schema = z.object({ intent: z.enum(Object.keys(acts) as [Intent, ...Intent[]]) });
  let result: BulkResult = { rows: [] };
  return answerForm(
    form,
    schema,
    async ({ intent }) => {
      result = await runBulk(form.getAll("id"), acts[intent]);
      const message = bulkSummary(result);
      const isRefused = !result.held && result.rows.length > 0 && result.rows.every(({ isDone }) => !isDone);
      if (isRefused) throw new AppError("illegal_transition", message ?? "");
      return { ...(message !== undefined && { message }), result };
    },
    () => result,
  );
}
