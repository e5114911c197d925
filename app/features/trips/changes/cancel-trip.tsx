import { Exact } from "~/ui/exact";
import { RefundPeriods } from "~/features/bookings/refund-periods";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { TextAreaField } from "~/ui/field";
import { formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { BookingPage, CancellationOffer } from "~/domain/trips/traveler-booking";
import { ChangeSection, type ChangeProps } from "./change-section";

/** Cancels a booking: shows today's refund and its deadline, then the confirming button. */
export function CancelTrip({
  page: { booking, money, closedBecause },
  offer,
  form: changes,
  answer,
}: ChangeProps & { offer: CancellationOffer }) {
  const form = changes.of({ intent: "cancel" }, {});
  const { refundAmount } = offer.quote;
  const netPaid = money.paid - money.refunded;
  return (
    <ChangeSection
      title={closedBecause === null ? "Cancel this booking" : "Cancel for a full refund"}
      answer={answer}
    >
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
        <TextAreaField {...form.field("reason")} label="Reason for canceling" maxLength={300} />
        <p>Your seats go back on sale right away. This can't be undone.</p>
        <SubmitButton form={form} variant="danger" className="justify-self-start">
          {refundAmount > 0 ? (
            <span>
              Cancel booking, <Exact>{formatRupees(refundAmount)}</Exact> refund
            </span>
          ) : (
            <span>Cancel booking, no refund</span>
          )}
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
  if (netPaid === 0) return "You have paid nothing, so there is no refund and nothing to pay.";
  if (quote.percent === 0) {
    return (
      <>
        <span>If you cancel today,</span> <strong>you get no refund</strong>
        <span>: the refund schedule of this booking has ended.</span>
      </>
    );
  }
  return (
    <>
      <span>If you cancel today, you get</span>{" "}
      <strong translate="no">{formatRupees(quote.refundAmount)}</strong>{" "}
      <span>{`back: ${quote.percent} % of`}</span> <Exact>{formatRupees(totalAmount)}</Exact>
      <span>
        {quote.refundAmount < quote.refundDue && (
          <span>
            , but at most the <Exact>{formatRupees(netPaid)}</Exact> you paid
          </span>
        )}
        <span>.</span>
      </span>
    </>
  );
}

/** Deadline after which the refund is lower. */
function Deadline({ offer: { periods } }: { offer: CancellationOffer }) {
  const [present, next] = periods;
  if (!present || !next || next.amount === present.amount) return null;
  return (
    <p className="mt-1">
      This applies until <Exact>{formatDay(present.to)}</Exact>. From <Exact>{formatDay(next.from)}</Exact>{" "}
      <span>
        you would get{" "}
        {next.amount === 0 ? (
          <span>nothing</span>
        ) : (
          <span>
            only <Exact>{formatRupees(next.amount)}</Exact>
          </span>
        )}{" "}
        <span>back.</span>
      </span>
    </p>
  );
}
