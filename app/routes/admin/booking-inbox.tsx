import type { Route } from "./+types/booking-inbox";
import { InboxTabs } from "~/components/admin/messages/inbox-tabs";
import { DataTable } from "~/components/back-office/data-table";
import type { Column } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { Badge } from "~/components/ui/badge";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { teamInboxQuery } from "~/lib/threads/thread-queries";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { q, state, cursor } = teamInboxQuery.parse(Object.fromEntries(url.searchParams));
  const { listTeamInbox } = context.get(servicesContext);
  const list = await listTeamInbox(viewer, { q, state, cursor, limit: 50 });
  return { ...list, query: { q, state, cursor } };
}

export function meta() {
  return backOfficeMeta("Messages about bookings");
}

type Row = Route.ComponentProps["loaderData"]["threads"][number];

const columns: readonly Column<Row>[] = [
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
  {
    key: "when",
    head: "Date",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatInstantInIndia(createdAt)}</span>,
  },
  {
    key: "state",
    head: "State",
    cell: ({ isAnswered }) =>
      isAnswered ? <Badge tone="good">Answered</Badge> : <Badge tone="wait">Open</Badge>,
  },
];

export default function BookingInbox({ loaderData }: Route.ComponentProps) {
  const { threads, nextCursor, query } = loaderData;
  return (
    <BackOfficePage
      title="Messages about bookings"
      intro="Messages from travelers and operators to Tour Bharat. Open a booking to read the conversation and reply."
    >
      <InboxTabs />
      <ListFilters
        query={{ q: query.q, state: query.state }}
        placeholder="Booking, customer, tour or text"
        choices={[
          {
            name: "state",
            label: "State",
            all: "All",
            options: [
              ["open", "Open"],
              ["answered", "Answered"],
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
            idOf={({ id }) => id}
            nameOf={({ bookingId }) => `the messages about booking ${bookingId}`}
            state={query}
            addressOf={({ bookingId }) => `/admin/bookings/${bookingId}`}
          />
        </div>
      )}
      <PageLinks query={query} nextCursor={nextCursor} first="Newest messages" next="Older messages" />
    </BackOfficePage>
  );
}
