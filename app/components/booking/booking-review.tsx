import { DescriptionList } from "~/components/ui/description-list";
import type { BookingFormValues } from "~/domain/booking";
import { answersInWords } from "~/domain/booking-review";
import type { Quote } from "~/domain/pricing";
import type { TourCard } from "~/domain/tour";
import { PriceLines } from "./price-lines";
import { RefundPeriods } from "./refund-periods";

interface BookingReviewProps {
  tour: TourCard;
  values: BookingFormValues;
  /** What the server says; as long as it has said nothing, the lines without GST and refunds. */
  quote: Quote | Pick<Quote, "lines">;
  /** Where a coupon is entered. */
  coupon: React.ReactNode;
}

/** Everything that was entered, how the total comes about, and what comes back when plans change. */
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
      {coupon}
      {"refundSchedule" in quote && quote.refundSchedule.length > 0 && (
        <RefundPeriods periods={quote.refundSchedule} />
      )}
    </div>
  );
}
