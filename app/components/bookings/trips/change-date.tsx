import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useSeatsAhead } from "~/components/bookings/dialog/use-seats-ahead";
import { Button } from "~/components/ui/button";
import type { DayNote } from "~/components/ui/calendar";
import { DatePicker } from "~/components/ui/date-picker";
import { controlClasses, Field } from "~/components/ui/field";
import type { ControlProps } from "~/components/ui/field";
import { seatsProblem, unavailableReason } from "~/domain/departures/availability";
import type { AvailableDay } from "~/domain/departures/availability";
import { addDays, lastBookableDate } from "~/domain/calendar/calendar";
import type { TravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { BookingPage } from "~/domain/bookings/own-booking";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { useHydrated } from "~/hooks/use-hydrated";
import { useToday } from "~/hooks/use-site";
import type { TripStep } from "~/lib/bookings/change-trip";
import { ChangeQuoteDetails } from "./change-quote";
import { ChangeSection } from "./change-section";

/** Moves a booking to another date: choose an available date, see the new price, confirm. */
export function ChangeDate({
  page: { booking, closedBecause },
  step,
}: {
  page: BookingPage;
  step: TripStep | null;
}) {
  const isBusy = useNavigation().state === "submitting";
  const quote = step?.quote ?? null;
  const isHydrated = useHydrated();
  // The calendar subscribes to live seats, so mount it only when opened.
  const [isOpened, setOpened] = useState(false);
  const DateControl = isHydrated && (isOpened || step !== null) ? SeatsCalendar : PlainDate;
  return (
    <ChangeSection
      title={closedBecause === null ? "Travel on another date" : "Travel on another date, at no cost"}
      step={step}
      onOpen={() => setOpened(true)}
    >
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        <p>
          {closedBecause === null
            ? `You travel on ${formatTravelDate(booking.travelDate)}. A later date doesn't improve your refund terms.`
            : "If the new date costs more, you pay nothing; if it costs less, you get the difference back. Refunds then count from the new date."}
        </p>
        <Field label="New travel date" required error={step?.errors.travelDate?.[0]} className="sm:max-w-sm">
          {(control) => (
            <DateControl control={control} booking={booking} initial={step?.values.travelDate ?? ""} />
          )}
        </Field>
        <Button
          type="submit"
          name="intent"
          value="quote-date"
          variant="secondary"
          aria-disabled={isBusy || undefined}
          className="justify-self-start"
        >
          Show new price
        </Button>
      </Form>
      {step?.values.travelDate !== undefined && quote && (
        <Form method="post" preventScrollReset aria-label="Confirm the new date" className="grid gap-4">
          <h3 data-outcome tabIndex={-1} className="text-lg font-semibold outline-none">
            On {formatTravelDate(step.values.travelDate)} the booking would cost
          </h3>
          <ChangeQuoteDetails quote={quote} totalBefore={booking.totalAmount} />
          {quote.percent < 100 && (
            <p>
              If you cancel later, you get {quote.percent === 0 ? "nothing" : `at most ${quote.percent} %`}{" "}
              back, as you would today.
            </p>
          )}
          <input type="hidden" name="travelDate" value={step.values.travelDate} />
          <input type="hidden" name="expectedTotal" value={quote.total} />
          <Button
            type="submit"
            name="intent"
            value="date"
            aria-disabled={isBusy || undefined}
            className="justify-self-start"
          >
            {quote.refundAmount > 0
              ? `Move the trip, ${formatRupees(quote.refundAmount)} refund`
              : "Move the trip to this date"}
          </Button>
        </Form>
      )}
    </ChangeSection>
  );
}

interface DateControlProps {
  control: ControlProps;
  booking: BookingPage["booking"];
  initial: TravelDate;
}

/** Returns the range of dates a trip can be moved to. */
function useDays() {
  const today = useToday();
  return { first: addDays(today, 1), last: lastBookableDate(today) };
}

/** Native date input, for browsers without scripts. */
function PlainDate({ control, initial }: DateControlProps) {
  const { first, last } = useDays();
  return (
    <input
      {...control}
      type="date"
      name="travelDate"
      min={first}
      max={last}
      defaultValue={initial}
      className={controlClasses}
    />
  );
}

/** A calendar with the available seats. */
function SeatsCalendar({ control, booking, initial }: DateControlProps) {
  const { first, last } = useDays();
  const seats = useSeatsAhead(booking.tourSlug);
  const [chosen, setChosen] = useState(initial);
  return (
    <>
      <input type="hidden" name="travelDate" value={chosen} />
      <DatePicker
        {...control}
        value={chosen}
        onChange={setChosen}
        first={first}
        last={last}
        opensOn={booking.travelDate > first ? booking.travelDate : first}
        noteOf={(day) => noteOf(day, seats.dayOf(day), booking)}
        status={seats.status}
        onMonthShown={seats.lookUp}
      />
    </>
  );
}

/** Returns the calendar note of a day: why the party cannot move there, or its last seats. */
function noteOf(
  day: TravelDate,
  known: AvailableDay | undefined,
  { travelDate, numberOfTravelers }: BookingPage["booking"],
): DayNote | null {
  if (day === travelDate) return { text: "You travel on this day.", isUnavailable: true };
  if (known === undefined) return null;
  const reason = unavailableReason(known) ?? seatsProblem(known, numberOfTravelers);
  if (reason !== null) return { text: reason, isUnavailable: true };
  return known.status === "limited" ? { text: `${known.seatsLeft} left`, isUnavailable: false } : null;
}
