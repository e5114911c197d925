import { bookingStepCount } from "~/domain/bookings/booking";
import { cn } from "~/ui/cn";

export const shortStepTitles = ["You", "Trip", "Payment", "Review"];

export function BookingProgressBar({ step, className }: { step: number; className?: string }) {
  return (
    <div
      role="progressbar"
      aria-label="Booking steps"
      aria-valuemin={1}
      aria-valuemax={bookingStepCount}
      aria-valuenow={step}
      aria-valuetext={`Step ${step} of ${bookingStepCount}`}
      className={cn("h-1.5 overflow-hidden rounded-full bg-sunken", className)}
    >
      <div
        className="h-full origin-left bg-marigold transition-transform duration-200"
        style={{ transform: `scaleX(${step / bookingStepCount})` }}
      />
    </div>
  );
}
