import type { BookingFormValues } from "~/domain/bookings/booking";
import { answersInWords } from "~/domain/bookings/booking-review";
import { rulesOfStart } from "~/domain/departures/start";
import { minimumOn, minimumTerms } from "~/domain/departures/smallest-party";
import type { Quote } from "~/domain/prices/quote";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { depositInWords } from "~/domain/prices/deposit";
import { DueNote } from "./due-note";
import { bookingFieldMessages } from "./form/messages";
import { PriceLines } from "./price-lines";
import { RefundPeriods } from "./refund-periods";

interface BookingReviewProps {
  tour: BookableTour;
  values: BookingFormValues;
  /** Quote of the server; until it arrives, only the computed price lines. */
  quote: Quote | Pick<Quote, "lines" | "deposit">;
  coupon: React.ReactNode;
  /** Choice of when to pay; it stands with the price, in the first screen. */
  whenToPay?: React.ReactNode;
  /** Goes back to a step. */
  onEdit?: (step: number) => void;
}

/** The price first, then the entered values in a few lines and the refund schedule. */
export function BookingReview({ tour, values, quote, coupon, whenToPay, onEdit }: BookingReviewProps) {
  const m = bookingFieldMessages().review;
  const gst = "gst" in quote ? quote.gst : undefined;
  const minimum =
    values.travelDate === ""
      ? null
      : minimumOn(rulesOfStart(tour.departures, values.startTime ?? ""), values.travelDate);
  return (
    <div className="grid gap-4">
      <PriceLines lines={quote.lines} gst={gst} />
      {quote.deposit && <DueNote>{m.deposit(depositInWords(quote.deposit))}</DueNote>}
      {whenToPay}
      {coupon}
      <ul className="[&>*+*]:border-t [&>*+*]:border-line rounded-control border border-line">
        {answersInWords(values, tour).map(({ step, title, lines }) => (
          <li key={title} className="flex gap-3 px-4 py-2.5">
            <div className="min-w-0 grow gap-x-3 leading-snug wrap-anywhere sm:grid sm:grid-cols-[6rem_minmax(0,1fr)]">
              <p className="text-sm text-muted">{title}</p>
              <div>
                {lines.map((line, index) => (
                  <p key={index} className={index === 0 ? "font-semibold" : "whitespace-pre-line"}>
                    {line}
                  </p>
                ))}
                {step === 2 && minimum !== null && <p className="text-sm">{minimumTerms(minimum)}</p>}
              </div>
            </div>
            {onEdit && (
              <button
                type="button"
                className="min-h-8 shrink-0 self-start font-semibold text-peacock underline underline-offset-4"
                onClick={() => onEdit(step)}
              >
                {m.edit}
                <span className="sr-only">
                  {" "}
                  <span>{m.editWhat(title)}</span>
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {"refundSchedule" in quote && quote.refundSchedule.length > 0 && (
        <RefundPeriods periods={quote.refundSchedule} />
      )}
    </div>
  );
}
