import { Moment } from "~/components/back-office/when";
import { Badge } from "~/components/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { choice, defineList, type Column } from "~/lists/definition";

export const handledFilter = choice("State", ["open", "handled"], { open: "Open", handled: "Resolved" });

export const handledColumn: Column<{ handledAt: number | null; handledBy: string | null }> = {
  key: "state",
  head: "State",
  cell: ({ handledAt, handledBy }) =>
    handledAt === null ? (
      <Badge tone="warning">Open</Badge>
    ) : (
      <>
        <Badge tone="success">Resolved</Badge>
        <span className="block text-sm text-muted">
          {handledBy ?? "by a deleted account"}, {formatInstantInIndia(handledAt)}
        </span>
      </>
    ),
};

/** Messages about bookings to the administrators. */
export const bookingInboxList = defineList({
  path: "/admin/messages/bookings",
  pageSize: 50,
  sorts: ["-written"],
  search: "Booking, customer, tour or text",
  filters: { state: choice("State", ["open", "answered"], { open: "Open", answered: "Answered" }) },
  load: (services, admin: Viewer, query) => services.listTeamInbox(admin, query),
  rows: ({ threads }) => threads,
  caption: "Messages about bookings",
  empty: "No messages found",
  pages: ["Newest messages", "Older messages"],
  idOf: ({ id }) => id,
  nameOf: ({ bookingId }) => `the messages about booking ${bookingId}`,
  addressOf: ({ bookingId }) => `/admin/bookings/${bookingId}`,
  columns: [
    {
      key: "booking",
      head: "Booking",
      cell: ({ bookingId, tourTitle }) => (
        <>
          {bookingId}
          <span className="block text-sm font-normal text-muted">{tourTitle}</span>
        </>
      ),
    },
    {
      key: "from",
      head: "From",
      cell: ({ from, customerName }) => (from === "operator" ? "Operator" : customerName),
    },
    {
      key: "text",
      head: "Last message to us",
      className: "lg:max-w-md",
      cell: ({ text }) => (
        <span dir="auto" className="line-clamp-3 wrap-anywhere">
          {text}
        </span>
      ),
    },
    { key: "when", head: "Date", cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      key: "state",
      head: "State",
      cell: ({ isAnswered }) =>
        isAnswered ? <Badge tone="success">Answered</Badge> : <Badge tone="warning">Open</Badge>,
    },
  ],
});

/** Reported threads between travelers and operators. */
export const threadReportsList = defineList({
  path: "/admin/messages/threads",
  pageSize: 50,
  sorts: ["-reported"],
  search: "Booking, customer, company or reason",
  filters: { state: handledFilter },
  load: (services, admin: Viewer, query) => services.listThreadReports(admin, query),
  rows: ({ reports }) => reports,
  caption: "Reported threads",
  empty: "No reports found",
  pages: ["Newest reports", "Older reports"],
  idOf: ({ id }) => id,
  nameOf: ({ bookingId }) => `the report about booking ${bookingId}`,
  addressOf: ({ bookingId }) => `/admin/messages/threads/${bookingId}`,
  columns: [
    {
      key: "thread",
      head: "Thread",
      cell: ({ bookingId, tourTitle }) => (
        <>
          {bookingId}
          <span className="block text-sm font-normal text-muted">{tourTitle}</span>
        </>
      ),
    },
    {
      key: "parties",
      head: "Between",
      cell: ({ customerName, operatorName }) => `${customerName} and ${operatorName}`,
    },
    {
      key: "reason",
      head: "Reported",
      className: "lg:max-w-md",
      cell: ({ reporter, reason }) => (
        <>
          <span className="text-muted">by the {reporter}:</span>{" "}
          <span dir="auto" className="wrap-anywhere whitespace-pre-line">
            {reason}
          </span>
        </>
      ),
    },
    { key: "when", head: "When", cell: ({ createdAt }) => <Moment at={createdAt} /> },
    handledColumn,
  ],
});
