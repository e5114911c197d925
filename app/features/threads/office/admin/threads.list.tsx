import { DayOf } from "~/platform/pages/when";
import { Badge } from "~/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { choice, defineList, exportedInstant, type ExportedColumn } from "~/office/lists/definition";

export const handledFilter = choice("State", ["open", "handled"], { open: "Open", handled: "Resolved" });

export const handledColumn: ExportedColumn<{ handledAt: number | null; handledBy: string | null }> = {
  key: "state",
  head: "State",
  phone: "top",
  cell: ({ handledAt, handledBy }) =>
    handledAt === null ? (
      <Badge tone="warning">Open</Badge>
    ) : (
      <Badge tone="success" title={resolvedBy(handledBy, handledAt)}>
        Resolved
      </Badge>
    ),
  csv: {
    Resolved: ({ handledAt }) => exportedInstant(handledAt),
    "Resolved by": ({ handledBy }) => handledBy,
  },
  detail: ({ handledAt, handledBy }) =>
    handledAt === null ? "Open" : `Resolved: ${resolvedBy(handledBy, handledAt)}`,
};

function resolvedBy(name: string | null, at: number): string {
  return `${name ?? "by a deleted account"}, ${formatInstantInIndia(at)}`;
}

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
  emptyReason: "Messages that travelers and operators send to Tour Bharat arrive here.",
  counted: ["conversation", "conversations"],
  pages: ["Newest messages", "Older messages"],
  idOf: ({ id }) => id,
  nameOf: ({ bookingId }) => `the messages about booking ${bookingId}`,
  addressOf: ({ bookingId }) => `/admin/bookings/${bookingId}`,
  columns: [
    { key: "booking", head: "Booking", cell: ({ bookingId }) => bookingId },
    {
      key: "from",
      head: "From",
      phone: "title",
      cell: ({ from, customerName }) => (from === "operator" ? "Operator" : customerName),
    },
    {
      key: "text",
      head: "Last message to us",
      phone: "text",
      className: "w-1/3",
      title: ({ text }) => text,
      cell: ({ text }) => <bdi>{text}</bdi>,
    },
    {
      key: "tour",
      head: "Tour",
      from: "wide",
      isLong: true,
      value: ({ tourTitle }) => tourTitle,
    },
    {
      key: "when",
      head: "Date",
      phone: "end",
      className: "text-muted",
      cell: ({ createdAt }) => <DayOf at={createdAt} />,
    },
    {
      key: "state",
      head: "State",
      phone: "top",
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
  emptyReason: "A conversation appears here when one of its parties reports it.",
  counted: ["report", "reports"],
  pages: ["Newest reports", "Older reports"],
  idOf: ({ id }) => id,
  nameOf: ({ bookingId }) => `the report about booking ${bookingId}`,
  addressOf: ({ bookingId }) => `/admin/messages/threads/${bookingId}`,
  columns: [
    { key: "thread", head: "Thread", cell: ({ bookingId }) => bookingId },
    {
      key: "parties",
      head: "Between",
      phone: "title",
      isLong: true,
      value: ({ customerName, operatorName }) => `${customerName} and ${operatorName}`,
    },
    {
      key: "reason",
      head: "Reported",
      phone: "text",
      className: "w-1/3",
      title: ({ reason }) => reason,
      cell: ({ reporter, reason }) => (
        <>
          <span className="text-muted">{`by the ${reporter}:`}</span> <bdi>{reason}</bdi>
        </>
      ),
    },
    {
      key: "tour",
      head: "Tour",
      from: "wide",
      isLong: true,
      value: ({ tourTitle }) => tourTitle,
    },
    {
      key: "when",
      head: "When",
      phone: "end",
      className: "text-muted",
      cell: ({ createdAt }) => <DayOf at={createdAt} />,
    },
    handledColumn,
  ],
});
