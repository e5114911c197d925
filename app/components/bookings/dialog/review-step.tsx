import { useFormContext } from "react-hook-form";
import { BookingReview } from "~/components/bookings/booking-review";
import type { BookingFormValues } from "~/domain/bookings/booking";
import type { TourCard } from "~/domain/tours/tour-schema";
import { CouponField } from "./coupon-field";
import type { useQuote } from "./use-quote";

export function ReviewStep({ tour, price }: { tour: TourCard; price: ReturnType<typeof useQuote> }) {
  const values = useFormContext<BookingFormValues>().getValues();
  const { quote, coupon } = price;
  return (
    <BookingReview
      tour={tour}
      values={values}
      quote={quote}
      coupon={<CouponField coupon={coupon} lines={quote.lines} />}
    />
  );
}
