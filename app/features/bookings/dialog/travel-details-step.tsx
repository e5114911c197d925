import { useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { StartChooser } from "~/features/seats/start-chooser";
import { bookableDayNote, TourDatePicker } from "~/features/seats/tour-date-picker";
import { Field, InputField, SelectField } from "~/ui/field";
import { placeName } from "~/domain/places/place-name";
import { dayAtStart, seatsProblem, unavailableReason, waitingListPath } from "~/domain/tours/availability";
import type { AvailableDay } from "~/domain/departures/availability-schema";
import { largestParty } from "~/domain/bookings/party-limits";
import { choiceOf, tripParty } from "~/domain/bookings/trip-choice";
import { isTravelDate, lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { startAndCutOff, startInWords } from "~/domain/departures/cut-off-in-words";
import { nextOpenDays } from "~/domain/departures/departure";
import { rulesOfStart, startsOn } from "~/domain/departures/start";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { useNow } from "~/platform/pages/use-site";
import { CompanionFields, RoomAndRequests } from "~/features/bookings/answer-fields";
import { OptionField } from "~/features/bookings/option-field";
import { faresOf, optionFaresOn, optionOf } from "~/domain/prices/offers";
import { bookingFieldMessages } from "~/features/bookings/form/messages";
import { bookingDialogMessages } from "./messages";
import { travelersOption } from "~/features/bookings/booking-fields";
import { ClosureNote } from "~/features/bookings/closure-note";
import type { useBookingDialog } from "./use-booking-dialog";

export function TravelDetailsStep({
  tour,
  dialog: { values, field, focus, seats, holding, isTripChosen },
}: {
  tour: BookableTour;
  dialog: ReturnType<typeof useBookingDialog>;
}) {
  const now = useNow();
  const today = todayInIndia(now);
  const { travelDate, startTime, numberOfTravelers, children = 0, optionId } = values;
  const option = optionOf(tour, optionId) ?? null;
  const dateField = field("travelDate");
  const day = seats.dayOf(travelDate);
  const chosen = day && dayAtStart(day, startTime);
  // Days are loaded once their month is shown.
  const starts =
    day?.starts ??
    (day === undefined && tour.departures.starts && isTravelDate(travelDate)
      ? startsOn(tour.departures, travelDate).map(({ time }) => ({ startTime: time }))
      : []);
  const rules = rulesOfStart(tour.departures, startTime ?? "");
  const isHeld = holding.covers({ travelDate, startTime, numberOfTravelers, optionId });
  const refusal = holding.problem?.kind === "refused" ? holding.problem : null;
  const m = bookingDialogMessages().trip;
  const { fields, date: dateWords } = bookingFieldMessages();
  const dateError =
    dateField.error ??
    (refusal?.field === "travelDate" ? refusal.message : undefined) ??
    (chosen && !isHeld ? unavailableReason(chosen) : null) ??
    undefined;
  const partyError =
    field("numberOfTravelers").error ??
    (refusal?.field === "numberOfTravelers" ? refusal.message : undefined) ??
    (isHeld ? null : seatsProblem(chosen, numberOfTravelers)) ??
    undefined;
  const startError = starts.length > 0 ? field("startTime").error : undefined;
  const hasError =
    dateError !== undefined ||
    startError !== undefined ||
    partyError !== undefined ||
    companions.some((name) => field(name).error);
  // Choices of the tour's page are not asked again. An error unfolds their fields for good.
  const [isFolded, setFolded] = useState(
    isTripChosen && travelDate !== "" && !(tour.departures.starts && !startTime),
  );
  if (isFolded && hasError) setFolded(false);
  const trip = choiceOf(values);
  return (
    <div className="grid gap-4">
      {isFolded && (
        <div className="flex items-center justify-between gap-3 rounded-control border border-line px-4 py-2.5">
          <p className="leading-snug">
            <strong translate="no" className="block">
              {startInWords(travelDate, startTime || tour.departures)}
            </strong>
            <span>{[tripParty(trip), option?.name].filter(Boolean).join(", ")}</span>
          </p>
          <button
            type="button"
            className="min-h-11 font-semibold text-peacock underline underline-offset-4"
            onClick={() => {
              flushSync(() => setFolded(false));
              focus("travelDate");
            }}
          >
            {m.change} <span className="sr-only">{m.changeWhat}</span>
          </button>
        </div>
      )}
      <div hidden={isFolded} className={isFolded ? undefined : "grid gap-4"}>
        <Field
          name={dateField.name}
          label={fields.travelDate}
          required
          hint={m.dateHint(
            placeName(tour.departureCity),
            chosen?.status === "limited" ? chosen.seatsLeft : null,
            chosen && chosen.status !== "closed" ? startAndCutOff(rules, chosen.date) : null,
          )}
          error={dateError}
        >
          {(control) => (
            <TourDatePicker
              {...control}
              value={travelDate}
              onChange={dateField.onChange}
              first={today}
              last={lastBookableDate(today)}
              opensOn={nextOpenDays(tour.departures, now, 1)[0]}
              seats={seats}
              per={option?.pricePer}
              noteOf={(day) =>
                bookableDayNote(day, {
                  slug: tour.slug,
                  party: numberOfTravelers,
                  optionId,
                  per: option?.pricePer,
                })
              }
            />
          )}
        </Field>
        {starts.length > 0 && (
          <StartChooser
            starts={starts}
            value={startTime}
            onChange={field("startTime").onChange}
            error={startError}
          />
        )}
        {chosen !== undefined && !isHeld && canWait(chosen, numberOfTravelers) && (
          <Link
            to={waitingListPath(tour.slug, chosen.date, { party: numberOfTravelers, startTime, optionId })}
            className="-mt-2 justify-self-start font-semibold text-peacock underline underline-offset-4"
          >
            {dateWords.waitingList}
          </Link>
        )}
        <OptionField
          field={field("optionId")}
          options={tour.options}
          fares={optionFaresOn(tour, travelDate || null)}
        />
        <TravelersField
          field={field("numberOfTravelers")}
          max={Math.min(largestParty(tour.capacity), option?.maxParty ?? Infinity)}
          error={partyError}
        />
        <CompanionFields
          field={field}
          fares={faresOf(tour, option)}
          travelDate={travelDate}
          max={{ children: trip.adults + trip.children - 1, infants: trip.adults }}
          asksForAges={children > 0}
        />
      </div>
      {chosen?.closures && <ClosureNote sentences={chosen.closures} />}
      <RoomAndRequests
        field={field}
        tour={tour}
        travelDate={travelDate}
        numberOfTravelers={numberOfTravelers}
      />
    </div>
  );
}

const companions = ["children", "infants", "childAges"] as const;

/** Returns true if the day is on sale, but has too few seats for the party. */
function canWait(day: AvailableDay, party: number): boolean {
  return day.status === "sold_out" || seatsProblem(day, party) !== null;
}

const firstOfLargeParty = 6;

/**
 * A select of one to five; "6+ Travelers" shows a number field (P7 in docs/product.md).
 * @param max the largest party the tour can take
 */
function TravelersField({
  field: { name, value, onChange },
  max,
  error,
}: {
  field: ReturnType<ReturnType<typeof useBookingDialog>["field"]>;
  max: number;
  error: string | undefined;
}) {
  // With a maximum of six, no number field is needed.
  const asksForMore = max > firstOfLargeParty;
  const m = bookingDialogMessages().trip;
  const { fields } = bookingFieldMessages();
  const sizes = Array.from({ length: asksForMore ? firstOfLargeParty - 1 : max }, (_, index) => index + 1);
  const [wantsMore, setLarge] = useState(false);
  // The tour's page may have filled in a large party.
  const large = asksForMore && (wantsMore || !sizes.map(String).includes(value));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name={large ? undefined : name}
        label={fields.travelers}
        required
        error={large ? undefined : error}
        options={[
          ...sizes.map((size) => [String(size), travelersOption(size)] as const),
          ...(asksForMore ? [["6+", m.sixOrMore] as const] : []),
        ]}
        value={large ? "6+" : value}
        onChange={(size) => {
          setLarge(size === "6+");
          onChange(size === "6+" ? String(firstOfLargeParty) : size);
        }}
      />
      {large && (
        <InputField
          label={m.howMany}
          required
          hint={m.range(firstOfLargeParty, max)}
          type="number"
          inputMode="numeric"
          min={firstOfLargeParty}
          max={max}
          {...{ name, value, error, onChange }}
        />
      )}
    </div>
  );
}
