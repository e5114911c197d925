import type { Route } from "./+types/messages-csv";
import { servicesContext } from "~/context";
import type { InboxMessage } from "~/domain/messages/message";
import { csvResponse } from "~/lib/pages/csv.server";
import { inboxQuerySchema } from "~/lib/threads/inbox-query";
import { requireAdmin } from "~/middleware/require-admin";

/** Exports the contact messages with the page's filters. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { columns: _, ...query } = inboxQuerySchema.parse(Object.fromEntries(url.searchParams));
  return csvResponse<InboxMessage>(
    "messages",
    [
      ["Received", ({ createdAt }) => new Date(createdAt).toISOString()],
      ["Name", ({ name }) => name],
      ["E-mail", ({ email }) => email],
      ["Subject", ({ subject }) => subject],
      ["Message", ({ message }) => message],
      ["Resolved", ({ handledAt }) => (handledAt === null ? null : new Date(handledAt).toISOString())],
      ["Resolved by", ({ handledBy }) => handledBy],
    ],
    async (cursor) => {
      const page = await context.get(servicesContext).listInbox(viewer, { ...query, cursor, limit: 500 });
      return { rows: page.messages, nextCursor: page.nextCursor };
    },
  );
}
