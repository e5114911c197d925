import { data, useFetcher } from "react-router";
import type { Route } from "./+types/revenue-ledger";
import { ListView } from "~/components/back-office/list-view";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { OtherEntryForm } from "~/components/money/other-entry-form";
import type { OtherEntryResult } from "~/components/money/other-entry-form";
import { PeriodPicker } from "~/components/money/period-picker";
import { RevenueNav } from "~/components/money/revenue-nav";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import { otherEntrySchema } from "~/domain/money/payout";
import { reportPeriodOf } from "~/domain/money/revenue";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { readForm, submittedValues } from "~/lib/forms/read-form";
import { ledgerList } from "~/lists/admin/money";
import { stateInAddress } from "~/lists/definition";
import { loadList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const [list, owed] = await Promise.all([
    loadList(ledgerList, viewer, { context, url }),
    context.get(servicesContext).listOwed(viewer),
  ]);
  const operators = owed.map(({ operator, companyName }) => [operator, companyName] as const);
  return { ...list, operators, today: todayInIndia(context.get(nowContext)), entryId: crypto.randomUUID() };
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
  const { rows, state, operators, today, entryId } = loaderData;
  const fetcher = useFetcher<OtherEntryResult>();
  const result = fetcher.data ?? actionData ?? null;
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
        period={reportPeriodOf(state)}
        today={today}
        kept={{ ...stateInAddress(ledgerList, state), from: undefined, to: undefined, cursor: undefined }}
      />
      <ListView list={ledgerList} rows={rows} loaded={loaderData} choices={{ operator: operators }} />
    </BackOfficePage>
  );
}
