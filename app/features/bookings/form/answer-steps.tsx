import { Link } from "react-router";
import {
  childAgesField,
  companionFields,
  companionHint,
  paymentHint,
  roomOption,
  travelersOption,
} from "~/features/bookings/booking-fields";
import { Button } from "~/ui/button";
import { controlClasses, Field, InputField } from "~/ui/field";
import { paymentMethodLabels, paymentMethods } from "~/domain/bookings/payment-methods";
import { largestParty } from "~/domain/bookings/party-limits";
import { formatDay, lastBookableDate, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { waitingListPath } from "~/domain/tours/availability";
import { startRule, cutOffRule } from "~/domain/departures/cut-off-in-words";
import { nextOpenDays, seasonInWords } from "~/domain/departures/departure";
import { roomTypes } from "~/domain/prices/pricing";
import type { TourOutline } from "~/domain/tours/tour-schema";
import { useNow } from "~/platform/pages/use-site";
import { AnswerChoice, answerId, AnswerText, type StepProps } from "./answer-fields";

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

export function TravelDetails({
  tour,
  isSoldOut,
  ...props
}: StepProps & { tour: TourOutline; isSoldOut: boolean }) {
  const now = useNow();
  const today = todayInIndia(now);
  const { answers, errors } = props;
  const season = seasonInWords(tour.departures);
  const nextDays = nextOpenDays(tour.departures, now, daysOffered);
  const partySizes = Array.from({ length: largestParty(tour.capacity) }, (_, index) => index + 1);
  return (
    <div className="grid gap-4">
      <InputField
        id={answerId("travelDate")}
        label="Travel date"
        required
        hint={[
          `The day you leave ${tour.departureCity}.`,
          `${startRule(tour.departures)}. ${cutOffRule(tour.departures)}.`,
          season && `Runs ${season}.`,
          nextDays[0] !== today && nextDays.length > 0 && `Next: ${inWords(nextDays)}.`,
        ]
          .filter(Boolean)
          .join(" ")}
        error={errors.travelDate}
        type="date"
        name="travelDate"
        min={today}
        max={lastBookableDate(today)}
        list="next-days"
        defaultValue={answers.travelDate}
      />
      {isSoldOut && (
        <Link
          to={waitingListPath(tour.slug, answers.travelDate, Number(answers.numberOfTravelers))}
          className="-mt-2 justify-self-start font-semibold text-peacock underline underline-offset-4"
        >
          Join the waiting list
        </Link>
      )}
      <datalist id="next-days">
        {nextDays.map((day) => (
          <option translate="no" key={day} value={day}>
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
      <div className="grid gap-4 sm:grid-cols-2">
        {companionFields.map(({ name, label }) => (
          <InputField
            key={name}
            id={answerId(name)}
            label={label}
            hint={companionHint(name, tour, answers.travelDate)}
            error={errors[name]}
            type="number"
            inputMode="numeric"
            min={0}
            name={name}
            defaultValue={answers[name]}
          />
        ))}
        <InputField
          {...childAgesField}
          id={answerId("childAges")}
          error={errors.childAges}
          className="sm:col-span-2"
          name="childAges"
          autoComplete="off"
          defaultValue={answers.childAges}
        />
      </div>
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

/** CouponAnswer field behind a link. The coupon is applied when the review is shown again. */
export function CouponAnswer({ answers, errors }: StepProps) {
  return (
    <details open={answers.couponCode !== "" || errors.couponCode !== undefined}>
      <summary className="min-h-6 cursor-pointer text-sm text-peacock underline underline-offset-4">
        I have a coupon
      </summary>
      <div className="mt-2 flex items-start gap-2">
        <InputField
          id={answerId("couponCode")}
          label="Coupon"
          error={errors.couponCode}
          className="grow"
          name="couponCode"
          autoComplete="off"
          defaultValue={answers.couponCode}
        />
        <Button type="submit" name="intent" value="coupon" variant="secondary" className="mt-7">
          Apply
        </Button>
      </div>
    </details>
  );
}
