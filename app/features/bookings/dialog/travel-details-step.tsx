import { Controller, useFormContext, useWatch, useController } from "react-hook-form";
import { useState } from "react";
import { Link } from "react-router";
import { bookableDayNote, TourDatePicker } from "~/features/seats/tour-date-picker";
import { controlClasses, Field, InputField } from "~/ui/field";
import { seatsProblem, unavailableReason, waitingListPath } from "~/domain/tours/availability";
import type { AvailableDay } from "~/domain/departures/availability-schema";
import { largestParty } from "~/domain/bookings/party-limits";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { startAndCutOff } from "~/domain/departures/cut-off-in-words";
import { nextOpenDays } from "~/domain/departures/departure";
import { roomTypes } from "~/domain/prices/pricing";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { useNow } from "~/platform/pages/use-site";
import {
  roomOption,
  travelersOption,
  childAgesField,
  companionFields,
  companionHint,
} from "~/features/bookings/booking-fields";
import { ClosureNote } from "~/features/bookings/closure-note";
import type { SeatHold } from "~/features/seats/use-hold";
import type { SeatsAhead } from "~/features/seats/use-seats-ahead";

export function TravelDetailsStep({
  tour,
  seats,
  holding,
}: {
  tour: BookableTour;
  seats: SeatsAhead;
  holding: SeatHold;
}) {
  const now = useNow();
  const today = todayInIndia(now);
  const { control: formControl, register, formState } = useFormContext<BookingFormValues>();
  const [travelDate, numberOfTravelers] = useWatch({
    control: formControl,
    name: ["travelDate", "numberOfTravelers"],
  });
  const chosen = seats.dayOf(travelDate);
  const isHeld = holding.covers({ travelDate, numberOfTravelers });
  const refusal = holding.problem?.kind === "refused" ? holding.problem : null;
  const limited = chosen?.status === "limited" ? ` · ${chosen.seatsLeft} left on this day` : "";
  return (
    <div className="grid gap-4">
      <Field
        label="Travel date"
        required
        hint={`The day you leave ${tour.departureCity}${limited}${chosen && chosen.status !== "closed" ? `. ${startAndCutOff(tour.departures, chosen.date)}` : ""}`}
        error={
          formState.errors.travelDate?.message ??
          (refusal?.field === "travelDate" ? refusal.message : undefined) ??
          (chosen && !isHeld ? unavailableReason(chosen) : null) ??
          undefined
        }
      >
        {(control) => (
          <Controller
            control={formControl}
            name="travelDate"
            render={({ field }) => (
              <TourDatePicker
                {...control}
                {...field}
                first={today}
                last={lastBookableDate(today)}
                opensOn={nextOpenDays(tour.departures, now, 1)[0]}
                seats={seats}
                noteOf={(day) => bookableDayNote(day, { slug: tour.slug, party: numberOfTravelers })}
              />
            )}
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
        max={largestParty(tour.capacity)}
        problem={
          (refusal?.field === "numberOfTravelers" ? refusal.message : undefined) ??
          (isHeld ? null : seatsProblem(chosen, numberOfTravelers)) ??
          undefined
        }
      />
      <CompanionFields tour={tour} travelDate={travelDate} />
      <Field label="Room" required>
        {(control) => (
          <select {...control} {...register("roomType")} className={controlClasses}>
            {roomTypes.map((type) => (
              <option key={type} value={type}>
                {roomOption(type)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Special requests" error={formState.errors.specialRequests?.message}>
        {(control) => (
          <textarea {...control} {...register("specialRequests")} rows={3} className={controlClasses} />
        )}
      </Field>
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
function TravelersField({ max, problem }: { max: number; problem: string | undefined }) {
  // With a maximum of six, no number field is needed.
  const asksForMore = max > firstOfLargeParty;
  const listed = asksForMore ? firstOfLargeParty - 1 : max;
  const { field, fieldState } = useController<BookingFormValues, "numberOfTravelers">({
    name: "numberOfTravelers",
  });
  const error = fieldState.error?.message ?? problem;
  const isListed = Number.isInteger(field.value) && field.value >= 1 && field.value <= listed;
  const [wantsMore, setLarge] = useState(false);
  // The tour's page may have filled in a large party.
  const large = asksForMore && (wantsMore || !isListed);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Travelers" required error={large ? undefined : error}>
        {(control) => (
          <select
            {...control}
            ref={large ? undefined : field.ref}
            className={controlClasses}
            value={large ? "6+" : field.value}
            onChange={(event) => {
              const isLarge = event.target.value === "6+";
              setLarge(isLarge);
              field.onChange(isLarge ? firstOfLargeParty : Number(event.target.value));
            }}
          >
            {Array.from({ length: listed }, (_, index) => (
              <option key={index} value={index + 1}>
                {travelersOption(index + 1)}
              </option>
            ))}
            {asksForMore && <option value="6+">6+ Travelers</option>}
          </select>
        )}
      </Field>
      {large && (
        <Field label="How many exactly?" required hint={`${firstOfLargeParty} to ${max}`} error={error}>
          {(control) => (
            <input
              {...control}
              ref={field.ref}
              onBlur={field.onBlur}
              type="number"
              inputMode="numeric"
              min={firstOfLargeParty}
              max={max}
              className={controlClasses}
              value={Number.isNaN(field.value) ? "" : field.value}
              onChange={(event) => field.onChange(event.target.valueAsNumber)}
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** Numbers of children and infants, and the children's ages. */
function CompanionFields({ tour, travelDate }: { tour: BookableTour; travelDate: string }) {
  const { register, formState } = useFormContext<BookingFormValues>();
  const children = useWatch<BookingFormValues, "children">({ name: "children" }) ?? 0;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {companionFields.map(({ name, label }) => (
        <Field
          key={name}
          label={label}
          hint={companionHint(name, tour, travelDate)}
          error={formState.errors[name]?.message}
        >
          {(control) => (
            <input
              {...register(name, { valueAsNumber: true })}
              {...control}
              type="number"
              inputMode="numeric"
              min={0}
              className={controlClasses}
            />
          )}
        </Field>
      ))}
      {children > 0 && (
        <InputField
          {...childAgesField}
          {...register("childAges")}
          error={formState.errors.childAges?.message}
          className="sm:col-span-2"
          autoComplete="off"
        />
      )}
    </div>
  );
}
