import type { DayNote } from "~/ui/dates/calendar";
import { CalendarLegend } from "~/ui/dates/calendar-legend";
import { DatePicker, type DatePickerProps } from "~/ui/dates/date-picker";
import type { SeatsAhead } from "./use-seats-ahead";
import { formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { openDayNote, seatsProblem, unavailableReason, waitingListPath } from "~/domain/tours/availability";
import type { TourOption } from "~/domain/prices/offers-schema";
import type { AvailableDay } from "~/domain/departures/availability-schema";
import { seatHoldMessages } from "./messages";

type PricePer = TourOption["pricePer"];

interface TourDatePickerProps extends Omit<DatePickerProps, "noteOf" | "status" | "legend" | "onMonthShown"> {
  /** Availability of the tour (`useSeatsAhead`), loaded as months are shown. */
  seats: SeatsAhead;
  /** Returns the note of a day, whose availability is undefined until loaded; usually `bookableDayNote`. */
  noteOf: (available: AvailableDay | undefined, day: TravelDate) => DayNote | null;
  /** Unit of the prices. Default: an adult. */
  per?: PricePer | undefined;
}

/** A date picker for one tour: each day with its price per adult; closed, sold-out and almost full days are marked. */
export function TourDatePicker({ seats, noteOf, per, ...picker }: TourDatePickerProps) {
  const m = seatHoldMessages();
  return (
    <DatePicker
      {...picker}
      noteOf={(day) => noteOf(seats.dayOf(day), day)}
      status={seats.status}
      onMonthShown={seats.lookUp}
      legend={
        <CalendarLegend labels={m.marks} price={per === "booking" ? m.pricesPerBooking : m.pricesPerAdult} />
      }
    />
  );
}

/**
 * Returns the note of a day that a party may book: why it can't, with the waiting list of a sold-out day; or its price and last
 * seats.
 */
export function bookableDayNote(
  day: AvailableDay | undefined,
  {
    slug,
    per,
    ...chosen
  }: { slug: string; party: number; optionId?: string | undefined; per?: PricePer | undefined },
): DayNote | null {
  if (day === undefined) return null;
  const link = {
    to: waitingListPath(slug, day.date, chosen),
    label: seatHoldMessages().waitingListFor(formatDay(day.date)),
  };
  return unavailableDayNote(day, unavailableReason(day), link) ?? openDayNote(day, per);
}

/** Returns the note of a day that an existing booking may move to: why its party can't, or its price and last seats. */
export function movableDayNote(day: AvailableDay | undefined, party: number): DayNote | null {
  if (day === undefined) return null;
  return unavailableDayNote(day, unavailableReason(day) ?? seatsProblem(day, party)) ?? openDayNote(day);
}

function unavailableDayNote(
  { status }: AvailableDay,
  reason: string | null,
  link?: DayNote["link"],
): DayNote | null {
  if (reason === null) return null;
  const isFull = status === "sold_out";
  return {
    text: reason,
    isUnavailable: true,
    mark: isFull ? "full" : status === "closed" ? "closed" : "scarce",
    ...(isFull && link && { link }),
  };
}
