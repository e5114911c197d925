import { useEffect, useEffectEvent, useState } from "react";
import { toBookingFormValues, type BookingAnswers } from "~/domain/bookings/booking-form";
import { choiceOf } from "~/domain/bookings/trip-choice";
import { chooseTrip, tripChoiceOf } from "~/features/bookings/use-trip-choice";
import type { TypedBooking } from "./use-booking-answers";

const fields = ["travelDate", "startTime", "optionId", "numberOfTravelers", "children", "infants"] as const;

/**
 * Fills a booking form with the date and party chosen on the tour's page each time its dialog opens.
 * @returns a function that takes a change back to the page, and one that forgets the choice, after a booking; `isChosen` is true if the
 * dialog opened with a date
 */
export function useChosenTrip(
  slug: string,
  { answers, values, change }: Pick<TypedBooking, "answers" | "values" | "change">,
  isOpen: boolean,
) {
  const [opened, setOpened] = useState({ isOpen: false, isChosen: false });
  if (opened.isOpen !== isOpen)
    setOpened({ isOpen, isChosen: (tripChoiceOf(slug)?.travelDate ?? "") !== "" });
  const fill = useEffectEvent(() => {
    const chosen = tripChoiceOf(slug);
    if (chosen !== null) {
      const { travelDate, startTime, optionId, adults, children, infants } = chosen;
      change({
        ...(travelDate !== "" && { travelDate }),
        ...(startTime && { startTime }),
        ...(optionId && { optionId }),
        numberOfTravelers: String(adults + children),
        children: String(children),
        infants: String(infants),
      });
    }
    // A draft may contain them.
    else if (values.travelDate !== "") chooseTrip(slug, choiceOf(values));
  });
  useEffect(() => {
    if (isOpen) fill();
  }, [isOpen]);

  return {
    isChosen: opened.isChosen,
    note(changed: Partial<BookingAnswers>) {
      if (fields.some((field) => changed[field] !== undefined))
        chooseTrip(slug, choiceOf(toBookingFormValues({ ...answers, ...changed })));
    },
    forget: () => chooseTrip(slug, null),
  };
}
