import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import type { BulkResult } from "~/domain/bulk";
import { rejectionReasonSchema, tourActions, tourActionsDone } from "~/domain/tour-list";
import { requireAdmin } from "~/middleware/require-admin";
import { readForm } from "./read-form";
import { runBulk } from "./run-bulk.server";

const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("reject"), reason: rejectionReasonSchema }),
  z.object({ intent: z.enum(tourActions).exclude(["reject"]) }),
]);

/** The `action` of the pages that do something with tours: `intent` is what, each `id` a slug. A result for each. */
export async function changeTours(context: Readonly<RouterContextProvider>, request: Request, url: URL) {
  const viewer = requireAdmin(context, url);
  const form = await readForm(request);
  const ids = form.getAll("id");
  const change = changeSchema.safeParse(Object.fromEntries(form));
  if (!change.success) {
    const message =
      form.get("intent") === "reject"
        ? (change.error.issues[0]?.message ?? "Please say why.")
        : "This change is not known.";
    const rows = ids.map((id) => ({ id: String(id), isDone: false, message }));
    return data<BulkResult>({ rows }, { status: 422 });
  }
  const result = await runBulk(ids, async (slug) => {
    await context.get(servicesContext).changeTour(viewer, asked(slug, change.data));
    return tourActionsDone[change.data.intent];
  });
  const isRefused = result.rows.length > 0 && result.rows.every(({ isDone }) => !isDone);
  return data<BulkResult>(result, { status: isRefused ? 409 : 200 });
}

function asked(slug: string, change: z.output<typeof changeSchema>) {
  return change.intent === "reject"
    ? { slug, action: change.intent, reason: change.reason }
    : { slug, action: change.intent };
}
