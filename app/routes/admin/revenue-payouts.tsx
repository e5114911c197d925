import { ExportableList } from "~/components/back-office/exportable-list";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { OwedTable } from "~/components/money/owed-table";
import { RevenueNav } from "~/components/money/revenue-nav";
import { AnsweredForm, FormMessage, SubmitButton } from "~/components/ui/answered-form";
import { servicesContext } from "~/context";
import { formatRupees } from "~/domain/money/money";
import { useForm } from "~/hooks/use-form";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { changePayouts } from "~/lib/money/change-payouts";
import { readForm } from "~/lib/forms/read-form";
import { payoutsList } from "~/lists/admin/payouts";
import { loadList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";
import { controlClasses } from "~/components/ui/field";
import type { Payout } from "~/domain/money/payout";
import { useToday } from "~/hooks/use-site";
import { cn } from "~/lib/cn";
import { PayoutProblem } from "~/components/money/payout-problem";
import type { Route } from "./+types/revenue-payouts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const [list, owed] = await Promise.all([
    loadList(payoutsList, viewer, { context, url }),
    services.listOwed(viewer),
  ]);
  const accounts = await services.listAccountsToPay(
    viewer,
    list.payouts.map(({ operator }) => operator),
  );
  return { ...list, accounts, owed };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return changePayouts(context.get(servicesContext), viewer, await readForm(request));
}

export function meta() {
  return backOfficeMeta("Payouts");
}

export default function Payouts({ loaderData }: Route.ComponentProps) {
  const { payouts, accounts, owed } = loaderData;
  const form = useForm();
  const ready = owed.filter(({ payable, due }) => payable > 0 && due === null);
  return (
    <BackOfficePage
      title="Payouts"
      intro="Prepare a payout, transfer it at the bank, then mark it as paid. Only then is it entered in the ledger and the operator notified."
    >
      <RevenueNav />
      <FormMessage form={form} className="mt-2 min-h-6 text-sm" />
      <div className="mt-2 mb-2 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-2xl">Owed to operators</h2>
          <p className="text-muted">
            Current balances from the ledger. Only money received for trips that are over can be paid out.
          </p>
        </div>
        {ready.length > 0 && (
          <AnsweredForm form={form.of({ intent: "prepare-all" })}>
            <SubmitButton form={form} busy="Working…" className="min-h-9 px-3 py-1 text-sm">
              Prepare all {ready.length}, {formatRupees(ready.reduce((sum, { payable }) => sum + payable, 0))}
            </SubmitButton>
          </AnsweredForm>
        )}
      </div>
      {owed.length === 0 ? <EmptyList>No sales yet</EmptyList> : <OwedTable owed={owed} />}
      <h2 className="mt-8 text-2xl">All payouts</h2>
      <ExportableList
        list={payoutsList}
        rows={payouts.map((payout) => ({ ...payout, account: accounts[payout.operator] }))}
        loaded={loaderData}
        choices={{ operator: owed.map((row) => [row.operator, row.companyName]) }}
        renderActions={(payout) => payout.status === "due" && <DuePayout {...payout} />}
      />
    </BackOfficePage>
  );
}

/** Forms that mark a due payout as paid or withdraw it. */
function DuePayout({ id, companyName }: Payout) {
  const today = useToday();
  const form = useForm();
  const paying = form.of({ intent: "pay", payoutId: id }, { paidOn: today });
  const withdrawing = form.of({ intent: "withdraw", payoutId: id });
  const problem =
    paying.error("reference") ?? paying.error("paidOn") ?? paying.problem ?? withdrawing.problem ?? undefined;
  const problemId = `${id}-problem`;
  const control = (name: string) => ({
    name,
    defaultValue: paying.value(name),
    "aria-invalid": paying.error(name) ? true : undefined,
    "aria-describedby": paying.error(name) ? problemId : undefined,
  });
  const small = "min-h-9 px-3 py-1 text-sm whitespace-nowrap";
  return (
    <div className="flex flex-col gap-2 lg:items-end">
      <AnsweredForm form={paying} className="flex flex-wrap items-center gap-2 lg:justify-end">
        <input
          {...control("reference")}
          placeholder="Bank reference"
          autoComplete="off"
          maxLength={60}
          aria-label={`Bank reference of the transfer to ${companyName}`}
          className={cn(controlClasses, "min-h-9 w-40 py-1 text-sm")}
        />
        <input
          {...control("paidOn")}
          type="date"
          max={today}
          aria-label={`Day of the transfer to ${companyName}`}
          className={cn(controlClasses, "min-h-9 w-36 py-1 text-sm")}
        />
        <SubmitButton form={paying} className={small}>
          Mark as paid<span className="sr-only"> the payout to {companyName}</span>
        </SubmitButton>
      </AnsweredForm>
      <PayoutProblem id={problemId}>{problem}</PayoutProblem>
      <AnsweredForm form={withdrawing}>
        <SubmitButton form={withdrawing} variant="quiet" className={cn(small, "min-h-7 px-0")}>
          Withdraw<span className="sr-only"> the payout to {companyName}</span>
        </SubmitButton>
      </AnsweredForm>
    </div>
  );
}
