import { data } from "react-router";
import { z } from "zod";
import { accountRowIntents, actionReasonSchema } from "~/domain/account-edit";
import type { AccountRowIntent } from "~/domain/account-edit";
import type { BulkResult } from "~/domain/bulk";
import { readForm } from "./read-form";
import { runBulk } from "./run-bulk.server";

const rowActionSchema = z.object({ intent: z.enum(accountRowIntents), reason: actionReasonSchema });

/**
 * The action of a page that lists accounts or companies: does to each row that is named what the form asks for.
 * @param act does it to one and says in a sentence what was done
 */
export async function actOnRows(
  request: Request,
  act: (id: string, intent: AccountRowIntent, reason: string | null) => Promise<string>,
) {
  const form = await readForm(request);
  const asked = rowActionSchema.safeParse({ intent: form.get("intent"), reason: form.get("reason") });
  if (!asked.success) return data<BulkResult>({ rows: [] }, { status: 422 });
  const { intent, reason } = asked.data;
  const result = await runBulk(form.getAll("id"), (id) => act(id, intent, reason));
  if (result.rows.length === 0) return data(result, { status: 422 });
  return data(result, { status: result.rows.some(({ isDone }) => isDone) ? 200 : 409 });
}
