import { Moment } from "~/components/back-office/when";
import type { Viewer } from "~/domain/accounts/account";
import { contactSubjects } from "~/domain/messages/message";
import { choice, defineList, exportedInstant } from "~/lists/definition";
import { handledColumn, handledFilter } from "./threads";

/** Messages of the contact page. */
export const inboxList = defineList({
  path: "/admin/messages",
  pageSize: 50,
  sorts: ["-received", "received", "name", "-name"],
  search: "Name, e-mail or text",
  filters: { state: handledFilter, subject: choice("Subject", contactSubjects, (subject) => subject) },
  load: (services, admin: Viewer, query) => services.listInbox(admin, query),
  rows: ({ messages }) => messages,
  caption: "Contact messages",
  empty: "No messages found",
  pages: ["Newest messages", "Older messages"],
  idOf: ({ id }) => id,
  nameOf: ({ name }) => `the message of ${name}`,
  columns: [
    {
      key: "name",
      head: "From",
      cell: ({ name, email }) => (
        <>
          {name}
          <span className="block text-sm font-normal wrap-anywhere text-muted">{email}</span>
        </>
      ),
      sort: { name: "name" },
    },
    { key: "subject", head: "Subject", cell: ({ subject }) => subject },
    {
      key: "message",
      head: "Message",
      cell: ({ message }) => <span className="line-clamp-3 wrap-anywhere">{message}</span>,
      className: "lg:max-w-md",
    },
    {
      key: "received",
      head: "Received",
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      sort: { name: "received", isDownFirst: true },
    },
    handledColumn,
  ],
  csv: {
    name: "messages",
    columns: [
      ["Received", ({ createdAt }) => exportedInstant(createdAt)],
      ["Name", ({ name }) => name],
      ["E-mail", ({ email }) => email],
      ["Subject", ({ subject }) => subject],
      ["Message", ({ message }) => message],
      ["Resolved", ({ handledAt }) => exportedInstant(handledAt)],
      ["Resolved by", ({ handledBy }) => handledBy],
    ],
  },
});
