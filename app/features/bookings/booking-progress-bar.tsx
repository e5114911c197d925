import { bookingStepCount } from "~/domain/bookings/booking";
import { cn } from "~/ui/cn";
import { bookingFieldMessages } from "./form/messages";

export function BookingProgressBar({ step, className }: { step: number; className?: string }) {
  const m = bookingFieldMessages();
  return (
    <div
      role="progressbar"
      aria-label={m.progress}
      aria-valuemin={1}
      aria-valuemax={bookingStepCount}
      aria-valuenow={step}
      aria-valuetext={m.step(step, bookingStepCount)}
      className={cn("h-1.5 overflow-hidden rounded-full bg-sunken", className)}
    >
      <div
        className="h-full origin-left bg-marigold transition-transform duration-200"
        style={{ transform: `scaleX(${step / bookingStepCount})` }}
      />
    </div>
  );
}
