import { Link } from "react-router";
import { CompanionFields, RoomAndRequests } from "~/features/bookings/answer-fields";
import { OptionField } from "~/features/bookings/option-field";
import { placeName } from "~/domain/places/place-name";
import { faresOf, optionFaresOn, optionOf } from "~/domain/prices/offers";
import { formatList } from "~/domain/language/lists";
import { bookingFieldMessages } from "./messages";
import { travelersOption, type AnswerFieldsProps } from "~/features/bookings/booking-fields";
import { StartChooser } from "~/features/seats/start-chooser";
import { Button } from "~/ui/button";
import { InputField, SelectField } from "~/ui/field";
import type { BookingAnswers } from "~/domain/bookings/booking-form";
import { largestParty } from "~/domain/bookings/party-limits";
import { formatDay, lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { waitingListPath } from "~/domain/tours/availability";
import { startRule, cutOffRule } from "~/domain/departures/cut-off-in-words";
import { nextOpenDays, seasonInWords } from "~/domain/departures/departure";
import type { TourOutline } from "~/domain/tours/tour-schema";
import { useNow } from "~/platform/pages/use-site";

const daysOffered = 3;

export function TravelDetails({
  tour,
  answers: { travelDate, startTime, numberOfTravelers, optionId },
  isSoldOut,
  field,
}: AnswerFieldsProps & { tour: TourOutline; answers: BookingAnswers; isSoldOut: boolean }) {
  const now = useNow();
  const today = todayInIndia(now);
  const m = bookingFieldMessages();
  const season = seasonInWords(tour.departures);
  const nextDays = nextOpenDays(tour.departures, now, daysOffered);
  const largest = largestParty(tour.capacity);
  const partySizes = Array.from({ length: largest }, (_, index) => index + 1);
  return (
    <div className="grid gap-4">
      <InputField
        label={m.fields.travelDate}
        required
        hint={[
          m.date.leave(placeName(tour.departureCity)),
          m.date.rules(startRule(tour.departures), cutOffRule(tour.departures)),
          season && m.date.runs(season),
          nextDays[0] !== today &&
            nextDays.length > 0 &&
            m.date.next(formatList(nextDays.map(formatDay), "or")),
        ]
          .filter(Boolean)
          .join(" ")}
        type="date"
        min={today}
        max={lastBookableDate(today)}
        list="next-days"
        {...field("travelDate")}
      />
      {tour.departures.starts && (
        <StartChooser
          {...field("startTime")}
          starts={tour.departures.starts.map(({ time }) => ({ startTime: time }))}
        />
      )}
      {isSoldOut && (
        <Link
          to={waitingListPath(tour.slug, travelDate, {
            party: Number(numberOfTravelers),
            startTime,
            optionId,
          })}
          className="-mt-2 justify-self-start font-semibold text-peacock underline underline-offset-4"
        >
          {m.date.waitingList}
        </Link>
      )}
      <datalist id="next-days">
        {nextDays.map((day) => (
          <option translate="no" key={day} value={day}>
            {formatDay(day)}
          </option>
        ))}
      </datalist>
      <OptionField
        field={field("optionId")}
        options={tour.options}
        fares={optionFaresOn(tour, travelDate || null)}
      />
      <SelectField
        label={m.fields.travelers}
        required
        options={partySizes.map((size) => [String(size), travelersOption(size)])}
        {...field("numberOfTravelers")}
      />
      <CompanionFields
        field={field}
        fares={faresOf(tour, optionOf(tour, optionId) ?? null)}
        travelDate={travelDate}
        max={{ children: largest - 1, infants: largest }}
        asksForAges
      />
      <RoomAndRequests
        field={field}
        tour={tour}
        travelDate={travelDate}
        numberOfTravelers={Number(numberOfTravelers)}
      />
    </div>
  );
}

/** Coupon field behind a link. The coupon is applied when the review is shown again. */
export function CouponAnswer({ field }: AnswerFieldsProps) {
  const { defaultValue, error } = field("couponCode");
  const m = bookingFieldMessages().coupon;
  return (
    <details open={defaultValue !== "" || error !== undefined}>
      <summary className="min-h-6 cursor-pointer text-sm text-peacock underline underline-offset-4">
        {m.have}
      </summary>
      <div className="mt-2 flex items-start gap-2">
        <InputField label={m.label} className="grow" autoComplete="off" {...field("couponCode")} />
        <Button type="submit" name="intent" value="coupon" variant="secondary" className="mt-7">
          {m.apply}
        </Button>
      </div>
    </details>
  );
}
