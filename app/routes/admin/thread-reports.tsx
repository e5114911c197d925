import type { Route } from "./+types/thread-reports";
import { InboxTabs } from "~/components/admin/messages/inbox-tabs";
import { DataTable } from "~/components/back-office/data-table";
import type { Column } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { RowButton } from "~/components/back-office/row-button";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { Badge } from "~/components/ui/badge";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { ThreadReport } from "~/domain/bookings/booking-message";
import { useBulk } from "~/hooks/use-bulk";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { bulkAction } from "~/lib/forms/bulk-action.server";
import { readForm } from "~/lib/forms/read-form";
import { threadReportsQuery } from "~/lib/threads/thread-queries";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { q, state, cursor } = threadReportsQuery.parse(Object.fromEntries(url.searchParams));
  const { listThreadReports } = context.get(servicesContext);
  const list = await listThreadReports(viewer, { q, state, cursor, limit: 50 });
  return { ...list, query: { q, state, cursor } };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const { handleThreadReport } = context.get(servicesContext);
  return bulkAction(await readForm(request), {
    handle: async (id) => {
      await handleThreadReport(viewer, id);
      return "Resolved.";
    },
  });
}

export function meta() {
  return backOfficeMeta("Reported threads");
}

const columns: readonly Column<ThreadReport>[] = [
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
  {
    key: "when",
    head: "When",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatInstantInIndia(createdAt)}</span>,
  },
  {
    key: "state",
    head: "State",
    cell: ({ handledAt, handledBy }) =>
      handledAt === null ? (
        <Badge tone="wait">Open</Badge>
      ) : (
        <>
          <Badge tone="good">Resolved</Badge>
          <span className="block text-sm text-muted">
            {handledBy ?? "by a deleted account"}, {formatInstantInIndia(handledAt)}
          </span>
        </>
      ),
  },
];

export default function ThreadReports({ loaderData, actionData }: Route.ComponentProps) {
  const { reports, nextCursor, query } = loaderData;
  const { selection, isBusy, act } = useBulk(actionData);
  function actionsOf({ id, handledAt, bookingId }: ThreadReport) {
    if (handledAt !== null) return null;
    return (
      <RowButton
        id={id}
        intent="handle"
        label="Resolve"
        of={`the report about booking ${bookingId}`}
        isBusy={isBusy}
        onAct={act}
      />
    );
  }
  return (
    <BackOfficePage
      title="Reported threads"
      intro="Conversations between travelers and operators are private unless reported. Reading one is logged."
    >
      <InboxTabs />
      <ListFilters
        query={{ q: query.q, state: query.state }}
        placeholder="Booking, customer, company or reason"
        choices={[
          {
            name: "state",
            label: "State",
            all: "All",
            options: [
              ["open", "Open"],
              ["handled", "Resolved"],
            ],
          },
        ]}
      />
      {reports.length === 0 ? (
        <EmptyList>No reports found</EmptyList>
      ) : (
        <div className="mt-4">
          <DataTable
            caption="Reported threads"
            columns={columns}
            rows={reports}
            idOf={({ id }) => id}
            nameOf={({ bookingId }) => `the report about booking ${bookingId}`}
            state={query}
            addressOf={({ bookingId }) => `/admin/messages/threads/${bookingId}`}
            actions={actionsOf}
          />
          {selection.result?.rows.map(({ id, isDone, message }) => (
            <p key={id} role="status" className={`mt-2 font-semibold ${isDone ? "text-good" : "text-bad"}`}>
              {message}
            </p>
          ))}
        </div>
      )}
      <PageLinks query={query} nextCursor={nextCursor} first="Newest reports" next="Older reports" />
    </BackOfficePage>
  );
}
