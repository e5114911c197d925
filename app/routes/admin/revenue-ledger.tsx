import { data, Link, useFetcher } from "react-router";
import type { Route } from "./+types/revenue-ledger";
import { DataTable } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { ListTools } from "~/components/back-office/list-tools";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { ledgerColumns } from "~/components/money/ledger-columns";
import { OtherEntryForm } from "~/components/money/other-entry-form";
import type { OtherEntryResult } from "~/components/money/other-entry-form";
import { PeriodPicker } from "~/components/money/period-picker";
import { RevenueNav } from "~/components/money/revenue-nav";
import { PageLinks } from "~/components/ui/page-links";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { ledgerAccountLabels, ledgerAccounts, ledgerKindLabels, ledgerKinds } from "~/domain/money/ledger";
import { formatRupees } from "~/domain/money/money";
import { otherEntrySchema } from "~/domain/money/payout";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { readLedgerQuery } from "~/lib/money/ledger-query";
import { queryAddress } from "~/lib/pages/query-address";
import { readForm, submittedValues } from "~/lib/forms/read-form";
import { requireAdmin } from "~/middleware/require-admin";

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const { period, query, state } = readLedgerQuery(url);
  const [list, owed] = await Promise.all([
    services.listLedger(viewer, { ...query, limit: pageSize }),
    services.listOwed(viewer),
  ]);
  const operators = owed.map(({ operator, companyName }) => [operator, companyName] as const);
  return {
    ...list,
    period,
    state,
    operators,
    today: todayInIndia(context.get(nowContext)),
    entryId: crypto.randomUUID(),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const form = await readForm(request);
  const typed = submittedValues(form, ["direction", "amount", "note"]);
  const entry = otherEntrySchema.safeParse(Object.fromEntries(form));
  if (!entry.success) {
    const { fieldErrors } = entry.error.flatten();
    return refused("Check the marked fields.", 422, typed, fieldErrors);
  }
  const { entryId, direction, amount } = entry.data;
  try {
    await context.get(servicesContext).enterOther(viewer, entry.data);
    const message = `${direction === "in" ? "Income" : "Expense"} of ${formatRupees(amount)} added.`;
    return data<OtherEntryResult>({ entryId, message });
  } catch (error) {
    if (error instanceof AppError) return refused(error.message, error.status, typed, error.errors);
    throw error;
  }
}

function refused(
  message: string,
  status: number,
  typed: Record<string, string>,
  errors?: Record<string, string[]>,
) {
  return data<OtherEntryResult>({ entryId: null, message, errors: errors ?? {}, typed }, { status });
}

export function meta() {
  return backOfficeMeta("Ledger");
}

export default function Ledger({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, nextCursor, period, state, operators, today, entryId } = loaderData;
  const fetcher = useFetcher<OtherEntryResult>();
  const result = fetcher.data ?? actionData ?? null;
  const columns = ledgerColumns(state);
  const { q, kind, account, operator, booking, sort, from, to, columns: shown } = state;
  return (
    <BackOfficePage
      title="Ledger"
      intro="All money movements between accounts. Entries are never changed or deleted."
    >
      <RevenueNav />
      <OtherEntryForm entryId={entryId} fetcher={fetcher} result={result} />
      <p role="status" className="mt-2 min-h-6 text-sm font-semibold">
        {result?.message}
      </p>
      <PeriodPicker
        period={period}
        today={today}
        kept={{ q, kind, account, operator, booking, sort, columns: shown }}
      />
      <ListFilters
        query={{ q, kind, account, operator }}
        placeholder="Booking, company or note"
        kept={{ sort, columns: shown, from, to, booking }}
        choices={[
          {
            name: "kind",
            label: "Kind",
            all: "All",
            options: ledgerKinds.map((each) => [each, ledgerKindLabels[each]] as const),
          },
          {
            name: "account",
            label: "Account",
            all: "All",
            options: ledgerAccounts.map((each) => [each, ledgerAccountLabels[each]] as const),
          },
          { name: "operator", label: "Operator", all: "All", options: operators },
        ]}
      />
      <div className="mt-4 mb-2 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {booking && (
            <>
              Filtered by booking {booking}.{" "}
              <Link
                to={queryAddress({ ...state, booking: undefined, cursor: undefined })}
                className="text-peacock underline underline-offset-4"
              >
                Show all bookings
              </Link>
            </>
          )}
        </p>
        <ListTools columns={columns} state={state} csvPath="/admin/revenue/ledger.csv" />
      </div>
      {rows.length === 0 ? (
        <EmptyList>No entries found</EmptyList>
      ) : (
        <DataTable
          caption="Ledger entries"
          columns={columns}
          rows={rows}
          idOf={({ id }) => String(id)}
          nameOf={({ id }) => `entry ${id}`}
          state={state}
        />
      )}
      <PageLinks query={state} nextCursor={nextCursor} first="First page" next="Next page" />
    </BackOfficePage>
  );
}
