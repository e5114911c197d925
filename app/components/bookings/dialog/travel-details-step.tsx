import { Controller, useFormContext, useWatch } from "react-hook-form";
import { DatePicker } from "~/components/ui/date-picker";
import type { DayNote } from "~/components/ui/calendar";
import { controlClasses, Field } from "~/components/ui/field";
import { seatsProblem, unavailableReason } from "~/domain/departures/availability";
import type { AvailableDay } from "~/domain/departures/availability";
import { largestParty } from "~/domain/bookings/party";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { startAndCutOff } from "~/domain/departures/cut-off-in-words";
import { nextOpenDays } from "~/domain/departures/departure";
import { roomTypes } from "~/domain/prices/pricing";
import type { TourCard } from "~/domain/tours/tour-schema";
import { useNow } from "~/hooks/use-site";
import { roomOption } from "~/components/bookings/booking-fields";
import { CompanionFields } from "./companion-fields";
import { TravelersField } from "./travelers-field";
import type { SeatHold } from "./use-hold";
import type { SeatsAhead } from "./use-seats-ahead";

export function TravelDetailsStep({
  tour,
  seats,
  holding,
}: {
  tour: TourCard;
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
  const refusal = holding.trouble?.kind === "refused" ? holding.trouble : null;
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
              <DatePicker
                {...control}
                {...field}
                first={today}
                last={lastBookableDate(today)}
                opensOn={nextOpenDays(tour.departures, now, 1)[0]}
                noteOf={(day) => noteOf(seats.dayOf(day))}
                status={seats.status}
                onMonthShown={seats.lookUp}
              />
            )}
          />
        )}
      </Field>
      <TravelersField
        most={largestParty(tour.capacity)}
        problem={
          (refusal?.field === "numberOfTravelers" ? refusal.message : undefined) ??
          (isHeld ? null : seatsProblem(chosen, numberOfTravelers)) ??
          undefined
        }
      />
      <CompanionFields tour={tour} />
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

/** Returns the calendar note of a day: why it is unavailable, or its last seats. */
function noteOf(day: AvailableDay | undefined): DayNote | null {
  if (day === undefined) return null;
  const reason = unavailableReason(day);
  if (reason !== null) return { text: reason, isUnavailable: true };
  return day.status === "limited" ? { text: `${day.seatsLeft} left`, isUnavailable: false } : null;
}
