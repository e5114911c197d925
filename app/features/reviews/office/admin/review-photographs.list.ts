import type { Viewer } from "~/domain/accounts/account";
import { choice, defineList } from "~/office/lists/definition";

/** The moderation queue of guests' photographs, and those that were decided. */
export const reviewPhotographsList = defineList({
  path: "/admin/reviews/photographs",
  pageSize: 24,
  sorts: ["added"],
  filters: {
    status: choice(
      "Status",
      ["approved", "rejected"],
      { approved: "Approved", rejected: "Rejected" },
      "To check",
    ),
  },
  load: (services, admin: Viewer, { status, cursor, limit }) =>
    services.listPhotographsForModeration(admin, { status: status ?? "waiting", cursor, limit }),
  rows: ({ photographs }) => photographs,
  caption: "Photographs",
  empty: "No photographs here",
  pages: ["First photographs", "More photographs"],
  idOf: ({ id }) => id,
  nameOf: ({ alt }) => `the photograph “${alt}”`,
  // Its page shows cards in place of a table.
  columns: [],
});
