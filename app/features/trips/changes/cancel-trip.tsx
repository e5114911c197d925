import { RefundPeriods } from "~/features/bookings/refund-periods";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { TextAreaField } from "~/ui/field";
import { formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { BookingPage, CancellationOffer } from "~/domain/trips/traveler-booking";
import { ChangeSection, type ChangeProps } from "./change-section";
import { tripChangeMessages } from "./messages";

/** Cancels a booking: shows today's refund and its deadline, then the confirming button. */
export function CancelTrip({
  page: { booking, money, closedBecause },
  offer,
  form: changes,
  answer,
}: ChangeProps & { offer: CancellationOffer }) {
  const m = tripChangeMessages().cancel;
  const form = changes.of({ intent: "cancel" }, {});
  const { refundAmount } = offer.quote;
  const netPaid = money.paid - money.refunded;
  return (
    <ChangeSection title={closedBecause === null ? m.title : m.titleOfClosed} answer={answer}>
      <div className="rounded-control bg-sunken p-4">
        <p className="text-lg">{refundText(booking, offer, netPaid)}</p>
        {netPaid > 0 && (
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
      <AnsweredForm form={form} preventScrollReset className="grid gap-4">
        <input type="hidden" name="expectedRefund" value={refundAmount} />
        <TextAreaField {...form.field("reason")} label={m.reason} maxLength={300} />
        <p>{m.noUndo}</p>
        <SubmitButton form={form} variant="danger" className="justify-self-start">
          {refundAmount > 0 ? m.submit(formatRupees(refundAmount)) : <span>{m.submitWithoutRefund}</span>}
        </SubmitButton>
      </AnsweredForm>
    </ChangeSection>
  );
}

function refundText(
  { totalAmount }: BookingPage["booking"],
  { quote }: CancellationOffer,
  netPaid: number,
): React.ReactNode {
  const m = tripChangeMessages().cancel;
  if (netPaid === 0) return m.paidNothing;
  if (quote.percent === 0) return m.noRefund();
  return m.refund({
    refund: formatRupees(quote.refundAmount),
    percent: quote.percent,
    total: formatRupees(totalAmount),
    atMost: quote.refundAmount < quote.refundDue ? formatRupees(netPaid) : null,
  });
}

/** Deadline after which the refund is lower. */
function Deadline({ offer: { periods } }: { offer: CancellationOffer }) {
  const [present, next] = periods;
  if (!present || !next || next.amount === present.amount) return null;
  return tripChangeMessages().cancel.deadline({
    until: formatDay(present.to),
    from: formatDay(next.from),
    amount: next.amount === 0 ? null : formatRupees(next.amount),
  });
}
