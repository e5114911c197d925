import { Link, useFetcher } from "react-router";
import type { Route } from "./+types/logs";
import { AuditDetails } from "~/components/admin/audit/audit-details";
import { Actor, AuditFilters } from "~/components/admin/audit/audit-narrowing";
import { LogsTabs } from "~/components/admin/audit/logs-tabs";
import { VerifyLog } from "~/components/admin/audit/verify-log";
import { DataTable } from "~/components/back-office/data-table";
import type { Column } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { ListTools } from "~/components/back-office/list-tools";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { controlClasses } from "~/components/ui/field";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { auditSubjects } from "~/domain/audit/audit";
import type { ListedAction } from "~/domain/audit/audit";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { auditQuerySchema } from "~/lib/audit/audit-query";
import { subjectAddress } from "~/lib/audit/audit-links";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { cn } from "~/lib/cn";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { columns, ...query } = auditQuerySchema.parse(Object.fromEntries(url.searchParams));
  const list = context.get(servicesContext).listActions(viewer, { ...query, limit: 50 });
  return { ...(await list), state: { ...query, columns } };
}

export async function action({ context, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return { verdict: await context.get(servicesContext).verifyLog(viewer) };
}

export function meta() {
  return backOfficeMeta("System Logs");
}

const columns: readonly Column<ListedAction>[] = [
  {
    key: "when",
    head: "When",
    cell: ({ at }) => <span className="whitespace-nowrap">{formatInstantInIndia(at)}</span>,
    sort: { name: "when", isDownFirst: true },
  },
  {
    key: "who",
    head: "Actor",
    cell: (row) => <Actor {...row} />,
  },
  { key: "action", head: "Action", cell: ({ action: name }) => <code className="text-sm">{name}</code> },
  { key: "subject", head: "Target", cell: (row) => <Subject {...row} /> },
  {
    key: "details",
    head: "Change and reason",
    cell: (row) => <AuditDetails action={row} />,
    className: "lg:max-w-md",
  },
  { key: "seq", head: "Row", cell: ({ seq }) => seq, align: "right", isOptional: true },
];

const days = [
  ["from", "From"],
  ["to", "Until"],
] as const;

function Subject({ subject, subjectId }: ListedAction) {
  return (
    <Link
      to={subjectAddress(subject, subjectId)}
      className="text-sm wrap-anywhere text-peacock underline-offset-4 hover:underline"
    >
      {subjectId}
    </Link>
  );
}

export default function Logs({ loaderData, actionData }: Route.ComponentProps) {
  const { actions, nextCursor, state } = loaderData;
  const fetcher = useFetcher<typeof action>();
  return (
    <BackOfficePage
      title="System Logs"
      intro="All privileged actions. Entries can't be changed or deleted; Verify checks the whole chain."
    >
      <LogsTabs />
      <VerifyLog
        verdict={fetcher.data?.verdict ?? actionData?.verdict ?? null}
        isBusy={fetcher.state !== "idle"}
        onVerify={() => void fetcher.submit(null, { method: "post" })}
      />
      <ListFilters
        query={{ q: state.q, subject: state.subject, from: state.from, to: state.to }}
        kept={{
          sort: state.sort,
          columns: state.columns,
          actor: state.actor,
          subjectId: state.subjectId,
        }}
        placeholder="Action, person, reference, reason or value"
        choices={[
          {
            name: "subject",
            label: "Target",
            all: "All",
            options: auditSubjects.map((subject) => [subject, subject] as const),
          },
        ]}
      >
        {days.map(([name, label]) => (
          <label key={name}>
            <span className="text-sm font-semibold">{label}</span>
            <input
              type="date"
              name={name}
              defaultValue={state[name]}
              className={cn(controlClasses, "w-auto")}
            />
          </label>
        ))}
      </ListFilters>
      <AuditFilters state={state} actions={actions} />
      <div className="my-3 flex justify-end">
        <ListTools columns={columns} state={state} csvPath="/admin/logs.csv" />
      </div>
      {actions.length === 0 ? (
        <EmptyList>No actions found</EmptyList>
      ) : (
        <DataTable
          caption="Privileged actions"
          columns={columns}
          rows={actions}
          idOf={({ seq }) => String(seq)}
          nameOf={({ seq }) => `row ${seq}`}
          state={state}
        />
      )}
      <PageLinks query={state} nextCursor={nextCursor} first="Newest actions" next="Older actions" />
    </BackOfficePage>
  );
}
