import { Exact } from "~/ui/exact";
import { DayOf } from "~/platform/pages/when";
import { Badge } from "~/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { formatDay } from "~/domain/calendar/calendar";
import { choice, defineList } from "~/office/lists/definition";

const showLabels = { unread: "Unread by you", unanswered: "Waiting for a reply" };
const writers = { traveler: "Traveler", operator: "You", team: "Tour Bharat" };

/** Conversations about an operator's bookings. */
export const operatorThreadsList = defineList({
  path: "/operator/messages",
  pageSize: 50,
  sorts: ["-fresh"],
  search: "Booking, customer, tour or text",
  filters: { show: choice("Show", ["unread", "unanswered"], showLabels) },
  load: (services, operator: Viewer, query) => services.listOperatorThreads(operator, query),
  rows: ({ threads }) => threads,
  caption: "Messages about bookings",
  empty: "No messages found",
  emptyReason: "Travelers write to you about their bookings. You can write first from a booking.",
  counted: ["conversation", "conversations"],
  pages: ["First messages", "More messages"],
  idOf: ({ bookingId }) => bookingId,
  nameOf: ({ bookingId }) => `booking ${bookingId}`,
  addressOf: ({ bookingId }) => `/operator/messages/${bookingId}`,
  columns: [
    {
      key: "customer",
      head: "Customer",
      cell: ({ customerName }) => customerName,
    },
    {
      key: "unread",
      head: "New",
      phone: "top",
      cell: ({ unread }) => unread > 0 && <Badge tone="warning">{`${unread} new`}</Badge>,
    },
    {
      key: "message",
      head: "Last message",
      phone: "text",
      className: "w-1/3",
      title: ({ lastText }) => lastText,
      cell: ({ lastFrom, lastText, unread }) => (
        <span className={unread > 0 ? "font-semibold" : undefined}>
          <span className="text-muted">{`${writers[lastFrom]}:`}</span> <bdi>{lastText}</bdi>
        </span>
      ),
    },
    {
      key: "when",
      head: "Date",
      phone: "end",
      className: "text-muted",
      cell: ({ lastAt }) => <DayOf at={lastAt} />,
    },
    {
      key: "trip",
      head: "Trip",
      from: "wide",
      isLong: true,
      value: ({ tourTitle }) => tourTitle,
    },
    {
      key: "travels",
      head: "Travels",
      from: "wide",
      cell: ({ travelDate }) => <Exact>{formatDay(travelDate)}</Exact>,
    },
    { key: "booking", head: "Booking", from: "medium", cell: ({ bookingId }) => bookingId },
  ],
});
