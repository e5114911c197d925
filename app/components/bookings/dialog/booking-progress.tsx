import { bookingStepTitles } from "~/domain/bookings/booking";
import { cn } from "~/lib/cn";
import { BookingProgressBar, shortStepTitles } from "~/components/bookings/booking-progress-bar";

/** Progress of the booking with links to all steps: none is locked, because Confirm Booking validates everything. */
export function BookingProgress({
  step,
  onStepChosen,
}: {
  step: number;
  onStepChosen: (step: number) => void;
}) {
  return (
    <>
      <BookingProgressBar step={step} className="mt-3" />
      <ol className="grid grid-cols-4">
        {shortStepTitles.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={step === index + 1 ? "step" : undefined}
              aria-label={`${title}: step ${index + 1}, ${bookingStepTitles[index]}`}
              onClick={() => onStepChosen(index + 1)}
              className={cn(
                "min-h-8 w-full truncate rounded text-left text-sm",
                step === index + 1 ? "font-semibold text-ink" : "text-muted hover:text-ink hover:underline",
              )}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
