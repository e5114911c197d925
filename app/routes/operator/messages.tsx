import { Link } from "react-router";
import type { Route } from "./+types/messages";
import { DataTable } from "~/components/back-office/data-table";
import type { Column } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { Badge } from "~/components/ui/badge";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { ListedThread } from "~/domain/bookings/booking-message";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { useFreshPage } from "~/hooks/use-fresh-page";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { filterOf, listQuerySchema } from "~/lib/pages/list-query";
import { requireOperator } from "~/middleware/require-operator";

const querySchema = listQuerySchema(["-fresh"], { show: filterOf(["unread", "unanswered"]) });

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const { q, show, cursor } = querySchema.parse(Object.fromEntries(url.searchParams));
  const { listOperatorThreads } = context.get(servicesContext);
  const list = await listOperatorThreads(viewer, { q, show, cursor, limit: 50 });
  return { ...list, query: { q, show, cursor } };
}

export function meta() {
  return backOfficeMeta("Messages");
}

const writers = { traveler: "Traveler", operator: "You", team: "Tour Bharat" };

const columns: readonly Column<ListedThread>[] = [
  {
    key: "customer",
    head: "Customer",
    cell: ({ customerName, unread }) => (
      <>
        {customerName}
        {unread > 0 && (
          <Badge tone="wait" className="ml-2">
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
  {
    key: "when",
    head: "Date",
    cell: ({ lastAt }) => <span className="whitespace-nowrap">{formatInstantInIndia(lastAt)}</span>,
  },
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
];

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { threads, nextCursor, query } = loaderData;
  useFreshPage(30_000);
  return (
    <BackOfficePage
      title="Messages"
      intro={
        <>
          Conversations about bookings, unread first, then newest. To start one, open a booking in{" "}
          <Link to="/operator/bookings" className="text-peacock underline underline-offset-4">
            Bookings
          </Link>
          .
        </>
      }
    >
      <ListFilters
        query={{ q: query.q, show: query.show }}
        placeholder="Booking, customer, tour or text"
        choices={[
          {
            name: "show",
            label: "Show",
            all: "All",
            options: [
              ["unread", "Unread by you"],
              ["unanswered", "Waiting for a reply"],
            ],
          },
        ]}
      />
      {threads.length === 0 ? (
        <EmptyList>No messages found</EmptyList>
      ) : (
        <div className="mt-4">
          <DataTable
            caption="Messages about bookings"
            columns={columns}
            rows={threads}
            idOf={({ bookingId }) => bookingId}
            nameOf={({ bookingId }) => `booking ${bookingId}`}
            state={query}
            addressOf={({ bookingId }) => `/operator/messages/${bookingId}`}
          />
        </div>
      )}
      <PageLinks query={query} nextCursor={nextCursor} first="First messages" next="More messages" />
    </BackOfficePage>
  );
}
