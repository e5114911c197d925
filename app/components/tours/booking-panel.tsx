import { BookTour } from "~/components/bookings/dialog/book-tour";
import { buttonClasses } from "~/components/ui/button";
import { formatDay } from "~/domain/calendar/calendar";
import type { TravelDate } from "~/domain/calendar/calendar";
import { freeUntil } from "~/domain/bookings/cancellation";
import type { FareRange } from "~/domain/prices/fares";
import { formatRupees } from "~/domain/money/money";
import type { TourDetails } from "~/domain/tours/tour-schema";
import { useSettings } from "~/hooks/use-site";

/** Price and Book button, always visible: beside the text on wide screens, at the bottom of narrow ones. */
export function BookingPanel({
  tour,
  fares: { lowest, highest },
  runsAgain,
}: {
  tour: TourDetails;
  fares: FareRange;
  runsAgain: TravelDate | null;
}) {
  const { refundSchedule } = useSettings();
  return (
    <aside
      aria-label="Price and booking"
      className="z-20 flex items-center justify-between gap-x-4 border-line bg-card max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:-mx-4 max-lg:border-t max-lg:px-4 max-lg:py-3 max-lg:shadow-float sm:max-lg:-mx-6 sm:max-lg:px-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-6 lg:row-start-1 lg:flex-col lg:items-stretch lg:gap-y-4 lg:self-start lg:rounded-card lg:border lg:p-6 lg:shadow-card print:static print:order-first print:border-0 print:shadow-none"
    >
      <p>
        <span className="text-muted max-lg:sr-only">Price per person</span>
        <strong className="block font-display text-2xl leading-tight font-normal tabular-nums lg:text-4xl">
          {lowest < highest && <span className="font-sans text-base text-muted lg:text-lg">from </span>}
          {formatRupees(lowest)}
        </strong>
        <span aria-hidden className="block text-sm text-muted lg:hidden">
          per person
        </span>
        {runsAgain !== null && (
          <span className="block text-sm font-semibold lg:mt-1 lg:text-base">
            Runs again from {formatDay(runsAgain)}
          </span>
        )}
      </p>
      <BookTour
        tour={tour}
        className={buttonClasses("primary", "lg:w-full max-lg:whitespace-nowrap max-lg:px-4 print:hidden")}
      >
        Book This Package
      </BookTour>
      <p className="text-sm text-muted max-lg:hidden">
        No sign-in needed. {cancelFree(freeUntil(refundSchedule))}
      </p>
    </aside>
  );
}

function cancelFree(days: number | null): string {
  if (days === null) return "";
  if (days === 0) return "Free cancellation until departure.";
  return `Free cancellation up to ${days} ${days === 1 ? "day" : "days"} before departure.`;
}
