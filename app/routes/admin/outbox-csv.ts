import type { Route } from "./+types/outbox-csv";
import { servicesContext } from "~/context";
import type { OutboxMail } from "~/domain/mail/outbox";
import { csvResponse } from "~/lib/pages/csv.server";
import { outboxQuerySchema } from "~/lib/mail/outbox-query";
import { requireAdmin } from "~/middleware/require-admin";

/** Exports the mail outbox with the page's filters. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { columns: _, ...query } = outboxQuerySchema.parse(Object.fromEntries(url.searchParams));
  return csvResponse<OutboxMail>(
    "mail",
    [
      ["To", ({ to }) => to],
      ["Subject", ({ subject }) => subject],
      ["State", ({ status }) => status],
      ["Created", ({ createdAt }) => new Date(createdAt).toISOString()],
      ["Sent", ({ sentAt }) => (sentAt === null ? null : new Date(sentAt).toISOString())],
      ["Failed attempts", ({ attempts }) => attempts],
      ["Last error", ({ lastError }) => lastError],
    ],
    async (cursor) => {
      const page = await context.get(servicesContext).listOutbox(viewer, { ...query, cursor, limit: 500 });
      return { rows: page.mails, nextCursor: page.nextCursor };
    },
  );
}
