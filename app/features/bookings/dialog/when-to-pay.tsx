import { formatDeadline } from "~/domain/calendar/calendar";
import { bookingDialogMessages } from "./messages";
import { formatRupees } from "~/domain/money/money";

interface WhenToPayProps {
  payOnline: boolean;
  /** The deposit or the total, whole rupees. */
  amount: number;
  /** When a booking without payment is due, ISO in UTC; undefined until the quote arrives. */
  payLaterBy: string | undefined;
  /** True if the e-mail address is proven by the account. */
  isVerified: boolean;
  /** Null unless the e-mail address has too many unpaid bookings. */
  payLaterRefusal: string | null;
  onChoose: (payOnline: boolean) => void;
}

/** Choice between paying now and later. */
export function WhenToPay({
  payOnline,
  amount,
  payLaterBy,
  isVerified,
  payLaterRefusal,
  onChoose,
}: WhenToPayProps) {
  const m = bookingDialogMessages().pay;
  const choices = [
    {
      payOnline: true,
      label: m.now,
      hint: m.nowHint,
    },
    {
      payOnline: false,
      label: m.later,
      hint: m.laterHint(
        isVerified,
        payLaterBy === undefined ? null : { text: formatDeadline(payLaterBy), at: payLaterBy },
      ),
    },
  ];
  return (
    <fieldset>
      {m.when(formatRupees(amount))}
      {payLaterRefusal !== null && <p className="mt-1 text-danger">{payLaterRefusal}</p>}
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <div
            key={choice.label}
            className="rounded-control border border-control bg-card p-3 has-checked:border-peacock has-checked:bg-sunken"
          >
            <label className="flex min-h-8 cursor-pointer items-center gap-3 font-semibold">
              <input
                type="radio"
                name="payOnline"
                className="size-4 shrink-0 accent-peacock"
                checked={choice.payOnline === payOnline}
                disabled={!choice.payOnline && payLaterRefusal !== null}
                onChange={() => onChoose(choice.payOnline)}
                aria-describedby={`pay-${choice.payOnline ? "now" : "later"}`}
              />
              <span>{choice.label}</span>
            </label>
            <p id={`pay-${choice.payOnline ? "now" : "later"}`} className="pl-7 text-sm text-muted">
              {choice.hint}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
