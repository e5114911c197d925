import { useState } from "react";
import { Exact } from "~/ui/exact";
import { useSeatsAhead } from "~/features/seats/use-seats-ahead";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { movableDayNote, TourDatePicker } from "~/features/seats/tour-date-picker";
import { StartChooser } from "~/features/seats/start-chooser";
import { controlClasses, Field, InputField, type ControlProps } from "~/ui/field";
import { addDays, lastBookableDate, type TravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { useToday } from "~/platform/pages/use-site";
import { ChangeQuoteDetails } from "./change-quote";
import { ChangeSection, type ChangeProps } from "./change-section";

/** Moves a booking to another date: choose an available date, see the new price, confirm. */
export function ChangeDate({ page: { booking, closedBecause }, form, answer }: ChangeProps) {
  const quoting = form.of({ intent: "quote-date" }, answer?.values ?? {});
  const confirming = form.of({ intent: "date" }, {});
  const quote = answer?.result ?? null;
  const travelDate = quoting.value("travelDate");
  const isHydrated = useHydrated();
  // The calendar subscribes to live seats, so mount it only when opened.
  const [isOpened, setOpened] = useState(false);
  const DateControl = isHydrated && (isOpened || answer !== null) ? SeatsCalendar : PlainDate;
  return (
    <ChangeSection
      title={closedBecause === null ? "Travel on another date" : "Travel on another date, at no cost"}
      answer={answer}
      onOpen={() => setOpened(true)}
    >
      <AnsweredForm form={quoting} preventScrollReset className="grid gap-4">
        <p>
          {closedBecause === null ? (
            <span>
              You travel on <Exact>{departureInWords(booking.travelDate, booking.startTime)}</Exact>. A later
              date doesn't improve your refund terms.
            </span>
          ) : (
            <span>
              If the new date costs more, you pay nothing; if it costs less, you get the difference back.
              Refunds then count from the new date.
            </span>
          )}
        </p>
        <Field label="New travel date" required error={answer?.errors["travelDate"]} className="sm:max-w-sm">
          {(control) => (
            <DateControl
              control={control}
              booking={booking}
              initial={travelDate}
              startTime={quoting.value("startTime") || booking.startTime}
              startError={answer?.errors["startTime"]}
            />
          )}
        </Field>
        <SubmitButton form={quoting} variant="secondary" className="justify-self-start">
          Show new price
        </SubmitButton>
      </AnsweredForm>
      {quote && (
        <AnsweredForm
          form={confirming}
          preventScrollReset
          aria-label="Confirm the new date"
          className="grid gap-4"
        >
          <h3 data-outcome tabIndex={-1} className="text-lg font-semibold outline-none">
            On <Exact>{departureInWords(travelDate, quoting.value("startTime"))}</Exact> the booking would
            cost
          </h3>
          <ChangeQuoteDetails quote={quote} totalBefore={booking.totalAmount} />
          {quote.percent < 100 && (
            <p>{`If you cancel later, you get ${quote.percent === 0 ? "nothing" : `at most ${quote.percent} %`} back, as you would today.`}</p>
          )}
          <input type="hidden" name="travelDate" value={travelDate} />
          {quoting.value("startTime") !== "" && (
            <input type="hidden" name="startTime" value={quoting.value("startTime")} />
          )}
          <input type="hidden" name="expectedTotal" value={quote.total} />
          <SubmitButton form={confirming} className="justify-self-start">
            {quote.refundAmount > 0 ? (
              <span>
                Move the trip, <Exact>{formatRupees(quote.refundAmount)}</Exact> refund
              </span>
            ) : (
              <span>Move the trip to this date</span>
            )}
          </SubmitButton>
        </AnsweredForm>
      )}
    </ChangeSection>
  );
}

interface DateControlProps {
  control: ControlProps;
  booking: BookingPage["booking"];
  initial: TravelDate;
  /** Start of the booking, for a tour with several a day. */
  startTime: string | undefined;
  startError: string | undefined;
}

/** Returns the range of dates a trip can be moved to. */
function useDays() {
  const today = useToday();
  return { first: addDays(today, 1), last: lastBookableDate(today) };
}

/** Native date input, for browsers without scripts. */
function PlainDate({ control, initial, startTime, startError }: DateControlProps) {
  const { first, last } = useDays();
  return (
    <>
      <input
        {...control}
        type="date"
        name="travelDate"
        min={first}
        max={last}
        defaultValue={initial}
        className={controlClasses}
      />
      {startTime !== undefined && (
        <InputField
          label="Start time"
          required
          type="time"
          name="startTime"
          defaultValue={startTime}
          error={startError}
        />
      )}
    </>
  );
}

/** A calendar with the available seats. */
function SeatsCalendar({ control, booking, initial, startTime, startError }: DateControlProps) {
  const { first, last } = useDays();
  const seats = useSeatsAhead(booking.tourSlug);
  const [chosen, setChosen] = useState(initial);
  const starts = chosen === "" ? undefined : seats.dayOf(chosen)?.starts;
  return (
    <>
      <input type="hidden" name="travelDate" value={chosen} />
      <TourDatePicker
        {...control}
        value={chosen}
        onChange={setChosen}
        first={first}
        last={last}
        opensOn={booking.travelDate > first ? booking.travelDate : first}
        seats={seats}
        noteOf={(available, day) =>
          day === booking.travelDate && booking.startTime === undefined
            ? { text: "You travel on this day.", isUnavailable: true }
            : movableDayNote(available, booking.numberOfTravelers)
        }
      />
      {starts && (
        <StartChooser
          key={chosen}
          starts={starts.filter(
            (each) => chosen !== booking.travelDate || each.startTime !== booking.startTime,
          )}
          defaultValue={startTime}
          error={startError}
        />
      )}
    </>
  );
}
