import type { Route } from "./+types/subscribers-csv";
import { servicesContext } from "~/context";
import type { Subscriber } from "~/domain/messages/message";
import { csvResponse } from "~/lib/pages/csv.server";
import { subscribersQuerySchema } from "~/lib/threads/inbox-query";
import { requireAdmin } from "~/middleware/require-admin";

/** Exports the newsletter's list with the page's filters. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { columns: _, ...query } = subscribersQuerySchema.parse(Object.fromEntries(url.searchParams));
  return csvResponse<Subscriber>(
    "subscribers",
    [
      ["E-mail", ({ email }) => email],
      ["Subscribed", ({ createdAt }) => new Date(createdAt).toISOString()],
    ],
    async (cursor) => {
      const page = await context
        .get(servicesContext)
        .listSubscribers(viewer, { ...query, cursor, limit: 500 });
      return { rows: page.subscribers, nextCursor: page.nextCursor };
    },
  );
}
