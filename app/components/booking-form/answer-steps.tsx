import { paymentHint, roomOption, travelersOption } from "~/components/booking/booking-fields";
import { controlClasses, Field } from "~/components/ui/field";
import { largestParty, paymentMethodLabels, paymentMethods } from "~/domain/booking";
import { formatDay, lastBookableDate } from "~/domain/calendar";
import type { TravelDate } from "~/domain/calendar";
import { nextOpenDays, seasonInWords } from "~/domain/departure";
import { roomTypes } from "~/domain/pricing";
import type { TourDetails } from "~/domain/tour";
import { useToday } from "~/hooks/use-today";
import { AnswerChoice, answerId, AnswerText } from "./answer-fields";
import type { StepProps } from "./answer-fields";

const daysOffered = 3;

function inWords(days: readonly TravelDate[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(days.map(formatDay));
}

export function PersonalInformation(props: StepProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AnswerText name="firstName" {...props} />
      <AnswerText name="lastName" {...props} />
      <AnswerText name="email" {...props} />
      <AnswerText name="phone" {...props} />
    </div>
  );
}

export function TravelDetails({ tour, ...props }: StepProps & { tour: TourDetails }) {
  const today = useToday();
  const { answers, errors } = props;
  const season = seasonInWords(tour.departures);
  const nextDays = nextOpenDays(tour.departures, today, daysOffered);
  const partySizes = Array.from({ length: largestParty(tour.capacity) }, (_, index) => index + 1);
  return (
    <div className="grid gap-4">
      <Field
        id={answerId("travelDate")}
        label="Travel date"
        required
        hint={[
          `The day you leave ${tour.departureCity}.`,
          season && `Runs ${season}.`,
          nextDays[0] !== today && nextDays.length > 0 && `Next: ${inWords(nextDays)}.`,
        ]
          .filter(Boolean)
          .join(" ")}
        error={errors.travelDate}
      >
        {(control) => (
          <input
            {...control}
            type="date"
            name="travelDate"
            min={today}
            max={lastBookableDate(today)}
            list="next-days"
            defaultValue={answers.travelDate}
            className={controlClasses}
          />
        )}
      </Field>
      <datalist id="next-days">
        {nextDays.map((day) => (
          <option key={day} value={day}>
            {formatDay(day)}
          </option>
        ))}
      </datalist>
      <AnswerChoice
        name="numberOfTravelers"
        label="Travelers"
        options={partySizes.map((size) => [String(size), travelersOption(size)])}
        {...props}
      />
      <AnswerChoice
        name="roomType"
        label="Room"
        options={roomTypes.map((type) => [type, roomOption(type)])}
        {...props}
      />
      <Field id={answerId("specialRequests")} label="Special requests" error={errors.specialRequests}>
        {(control) => (
          <textarea
            {...control}
            name="specialRequests"
            rows={3}
            defaultValue={answers.specialRequests}
            className={controlClasses}
          />
        )}
      </Field>
    </div>
  );
}

export function EmergencyAndPayment(props: StepProps) {
  return (
    <div className="grid gap-4">
      <AnswerText name="emergencyName" {...props} />
      <AnswerText name="emergencyPhone" {...props} />
      <AnswerChoice
        name="paymentMethod"
        label="Payment method"
        hint={paymentHint}
        options={paymentMethods.map((method) => [method, paymentMethodLabels[method]])}
        {...props}
      />
    </div>
  );
}
