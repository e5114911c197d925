import { useFormContext } from "react-hook-form";
import type { BookingFormValues } from "~/domain/booking";
import type { TourCard } from "~/domain/tour";
import { BookingReview } from "~/components/booking/booking-review";

export function ReviewStep({ tour }: { tour: TourCard }) {
  return <BookingReview tour={tour} values={useFormContext<BookingFormValues>().getValues()} />;
}
