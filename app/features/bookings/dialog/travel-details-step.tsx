import { useState } from "react";
import { Link } from "react-router";
import { bookableDayNote, TourDatePicker } from "~/features/seats/tour-date-picker";
import { Field, InputField, SelectField } from "~/ui/field";
import { seatsProblem, unavailableReason, waitingListPath } from "~/domain/tours/availability";
import type { AvailableDay } from "~/domain/departures/availability-schema";
import { largestParty } from "~/domain/bookings/party-limits";
import { lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { startAndCutOff } from "~/domain/departures/cut-off-in-words";
import { nextOpenDays } from "~/domain/departures/departure";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { useNow } from "~/platform/pages/use-site";
import { CompanionFields, RoomAndRequests } from "~/features/bookings/answer-fields";
import { travelersOption } from "~/features/bookings/booking-fields";
import { ClosureNote } from "~/features/bookings/closure-note";
import type { useBookingDialog } from "./use-booking-dialog";

export function TravelDetailsStep({
  tour,
  dialog: { values, field, seats, holding },
}: {
  tour: BookableTour;
  dialog: Pick<ReturnType<typeof useBookingDialog>, "values" | "field" | "seats" | "holding">;
}) {
  const now = useNow();
  const today = todayInIndia(now);
  const { travelDate, numberOfTravelers, children = 0 } = values;
  const dateField = field("travelDate");
  const chosen = seats.dayOf(travelDate);
  const isHeld = holding.covers({ travelDate, numberOfTravelers });
  const refusal = holding.problem?.kind === "refused" ? holding.problem : null;
  const limited = chosen?.status === "limited" ? ` · ${chosen.seatsLeft} left on this day` : "";
  return (
    <div className="grid gap-4">
      <Field
        name={dateField.name}
        label="Travel date"
        required
        hint={`The day you leave ${tour.departureCity}${limited}${chosen && chosen.status !== "closed" ? `. ${startAndCutOff(tour.departures, chosen.date)}` : ""}`}
        error={
          dateField.error ??
          (refusal?.field === "travelDate" ? refusal.message : undefined) ??
          (chosen && !isHeld ? unavailableReason(chosen) : null) ??
          undefined
        }
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
            noteOf={(day) => bookableDayNote(day, { slug: tour.slug, party: numberOfTravelers })}
          />
        )}
      </Field>
      {chosen?.closures && <ClosureNote sentences={chosen.closures} />}
      {chosen !== undefined && !isHeld && canWait(chosen, numberOfTravelers) && (
        <Link
          to={waitingListPath(tour.slug, chosen.date, numberOfTravelers)}
          className="-mt-2 justify-self-start font-semibold text-peacock underline underline-offset-4"
        >
          Join the waiting list
        </Link>
      )}
      <TravelersField
        field={field("numberOfTravelers")}
        max={largestParty(tour.capacity)}
        problem={
          (refusal?.field === "numberOfTravelers" ? refusal.message : undefined) ??
          (isHeld ? null : seatsProblem(chosen, numberOfTravelers)) ??
          undefined
        }
      />
      <CompanionFields field={field} fares={tour} travelDate={travelDate} asksForAges={children > 0} />
      <RoomAndRequests field={field} roomChoice={tour.roomChoice} />
    </div>
  );
}

/** Returns true if the day is on sale, but has too few seats for the party. */
function canWait(day: AvailableDay, party: number): boolean {
  return day.status === "sold_out" || seatsProblem(day, party) !== null;
}

const firstOfLargeParty = 6;

/**
 * A select of one to five; "6+ Travelers" shows a number field (P7 in docs/product.md).
 * @param max the largest party the tour can take
 * @param problem why the chosen day cannot take the party
 */
function TravelersField({
  field: { name, value, error: ownError, onChange },
  max,
  problem,
}: {
  field: ReturnType<ReturnType<typeof useBookingDialog>["field"]>;
  max: number;
  problem: string | undefined;
}) {
  // With a maximum of six, no number field is needed.
  const asksForMore = max > firstOfLargeParty;
  const sizes = Array.from({ length: asksForMore ? firstOfLargeParty - 1 : max }, (_, index) => index + 1);
  const error = ownError ?? problem;
  const [wantsMore, setLarge] = useState(false);
  // The tour's page may have filled in a large party.
  const large = asksForMore && (wantsMore || !sizes.map(String).includes(value));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name={large ? undefined : name}
        label="Travelers"
        required
        error={large ? undefined : error}
        options={[
          ...sizes.map((size) => [String(size), travelersOption(size)] as const),
          ...(asksForMore ? [["6+", "6+ Travelers"] as const] : []),
        ]}
        value={large ? "6+" : value}
        onChange={(size) => {
          setLarge(size === "6+");
          onChange(size === "6+" ? String(firstOfLargeParty) : size);
        }}
      />
      {large && (
        <InputField
          label="How many exactly?"
          required
          hint={`${firstOfLargeParty} to ${max}`}
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
