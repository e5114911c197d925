import { Button } from "~/components/ui/button";
import { controlClasses } from "~/components/ui/field";
import type { Payout } from "~/domain/money/payout";
import { usePayoutChange } from "~/hooks/use-payout-change";
import { useToday } from "~/hooks/use-site";
import { cn } from "~/lib/cn";
import { PayoutProblem } from "./payout-problem";

/** Forms that mark a due payout as paid or withdraw it. */
export function DuePayout({ id, companyName }: Payout) {
  const today = useToday();
  const { Form, formProps, isBusy, result } = usePayoutChange();
  const told = result?.about === id && !result.isDone ? result : null;
  const problemId = `${id}-problem`;
  const marks = (field: string) => ({
    "aria-invalid": told?.errors?.[field] ? true : undefined,
    "aria-describedby": told?.errors?.[field] ? problemId : undefined,
  });
  const small = "min-h-9 px-3 py-1 text-sm whitespace-nowrap";
  return (
    <div className="flex flex-col gap-2 lg:items-end">
      <Form {...formProps} className="flex flex-wrap items-center gap-2 lg:justify-end">
        <input type="hidden" name="intent" value="pay" />
        <input type="hidden" name="payoutId" value={id} />
        <input
          name="reference"
          placeholder="Bank reference"
          defaultValue={told?.typed?.reference}
          autoComplete="off"
          maxLength={60}
          aria-label={`Bank reference of the transfer to ${companyName}`}
          {...marks("reference")}
          className={cn(controlClasses, "min-h-9 w-40 py-1 text-sm")}
        />
        <input
          name="paidOn"
          type="date"
          max={today}
          defaultValue={told?.typed?.paidOn ?? today}
          aria-label={`Day of the transfer to ${companyName}`}
          {...marks("paidOn")}
          className={cn(controlClasses, "min-h-9 w-36 py-1 text-sm")}
        />
        <Button type="submit" aria-disabled={isBusy || undefined} className={small}>
          Mark as paid<span className="sr-only"> the payout to {companyName}</span>
        </Button>
      </Form>
      <PayoutProblem id={problemId}>{told?.message}</PayoutProblem>
      <Form method="post">
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="payoutId" value={id} />
        <Button type="submit" look="quiet" disabled={isBusy} className={cn(small, "min-h-7 px-0")}>
          Withdraw<span className="sr-only"> the payout to {companyName}</span>
        </Button>
      </Form>
    </div>
  );
}
