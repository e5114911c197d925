import { Moment } from "~/platform/pages/when";
import type { Viewer } from "~/domain/accounts/account";
import { defineList, exportedInstant } from "~/office/lists/definition";

export const subscribersList = defineList({
  path: "/admin/messages/subscribers",
  pageSize: 50,
  sorts: ["-since", "since", "email", "-email"],
  search: "E-mail",
  filters: {},
  load: (services, admin: Viewer, query) => services.listSubscribers(admin, query),
  rows: ({ subscribers }) => subscribers,
  caption: "Newsletter subscribers",
  empty: "No subscribers found",
  emptyReason: "People subscribe at the foot of the public pages.",
  counted: ["subscriber", "subscribers"],
  pages: ["Newest subscribers", "Older subscribers"],
  idOf: ({ id }) => id,
  nameOf: ({ email }) => email,
  columns: [
    { key: "email", head: "E-mail", isLong: true, value: ({ email }) => email, sort: { name: "email" } },
    {
      key: "since",
      head: "Subscribed",
      phone: "end",
      className: "text-muted",
      value: ({ createdAt }) => exportedInstant(createdAt),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      sort: { name: "since", isDownFirst: true },
    },
  ],
  csv: "subscribers",
  alsoInCsv: { Unsubscribe: ({ unsubscribeUrl }) => unsubscribeUrl },
});
