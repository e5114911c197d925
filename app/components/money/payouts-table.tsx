import { Link } from "react-router";
import { DataTable } from "~/components/back-office/data-table";
import type { Column } from "~/components/back-office/data-table";
import { Badge } from "~/components/ui/badge";
import type { BadgeTone } from "~/components/ui/badge";
import { AnsweredForm, SubmitButton } from "~/components/ui/answered-form";
import { controlClasses } from "~/components/ui/field";
import { maskedNumber } from "~/domain/operators/bank-account";
import type { ShownBankAccount } from "~/domain/operators/bank-account";
import { formatDay, formatInstantInIndia } from "~/domain/calendar/calendar";
import type { TravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { payoutStatusLabels } from "~/domain/money/payout";
import type { Payout, PayoutStatus } from "~/domain/money/payout";
import { useForm } from "~/hooks/use-form";
import { cn } from "~/lib/cn";
import type { ListState } from "~/lib/pages/list-query";
import { PayoutProblem } from "./payout-problem";

const tones: Record<PayoutStatus, BadgeTone> = { due: "wait", paid: "good", withdrawn: "neutral" };

type PayoutRow = Payout & { account?: ShownBankAccount | undefined };

export const payoutColumns: Column<PayoutRow>[] = [
  { key: "operator", head: "Operator", cell: ({ companyName }) => companyName, sort: { name: "operator" } },
  {
    key: "amount",
    head: "Amount",
    cell: ({ amount }) => <strong>{formatRupees(amount)}</strong>,
    sort: { name: "amount", isDownFirst: true },
    align: "right",
  },
  {
    key: "account",
    head: "To account",
    cell: ({ account, operator }) => (
      <Link
        to={`/admin/operators/${operator}#bank`}
        className="whitespace-nowrap text-peacock tabular-nums underline underline-offset-4"
      >
        {account ? `${maskedNumber(account.lastDigits)}, ${account.ifsc}` : "not given"}
      </Link>
    ),
  },
  {
    key: "status",
    head: "Status",
    cell: ({ status }) => <Badge tone={tones[status]}>{payoutStatusLabels[status]}</Badge>,
  },
  {
    key: "at",
    head: "Prepared",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatInstantInIndia(createdAt)}</span>,
    sort: { name: "at", isDownFirst: true },
  },
  {
    key: "paidOn",
    head: "Transferred",
    cell: ({ paidOn, status }) =>
      paidOn ? (
        <span className="whitespace-nowrap">{formatDay(paidOn)}</span>
      ) : (
        <span className="text-muted">{status === "due" ? "not yet" : "never"}</span>
      ),
  },
  {
    key: "reference",
    head: "Bank reference",
    cell: ({ reference }) => reference ?? <span className="text-muted">none</span>,
    className: "wrap-anywhere lg:min-w-28",
  },
  { key: "note", head: "Note", cell: ({ note }) => note ?? "", isOptional: true, className: "wrap-anywhere" },
];

/** Table of payouts. Due payouts can be marked as paid or withdrawn. */
export function PayoutsTable({
  payouts,
  accounts,
  state,
  today,
}: {
  payouts: readonly Payout[];
  /** Bank accounts by operator slug. */
  accounts: Readonly<Record<string, ShownBankAccount>>;
  state: ListState;
  today: TravelDate;
}) {
  return (
    <DataTable
      caption="Payouts"
      columns={payoutColumns}
      rows={payouts.map((payout) => ({ ...payout, account: accounts[payout.operator], today }))}
      idOf={({ id }) => id}
      nameOf={({ amount, companyName }) => `the payout of ${formatRupees(amount)} to ${companyName}`}
      state={state}
      actions={actionsOf}
    />
  );
}

type ShownPayout = PayoutRow & { today: TravelDate };

function actionsOf(payout: ShownPayout) {
  return payout.status === "due" ? <DuePayout {...payout} /> : null;
}

function DuePayout({ id, companyName, today }: ShownPayout) {
  const form = useForm();
  const paying = form.of({ intent: "pay", payoutId: id }, { paidOn: today });
  const withdrawing = form.of({ intent: "withdraw", payoutId: id });
  const problemId = `${id}-problem`;
  const control = (field: string) => ({
    name: field,
    defaultValue: paying.value(field),
    "aria-invalid": paying.error(field) ? true : undefined,
    "aria-describedby": paying.error(field) ? problemId : undefined,
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
      <PayoutProblem id={problemId}>
        {paying.error("reference") ??
          paying.error("paidOn") ??
          paying.problem ??
          withdrawing.problem ??
          undefined}
      </PayoutProblem>
      <AnsweredForm form={withdrawing}>
        <SubmitButton form={withdrawing} look="quiet" className={cn(small, "min-h-7 px-0")}>
          Withdraw<span className="sr-only"> the payout to {companyName}</span>
        </SubmitButton>
      </AnsweredForm>
    </div>
  );
}
