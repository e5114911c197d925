import { useState } from "react";
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
import { tripChangeMessages } from "./messages";

/** Moves a booking to another date: choose an available date, see the new price, confirm. */
export function ChangeDate({ page: { booking, closedBecause }, form, answer }: ChangeProps) {
  const m = tripChangeMessages();
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
      title={closedBecause === null ? m.date.title : m.date.titleOfClosed}
      answer={answer}
      onOpen={() => setOpened(true)}
    >
      <AnsweredForm form={quoting} preventScrollReset className="grid gap-4">
        <p>
          {closedBecause === null ? (
            m.date.now(departureInWords(booking.travelDate, booking.startTime))
          ) : (
            <span>{m.date.ofClosed}</span>
          )}
        </p>
        <Field label={m.date.label} required error={answer?.errors["travelDate"]} className="sm:max-w-sm">
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
          {m.showPrice}
        </SubmitButton>
      </AnsweredForm>
      {quote && (
        <AnsweredForm form={confirming} preventScrollReset aria-label={m.date.form} className="grid gap-4">
          {m.date.wouldCost(departureInWords(travelDate, quoting.value("startTime")))}
          <ChangeQuoteDetails quote={quote} totalBefore={booking.totalAmount} />
          {quote.percent < 100 && <p>{m.date.refundLater(quote.percent)}</p>}
          <input type="hidden" name="travelDate" value={travelDate} />
          {quoting.value("startTime") !== "" && (
            <input type="hidden" name="startTime" value={quoting.value("startTime")} />
          )}
          <input type="hidden" name="expectedTotal" value={quote.total} />
          <SubmitButton form={confirming} className="justify-self-start">
            {quote.refundAmount > 0 ? (
              m.date.submitWithRefund(formatRupees(quote.refundAmount))
            ) : (
              <span>{m.date.submit}</span>
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
          label={tripChangeMessages().date.startTime}
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
            ? { text: tripChangeMessages().date.isPresent, isUnavailable: true }
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
