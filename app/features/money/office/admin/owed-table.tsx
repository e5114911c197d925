import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { NoDay } from "~/platform/pages/when";
import { DataTable } from "~/office/lists/data-table";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { controlClasses } from "~/ui/field";
import { payoutNeedLabels } from "~/domain/money/payouts/payout";
import { formatRupees } from "~/domain/money/money";
import type { BulkResult } from "~/domain/bulk";
import { useForm } from "~/platform/forms/use-form";
import { cn } from "~/ui/cn";
import type { Column } from "~/office/lists/definition";
import { PayoutProblem } from "./payout-problem";
import type { OperatorOwed } from "../../../../../worker/money/payouts/owed.repo";

const columns: Column<OperatorOwed>[] = [
  {
    key: "operator",
    head: "Operator",
    className: "@xl:w-1/4",
    title: ({ companyName }) => companyName,
    cell: (row) => <OperatorName {...row} />,
  },
  {
    key: "owed",
    head: "Total owed",
    phone: "text",
    cell: ({ owed }) => (
      <>
        <span className="hidden @max-xl:inline">Owed </span>
        <Exact>{formatRupees(owed)}</Exact>
      </>
    ),
    align: "right",
  },
  {
    key: "payable",
    head: "To pay out",
    phone: "top",
    cell: (row) => <ToPayOut {...row} />,
    align: "right",
  },
  {
    key: "notReceived",
    head: "Not received",
    from: "wide",
    cell: ({ notReceived }) => <Exact>{formatRupees(notReceived)}</Exact>,
    align: "right",
  },
  {
    key: "paidOut",
    head: "Paid out so far",
    from: "wide",
    cell: ({ paidOut }) => <Exact>{formatRupees(paidOut)}</Exact>,
    align: "right",
  },
  {
    key: "payout",
    head: "Payout",
    phone: "below",
    cell: (row) => <Preparation {...row} />,
    align: "right",
  },
];

/** Balances of operators, each with a form that prepares a payout. */
export function OwedTable({ owed }: { owed: readonly OperatorOwed[] }) {
  return (
    <DataTable
      caption="Owed to operators"
      columns={columns}
      rows={owed}
      idOf={({ operator }) => operator}
      nameOf={({ companyName }) => companyName}
      state={{}}
    />
  );
}

/** Amount that a payout prepared now would transfer. */
function ToPayOut({ payable, due }: OperatorOwed) {
  if (due !== null) return <NoDay reason="Its payout is prepared" />;
  return <strong translate="no">{formatRupees(payable)}</strong>;
}

/** Link to the operator's ledger entries, with the result of a bulk payout preparation. */
function OperatorName({ operator, companyName, hasOwner }: OperatorOwed) {
  const rowResult = useForm<BulkResult>().answer?.result?.rows.find(({ id }) => id === operator);
  return (
    <>
      <Link
        to={`/admin/revenue/ledger?operator=${operator}`}
        className="text-peacock underline-offset-4 hover:underline"
      >
        {companyName}
      </Link>
      {!hasOwner && (
        <span className="ml-2 text-sm font-normal text-muted @max-xl:hidden" title="No mail is sent">
          no login
        </span>
      )}
      {rowResult && (
        <span
          className={cn("block text-sm font-semibold", rowResult.isDone ? "text-success" : "text-danger")}
        >
          {rowResult.message}
        </span>
      )}
    </>
  );
}

function Preparation({ operator, companyName, payable, due, missing }: OperatorOwed) {
  const form = useForm().of({ intent: "prepare", operator }, { amount: "" });
  if (due !== null)
    return (
      <span className="text-sm text-muted">
        <Exact>{formatRupees(due)}</Exact> due
      </span>
    );
  if (payable === 0) return <span className="text-sm text-muted">Nothing to pay out</span>;
  if (missing.length > 0) {
    return (
      <Link
        to={`/admin/operators/${operator}`}
        title={missing.map((need) => payoutNeedLabels[need]).join(", ")}
        className="text-sm text-peacock underline-offset-4 hover:underline"
      >
        <span className="text-muted @xl:@max-3xl:hidden">Can’t be paid yet: </span>
        <span>
          {missing.length === 1 && missing[0]
            ? payoutNeedLabels[missing[0]]
            : `${missing.length} things missing`}
        </span>
      </Link>
    );
  }
  const problem = form.error("amount") ?? form.problem ?? undefined;
  return (
    <AnsweredForm form={form} className="flex flex-col items-end gap-1 @max-xl:items-start">
      <span className="flex items-center gap-2">
        <input
          name="amount"
          key={payable}
          defaultValue={form.value("amount")}
          inputMode="numeric"
          autoComplete="off"
          placeholder="all"
          maxLength={20}
          aria-label={`Amount for ${companyName}, in rupees`}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${operator}-problem`}
          className={cn(controlClasses, "min-h-7 w-24 py-0 text-right text-sm tabular-nums")}
        />
        <SubmitButton
          form={form}
          variant="secondary"
          className="min-h-7 px-2.5 py-0.5 text-sm whitespace-nowrap"
        >
          Prepare payout<span className="sr-only">{` to ${companyName}`}</span>
        </SubmitButton>
      </span>
      <PayoutProblem id={`${operator}-problem`}>{problem}</PayoutProblem>
    </AnsweredForm>
  );
}
