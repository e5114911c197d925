import { ConfirmForm } from "~/components/back-office/confirm-form";
import { AnsweredForm, SubmitButton } from "~/components/ui/answered-form";
import { InputField } from "~/components/ui/field";
import { formatRupees } from "~/domain/money/money";
import type { Payout } from "~/domain/money/payout";
import { maskedNumber, type ShownBankAccount } from "~/domain/operators/bank-account";
import { useForm } from "~/hooks/use-form";
import { useToday } from "~/hooks/use-site";
import { PayoutProblem } from "./payout-problem";

/**
 * Forms that move a payout to its next status.
 * @param approver the administrator's id; null if they may approve what they prepared
 */
export function PayoutActions({
  payout: { id, companyName, amount, status, preparedBy },
  account,
  approver,
}: {
  payout: Payout;
  account: ShownBankAccount | undefined;
  approver: string | null;
}) {
  const today = useToday();
  const form = useForm();
  const paying = form.of({ intent: "pay", payoutId: id }, { paidOn: today });
  const approving = form.of({ intent: "approve", payoutId: id });
  const withdrawing = form.of({ intent: "withdraw", payoutId: id });
  const returning = form.of({ intent: "return", payoutId: id });
  const sum = formatRupees(amount);
  const to = account
    ? `${account.holder}, ${maskedNumber(account.lastDigits)}, ${account.ifsc}`
    : "no bank account";
  if (status === "paid") {
    return (
      <ConfirmForm
        form={returning}
        label="Returned by the bank"
        labelOf={`the payout to ${companyName}`}
        title="Returned by the bank?"
        description={`${sum} to ${companyName} becomes payable again, and the operator is mailed with the reason.`}
        confirmLabel="Mark as returned"
        variant="quiet"
      >
        <InputField
          label="The bank's reason"
          hint="For example: account closed."
          required
          {...returning.field("reason")}
          maxLength={200}
        />
      </ConfirmForm>
    );
  }
  if (status !== "due" && status !== "approved") return null;
  const mustWait = status === "due" && approver !== null && preparedBy?.id === approver;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:justify-end">
      {mustWait && (
        <span className="max-w-56 text-sm text-muted">Another administrator must approve this payout.</span>
      )}
      {status === "due" && !mustWait && (
        <AnsweredForm form={approving}>
          <SubmitButton form={approving} variant="secondary" className="min-h-9 px-3 py-1 text-sm">
            Approve<span className="sr-only"> the payout to {companyName}</span>
          </SubmitButton>
        </AnsweredForm>
      )}
      {!mustWait && (
        <ConfirmForm
          form={paying}
          label="Mark as paid"
          labelOf={`the payout to ${companyName}`}
          title="Mark as paid?"
          description={`${sum} to ${companyName}: ${to}. The operator is mailed. Only a return by the bank can change it later.`}
          confirmLabel={`Mark ${sum} as paid`}
          variant="primary"
        >
          <InputField
            label="Bank reference"
            required
            {...paying.field("reference")}
            autoComplete="off"
            maxLength={60}
          />
          <InputField
            label="Day of the transfer"
            required
            {...paying.field("paidOn")}
            type="date"
            max={today}
          />
        </ConfirmForm>
      )}
      <AnsweredForm form={withdrawing}>
        <SubmitButton form={withdrawing} variant="quiet" className="min-h-9 px-0 py-1 text-sm">
          Withdraw<span className="sr-only"> the payout to {companyName}</span>
        </SubmitButton>
      </AnsweredForm>
      <PayoutProblem id={`${id}-problem`}>
        {approving.problem ?? withdrawing.problem ?? undefined}
      </PayoutProblem>
    </div>
  );
}
