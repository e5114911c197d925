import { Moment } from "~/components/back-office/when";
import { Badge } from "~/components/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { choice, defineList } from "~/lists/definition";

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
  pages: ["First messages", "More messages"],
  idOf: ({ bookingId }) => bookingId,
  nameOf: ({ bookingId }) => `booking ${bookingId}`,
  addressOf: ({ bookingId }) => `/operator/messages/${bookingId}`,
  columns: [
    {
      key: "customer",
      head: "Customer",
      cell: ({ customerName, unread }) => (
        <>
          {customerName}
          {unread > 0 && (
            <Badge tone="warning" className="ml-2">
              {unread} new
            </Badge>
          )}
        </>
      ),
    },
    {
      key: "message",
      head: "Last message",
      className: "lg:max-w-md",
      cell: ({ lastFrom, lastText, unread }) => (
        <span className={unread > 0 ? "line-clamp-2 font-semibold" : "line-clamp-2"}>
          <span className="text-muted">{writers[lastFrom]}:</span> <span dir="auto">{lastText}</span>
        </span>
      ),
    },
    { key: "when", head: "Date", cell: ({ lastAt }) => <Moment at={lastAt} /> },
    {
      key: "trip",
      head: "Trip",
      cell: ({ tourTitle, travelDate }) => (
        <>
          {tourTitle}
          <span className="block text-sm text-muted">{formatTravelDate(travelDate)}</span>
        </>
      ),
    },
    { key: "booking", head: "Booking", cell: ({ bookingId }) => bookingId },
  ],
});
