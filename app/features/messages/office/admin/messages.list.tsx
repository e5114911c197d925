import { DayOf, Moment, Wait } from "~/platform/pages/when";
import type { Viewer } from "~/domain/accounts/account";
import { contactSubjects } from "~/domain/messages/message";
import { choice, defineList, exportedInstant, type ListState } from "~/office/lists/definition";
import { handledColumn, handledFilter } from "~/features/threads/office/admin/threads.list";

const isQueue = ({ state }: ListState) => state === "open";

/** Messages of the contact page. */
export const inboxList = defineList({
  held: "message",
  path: "/admin/messages",
  pageSize: 50,
  sorts: ["-received", "received", "name", "-name"],
  usualSort: (state) => (isQueue(state) ? "received" : undefined),
  search: "Name, e-mail or text",
  filters: { state: handledFilter, subject: choice("Subject", contactSubjects, (subject) => subject) },
  load: (services, admin: Viewer, query) => services.listInbox(admin, query),
  rows: ({ messages }) => messages,
  caption: "Contact messages",
  empty: "No messages found",
  emptyReason: "Messages of the contact page arrive here.",
  counted: ["message", "messages"],
  pages: ["Newest messages", "Older messages"],
  idOf: ({ id }) => id,
  nameOf: ({ name }) => `the message of ${name}`,
  panelTitleOf: ({ name }) => name,
  columns: [
    {
      key: "name",
      head: "From",
      sort: { name: "name" },
      title: ({ name, email }) => `${name}, ${email}`,
      cell: ({ name }) => name,
      csv: { Name: ({ name }) => name },
    },
    { key: "email", head: "E-mail", isOptional: true, isLong: true, value: ({ email }) => email },
    { key: "subject", head: "Subject", from: "wide", value: ({ subject }) => subject },
    {
      key: "message",
      head: "Message",
      phone: "text",
      className: "w-1/3",
      isLong: true,
      value: ({ message }) => message,
      detail: ({ message }) => <span className="whitespace-pre-line">{message}</span>,
    },
    {
      key: "waiting",
      head: "Waiting",
      phone: "end",
      isFor: isQueue,
      cell: ({ createdAt }) => <Wait since={createdAt} />,
      csv: null,
    },
    {
      key: "received",
      head: "Received",
      sort: { name: "received", isDownFirst: true },
      phone: "end",
      className: "text-muted",
      value: ({ createdAt }) => exportedInstant(createdAt),
      cell: ({ createdAt }) => <DayOf at={createdAt} />,
      detail: ({ createdAt }) => <Moment at={createdAt} />,
    },
    handledColumn,
  ],
  csv: "messages",
});
