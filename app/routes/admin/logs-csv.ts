import type { Route } from "./+types/logs-csv";
import { servicesContext } from "~/context";
import type { ListedAction } from "~/domain/audit/audit";
import { auditQuerySchema } from "~/lib/audit/audit-query";
import { csvResponse } from "~/lib/pages/csv.server";
import { requireAdmin } from "~/middleware/require-admin";

/** Exports the audit log with the page's filters. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { columns: _, ...query } = auditQuerySchema.parse(Object.fromEntries(url.searchParams));
  return csvResponse<ListedAction>(
    "actions",
    [
      ["Row", ({ seq }) => seq],
      ["At", ({ at }) => new Date(at).toISOString()],
      ["Actor", ({ actorName }) => actorName],
      ["Account", ({ actorId }) => actorId],
      ["Action", ({ action }) => action],
      ["Target", ({ subjectId }) => subjectId],
      ["Reason", ({ details }) => details?.reason ?? null],
      ["Before", ({ details }) => (details?.before ? JSON.stringify(details.before) : null)],
      ["After", ({ details }) => (details?.after ? JSON.stringify(details.after) : null)],
      ["Address", ({ details }) => details?.address ?? null],
    ],
    async (cursor) => {
      const page = await context.get(servicesContext).listActions(viewer, { ...query, cursor, limit: 500 });
      return { rows: page.actions, nextCursor: page.nextCursor };
    },
  );
}
