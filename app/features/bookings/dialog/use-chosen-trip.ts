import { useEffect, useEffectEvent } from "react";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { toBookingFormValues, type BookingAnswers } from "~/domain/bookings/booking-form";
import { newTripChoice, type TripChoice } from "~/domain/bookings/trip-choice";
import { chooseTrip, tripChoiceOf } from "~/features/bookings/use-trip-choice";
import type { TypedBooking } from "./use-booking-answers";

const fields = ["travelDate", "numberOfTravelers", "children", "infants"] as const;

/**
 * Fills a booking form with the date and party chosen on the tour's page each time its dialog opens.
 * @returns a function that takes a change back to the page, and one that forgets the choice, after a booking
 */
export function useChosenTrip(
  slug: string,
  { answers, values, change }: Pick<TypedBooking, "answers" | "values" | "change">,
  isOpen: boolean,
) {
  const fill = useEffectEvent(() => {
    const chosen = tripChoiceOf(slug);
    if (chosen !== null) {
      const { travelDate, adults, children, infants } = chosen;
      change({
        ...(travelDate !== "" && { travelDate }),
        numberOfTravelers: String(adults + children),
        children: String(children),
        infants: String(infants),
      });
    }
    // A draft may contain them.
    else if (values.travelDate !== "") chooseTrip(slug, choiceIn(values));
  });
  useEffect(() => {
    if (isOpen) fill();
  }, [isOpen]);

  return {
    note(changed: Partial<BookingAnswers>) {
      if (fields.some((field) => changed[field] !== undefined))
        chooseTrip(slug, choiceIn(toBookingFormValues({ ...answers, ...changed })));
    },
    forget: () => chooseTrip(slug, null),
  };
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
