import type { Route } from "./+types/daily-checks";
import { Exact } from "~/ui/exact";
import { LogsTabs } from "~/features/audit/office/admin/logs-tabs";
import { DataTable } from "~/office/lists/data-table";
import { Moment } from "~/platform/pages/when";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { formatDay } from "~/domain/calendar/calendar";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import type { Column } from "~/office/lists/definition";
import { requireAdmin } from "~/middleware/require-admin";

/** Days shown of each. */
const days = 31;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const [heads, erasures] = await Promise.all([
    services.listAuditHeads(viewer, days),
    services.listErasures(viewer, days),
  ]);
  return { heads, erasures };
}

export function meta() {
  return backOfficeMeta("Daily checks");
}

type Data = Route.ComponentProps["loaderData"];

const headColumns: Column<Data["heads"][number]>[] = [
  { key: "day", head: "Day", cell: ({ day }) => <Exact>{formatDay(day)}</Exact> },
  {
    key: "verdict",
    head: "Log",
    phone: "top",
    cell: ({ isIntact, isSigned }) => (!isSigned ? "Signature wrong" : isIntact ? "Intact" : "Altered"),
  },
  {
    key: "seq",
    head: "Last row",
    from: "medium",
    align: "right",
    cell: ({ seq }) => seq.toLocaleString("en-IN"),
  },
  {
    key: "signature",
    head: "Signature",
    phone: "text",
    title: ({ signature }) => signature,
    cell: ({ signature }) => <code>{signature}</code>,
  },
];

const erasureColumns: Column<Data["erasures"][number]>[] = [
  { key: "day", head: "Day", cell: ({ day }) => <Exact>{formatDay(day)}</Exact> },
  {
    key: "erased",
    head: "Erased",
    phone: "text",
    cell: ({ bookings, messages, subscribers }) =>
      `Bookings: ${bookings}, messages: ${messages}, addresses: ${subscribers}`,
  },
  {
    key: "finished",
    head: "Finished",
    from: "wide",
    cell: ({ finishedAt }) => (finishedAt === null ? "" : <Moment at={finishedAt} />),
  },
];

export default function DailyChecks({ loaderData: { heads, erasures } }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title="Daily checks"
      intro="The signed end of the log of each day, and what was erased after the times in the settings."
    >
      <LogsTabs />
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">Signed ends of the log</h2>
        <a href="/admin/logs/heads.csv" download className="text-peacock underline-offset-4 hover:underline">
          Download as CSV
        </a>
      </div>
      <p className="mt-1 max-w-prose text-sm text-muted">
        Keep a copy elsewhere: if the log is cut or rewritten later, it no longer matches.
      </p>
      {heads.length === 0 ? (
        <EmptyList reason="The log is verified once a day.">Not verified yet</EmptyList>
      ) : (
        <DataTable
          caption="Signed ends of the log"
          columns={headColumns}
          rows={heads}
          idOf={({ day }) => day}
          nameOf={({ day }) => formatDay(day)}
          state={{}}
        />
      )}
      <h2 className="mt-8 text-2xl">Erased data</h2>
      {erasures.length === 0 ? (
        <EmptyList reason="The job runs once a day.">Nothing erased yet</EmptyList>
      ) : (
        <DataTable
          caption="Erased data"
          columns={erasureColumns}
          rows={erasures}
          idOf={({ day }) => day}
          nameOf={({ day }) => formatDay(day)}
          state={{}}
        />
      )}
    </BackOfficePage>
  );
}
