import { AnsweredForm, SubmitButton } from "~/components/ui/answered-form";
import { controlClasses } from "~/components/ui/field";
import type { Payout } from "~/domain/money/payout";
import { useForm } from "~/hooks/use-form";
import { useToday } from "~/hooks/use-site";
import { cn } from "~/lib/cn";
import { PayoutProblem } from "./payout-problem";

/** Forms that mark a due payout as paid or withdraw it. */
export function DuePayout({ id, companyName }: Payout) {
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
