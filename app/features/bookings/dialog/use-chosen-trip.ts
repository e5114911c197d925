import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { newTripChoice, type TripChoice } from "~/domain/bookings/trip-choice";
import { chooseTrip, tripChoiceOf } from "~/features/bookings/use-trip-choice";

const fields = ["travelDate", "numberOfTravelers", "children", "infants"] as const;

/**
 * Fills a booking form with the date and party chosen on the tour's page each time its dialog opens, and takes changes back to
 * the page.
 * @returns a function that forgets the choice, after a booking
 */
export function useChosenTrip(slug: string, form: UseFormReturn<BookingFormValues>, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    const chosen = tripChoiceOf(slug);
    if (chosen === null) {
      // A draft may contain them.
      const drafted = choiceIn(form.getValues());
      if (drafted.travelDate !== "") chooseTrip(slug, drafted);
    } else {
      const { travelDate, adults, children, infants } = chosen;
      const values = { travelDate, numberOfTravelers: adults + children, children, infants };
      for (const field of fields) {
        const isUnchosen = field === "travelDate" && travelDate === "";
        if (!isUnchosen && form.getValues(field) !== values[field]) form.setValue(field, values[field]);
      }
    }
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (fields.some((field) => field === name)) chooseTrip(slug, choiceIn(form.getValues()));
    });
    return unsubscribe;
  }, [slug, form, isOpen]);

  return { forget: () => chooseTrip(slug, null) };
}

function choiceIn({ travelDate, numberOfTravelers, children, infants }: BookingFormValues): TripChoice {
  const party = Math.max(1, count(numberOfTravelers, newTripChoice.adults));
  const kids = Math.min(count(children, 0), party - 1);
  return { travelDate, adults: party - kids, children: Math.max(0, kids), infants: count(infants, 0) };
}

/** Parses a typed number; an emptied field holds NaN. */
function count(value: number | undefined, otherwise: number): number {
  return value !== undefined && Number.isInteger(value) && value >= 0 ? value : otherwise;
}
