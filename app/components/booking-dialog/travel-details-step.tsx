import { Controller, useFormContext } from "react-hook-form";
import { DatePicker } from "~/components/ui/date-picker";
import { controlClasses, Field } from "~/components/ui/field";
import { largestParty } from "~/domain/booking";
import type { BookingFormValues } from "~/domain/booking";
import { lastBookableDate } from "~/domain/calendar";
import { roomTypes } from "~/domain/pricing";
import type { TourCard } from "~/domain/tour";
import { useToday } from "~/hooks/use-today";
import { roomOption } from "~/components/booking/booking-fields";
import { TravelersField } from "./travelers-field";

export function TravelDetailsStep({ tour }: { tour: TourCard }) {
  const today = useToday();
  const { control: formControl, register, formState } = useFormContext<BookingFormValues>();
  return (
    <div className="grid gap-4">
      <Field
        label="Travel date"
        required
        hint={`The day you leave ${tour.departureCity}`}
        error={formState.errors.travelDate?.message}
      >
        {(control) => (
          <Controller
            control={formControl}
            name="travelDate"
            render={({ field }) => (
              <DatePicker {...control} {...field} first={today} last={lastBookableDate(today)} />
            )}
          />
        )}
      </Field>
      <TravelersField most={largestParty(tour.capacity)} />
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
