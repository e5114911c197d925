import { bookingStepCount, bookingStepTitles } from "~/domain/booking";
import { cn } from "~/lib/cn";

const shortTitles = ["You", "Trip", "Contact", "Review"];

/** How far the booking has come, and a way to each of its steps: nothing is locked, Confirm Booking checks everything. */
export function BookingProgress({
  step,
  onStepChosen,
}: {
  step: number;
  onStepChosen: (step: number) => void;
}) {
  return (
    <>
      <div
        role="progressbar"
        aria-label="Steps of the booking"
        aria-valuemin={1}
        aria-valuemax={bookingStepCount}
        aria-valuenow={step}
        aria-valuetext={`Step ${step} of ${bookingStepCount}`}
        className="mt-3 h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full origin-left bg-marigold transition-transform duration-200"
          style={{ transform: `scaleX(${step / bookingStepCount})` }}
        />
      </div>
      <ol className="grid grid-cols-4">
        {shortTitles.map((title, index) => (
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
