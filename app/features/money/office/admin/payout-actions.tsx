import { useState } from "react";
import { ConfirmForm } from "~/office/page/confirm-form";
import { RowAction, RowActions } from "~/office/lists/row-actions";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { Button } from "~/ui/button";
import { InputField } from "~/ui/field";
import { formatRupees } from "~/domain/money/money";
import type { Payout } from "~/domain/money/payouts/payout";
import { maskedNumber, type ShownBankAccount } from "~/domain/operators/bank-account";
import { useForm } from "~/platform/forms/use-form";
import { useToday } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import { PayoutProblem } from "./payout-problem";

const compact = "min-h-7 px-2.5 py-0.5 text-sm";

/** Ends a question about an own payout. */
export const onlyApproverText =
  "nobody else may approve payouts, so only you check it. The audit log records it as your own.";

/**
 * Menu of a payout, and the step that is due: approving it, then marking it as paid.
 * @param isOnlyApprover true if nobody else may approve payouts, so that they may approve what they prepared, after a question
 */
export function PayoutActions({
  payout: { id, companyName, amount, status, preparedBy },
  account,
  viewerId,
  isOnlyApprover,
}: {
  payout: Payout;
  account: ShownBankAccount | undefined;
  viewerId: string;
  isOnlyApprover: boolean;
}) {
  const today = useToday();
  const form = useForm();
  const [asked, setAsked] = useState<"approve" | "pay" | "return" | null>(null);
  const paying = form.of({ intent: "pay", payoutId: id }, { paidOn: today });
  const approving = form.of({ intent: "approve", payoutId: id });
  const withdrawing = form.of({ intent: "withdraw", payoutId: id });
  const returning = form.of({ intent: "return", payoutId: id });
  const sum = formatRupees(amount);
  const of = `the payout to ${companyName}`;
  const to = account
    ? `${account.holder}, ${maskedNumber(account.lastDigits)}, ${account.ifsc}`
    : "no bank account";
  const isOpen = status === "due" || status === "approved";
  const isOwn = status === "due" && preparedBy?.id === viewerId;
  const mustWait = isOwn && !isOnlyApprover;
  const canApprove = status === "due" && !mustWait;
  const canPay = isOpen && !mustWait;
  const close = () => setAsked(null);

  const ownNote = isOwn ? `You prepared this payout yourself: ${onlyApproverText} ` : "";

  function approval(onClose?: () => void) {
    return (
      <ConfirmForm
        form={approving}
        label="Approve"
        {...(onClose ? { onClose } : { variant: "quiet" })}
        title="Approve your own payout?"
        description={`${ownNote}${sum} to ${companyName}: ${to}. No money moves yet.`}
        confirmLabel={`Approve ${sum}`}
      />
    );
  }

  /** The question, as a dialog; without `onClose` as an item of the menu of the server's HTML. */
  function payment(onClose?: () => void) {
    return (
      <ConfirmForm
        form={paying}
        label="Mark as paid"
        {...(onClose ? { onClose } : { variant: "quiet" })}
        title="Mark as paid?"
        description={`${ownNote}${sum} to ${companyName}: ${to}. The operator is mailed. Only a return by the bank can change it later.`}
        confirmLabel={`Mark ${sum} as paid`}
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
    );
  }

  function bankReturn(onClose?: () => void) {
    return (
      <ConfirmForm
        form={returning}
        label="Returned by the bank"
        {...(onClose ? { onClose } : { variant: "quiet" })}
        title="Returned by the bank?"
        description={`${sum} to ${companyName} becomes payable again, and the operator is mailed with the reason.`}
        confirmLabel="Mark as returned"
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

  return (
    <>
      <RowActions
        of={of}
        due={
          canApprove && isOwn ? (
            <Button
              variant="secondary"
              className={cn(compact, "noscript:hidden")}
              onClick={() => setAsked("approve")}
            >
              Approve<span className="sr-only"> {of}</span>
            </Button>
          ) : canApprove ? (
            <AnsweredForm form={approving}>
              <SubmitButton form={approving} variant="secondary" className={compact}>
                Approve
                <span className="sr-only">{` ${of}`}</span>
              </SubmitButton>
            </AnsweredForm>
          ) : canPay ? (
            <Button
              variant="secondary"
              className={cn(compact, "noscript:hidden")}
              onClick={() => setAsked("pay")}
            >
              Mark as paid
              <span className="sr-only">{` ${of}`}</span>
            </Button>
          ) : (
            mustWait && (
              <span
                className="text-sm text-muted"
                title="You prepared this payout: another administrator must approve it."
              >
                Another must approve
              </span>
            )
          )
        }
      >
        <RowAction to={`/admin/revenue/payouts/${id}`}>Statement</RowAction>
        {canApprove && isOwn && (
          <RowAction onAct={() => setAsked("approve")} plain={approval()}>
            Approve
          </RowAction>
        )}
        {canApprove && !isOwn && (
          <RowAction
            isBusy={approving.isBusy}
            onAct={() => approving.submit()}
            fields={{ intent: "approve", payoutId: id }}
          >
            Approve
          </RowAction>
        )}
        {canPay && (
          <RowAction onAct={() => setAsked("pay")} plain={payment()}>
            Mark as paid
          </RowAction>
        )}
        {isOpen && (
          <RowAction
            isBusy={withdrawing.isBusy}
            onAct={() => withdrawing.submit()}
            fields={{ intent: "withdraw", payoutId: id }}
          >
            Withdraw
          </RowAction>
        )}
        {status === "paid" && (
          <RowAction onAct={() => setAsked("return")} plain={bankReturn()}>
            Returned by the bank
          </RowAction>
        )}
      </RowActions>
      <PayoutProblem id={`${id}-problem`}>
        {approving.problem ?? withdrawing.problem ?? undefined}
      </PayoutProblem>
      {asked === "approve" && canApprove && approval(close)}
      {asked === "pay" && canPay && payment(close)}
      {asked === "return" && status === "paid" && bankReturn(close)}
    </>
  );
}
