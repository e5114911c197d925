import { DescriptionList } from "~/components/ui/description-list";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { answersInWords } from "~/domain/bookings/booking-review";
import type { Quote } from "~/domain/prices/quote";
import type { TourCard } from "~/domain/tours/tour-schema";
import { depositInWords } from "~/domain/prices/deposit";
import { DueNote } from "./due-note";
import { PriceLines } from "./price-lines";
import { RefundPeriods } from "./refund-periods";

interface BookingReviewProps {
  tour: TourCard;
  values: BookingFormValues;
  /** Quote of the server; until it arrives, only the computed price lines. */
  quote: Quote | Pick<Quote, "lines" | "deposit">;
  coupon: React.ReactNode;
}

/** The entered values, the price lines and the refund schedule. */
export function BookingReview({ tour, values, quote, coupon }: BookingReviewProps) {
  const gst = "gst" in quote ? quote.gst : undefined;
  return (
    <div className="grid gap-5">
      <DescriptionList
        entries={[
          ["Tour", `${tour.place}, ${tour.durationText}, from ${tour.departureCity}`],
          ...answersInWords(values),
        ]}
      />
      <PriceLines lines={quote.lines} gst={gst} />
      {quote.deposit && <DueNote>{depositInWords(quote.deposit)}, or everything now.</DueNote>}
      {coupon}
      {"refundSchedule" in quote && quote.refundSchedule.length > 0 && (
        <RefundPeriods periods={quote.refundSchedule} />
      )}
    </div>
  );
}
