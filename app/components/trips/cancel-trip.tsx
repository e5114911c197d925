import { Form, useNavigation } from "react-router";
import { RefundPeriods } from "~/components/booking/refund-periods";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { formatDay } from "~/domain/calendar";
import { formatRupees } from "~/domain/money";
import type { BookingPage, CancellationOffer } from "~/domain/own-booking";
import type { TripStep } from "~/lib/change-trip";
import { ChangeSection } from "./change-section";

/** Cancels a booking: first what comes back today and until when, then the button that says so. */
export function CancelTrip({
  page: { booking, money, closedBecause },
  offer,
  step,
}: {
  page: BookingPage;
  offer: CancellationOffer;
  step: TripStep | null;
}) {
  const isBusy = useNavigation().state === "submitting";
  const { refundAmount } = offer.quote;
  const kept = money.paid - money.refunded;
  return (
    <ChangeSection
      title={closedBecause === null ? "Cancel this booking" : "Cancel and get everything back"}
      step={step}
    >
      <div className="rounded-control bg-sunken p-4">
        <p className="text-lg">{refundText(booking, offer, kept)}</p>
        {kept > 0 && (
          <>
            <Deadline offer={offer} />
            {closedBecause === null && (
              <div className="mt-4">
                <RefundPeriods periods={offer.periods} />
              </div>
            )}
          </>
        )}
      </div>
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="expectedRefund" value={refundAmount} />
        <Field label="Why do you cancel?" error={step?.errors.reason?.[0]}>
          {(control) => (
            <textarea
              {...control}
              name="reason"
              rows={2}
              maxLength={300}
              defaultValue={step?.values.reason}
              className={controlClasses}
            />
          )}
        </Field>
        <p>Your seats go back on sale at once. This cannot be undone.</p>
        <Button
          type="submit"
          look="danger"
          aria-disabled={isBusy || undefined}
          onClick={(event) => isBusy && event.preventDefault()}
          className="justify-self-start"
        >
          {refundAmount > 0
            ? `Cancel booking, get ${formatRupees(refundAmount)} back`
            : "Cancel booking, nothing comes back"}
        </Button>
      </Form>
    </ChangeSection>
  );
}

function refundText(
  { totalAmount }: BookingPage["booking"],
  { quote }: CancellationOffer,
  kept: number,
): React.ReactNode {
  if (kept === 0) return "Nothing has been paid, so nothing comes back and nothing will be owed.";
  if (quote.percent === 0) {
    return (
      <>
        If you cancel today, <strong>nothing comes back</strong>: the refund schedule of this booking has
        ended.
      </>
    );
  }
  return (
    <>
      If you cancel today, <strong>{formatRupees(quote.refundAmount)}</strong> comes back: {quote.percent} %
      of {formatRupees(totalAmount)}
      {quote.refundAmount < quote.refundDue && `, but no more than the ${formatRupees(kept)} that was paid`}.
    </>
  );
}

/** By when it would be less. */
function Deadline({ offer: { periods } }: { offer: CancellationOffer }) {
  const [present, next] = periods;
  if (!present || !next || next.amount === present.amount) return null;
  return (
    <p className="mt-1">
      That holds until {formatDay(present.to)}. From {formatDay(next.from)}{" "}
      {next.amount === 0 ? "nothing" : `only ${formatRupees(next.amount)}`} would come back.
    </p>
  );
}
