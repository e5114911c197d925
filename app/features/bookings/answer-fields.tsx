import {
  childAgesField,
  companionHint,
  companions,
  roomOption,
  textFields,
  type AnswerFieldsProps,
  type TextFieldName,
} from "~/features/bookings/booking-fields";
import { paymentMethodLabels, paymentMethods } from "~/domain/bookings/payment-methods";
import { extrasOn, type faresOf } from "~/domain/prices/offers";
import { roomTypes } from "~/domain/prices/pricing";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { ExtraFields } from "./offer-fields";
import { bookingFieldMessages } from "./form/messages";
import { BookingQuestionFields } from "./question-fields";
import { isEnter } from "~/platform/forms/enter-key";
import { InputField, SelectField, TextAreaField } from "~/ui/field";
import { PhoneField } from "~/ui/phone-input";
import { StepperField } from "~/ui/stepper";

/** Fields of the booking steps, for the dialog and the form without JavaScript. */

function AnswerText({ name, field }: AnswerFieldsProps & { name: TextFieldName }) {
  const words = textFields()[name];
  const TextField = words.type === "tel" ? PhoneField : InputField;
  return <TextField required enterKeyHint="next" onKeyDown={moveOn} {...words} {...field(name)} />;
}

/** Enter goes to the next field that is required and empty. In the last it presses Next, as usual. */
function moveOn(event: React.KeyboardEvent<HTMLInputElement>) {
  const { currentTarget: from } = event;
  if (!isEnter(event) || from.value === "") return;
  const controls = [...(from.form?.elements ?? [])];
  const next = controls.slice(controls.indexOf(from) + 1).find(isWanted);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function isWanted(control: Element): control is HTMLInputElement {
  return (
    control instanceof HTMLInputElement &&
    control.value === "" &&
    control.getAttribute("aria-required") === "true"
  );
}

export function PersonalInformation({
  questions,
  ...props
}: AnswerFieldsProps & Pick<BookableTour, "questions">) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AnswerText name="firstName" {...props} />
      <AnswerText name="lastName" {...props} />
      <AnswerText name="email" {...props} />
      <AnswerText name="phone" {...props} />
      <BookingQuestionFields questions={questions} {...props} />
    </div>
  );
}

/**
 * Numbers of children and infants, and the children's ages.
 * @param travelDate "" until chosen
 * @param max of each, with the travelers entered
 * @param asksForAges true if there may be children
 */
export function CompanionFields({
  field,
  fares,
  travelDate,
  max,
  asksForAges,
}: AnswerFieldsProps & {
  fares: ReturnType<typeof faresOf>;
  travelDate: string;
  max: { children: number; infants: number };
  asksForAges: boolean;
}) {
  const m = bookingFieldMessages().companions;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {companions.map((name) => (
        <StepperField
          key={name}
          label={m[name]}
          things={m.things[name]}
          hint={companionHint(name, fares, travelDate)}
          min={0}
          max={max[name]}
          {...field(name)}
        />
      ))}
      {asksForAges && (
        <InputField
          {...childAgesField()}
          className="sm:col-span-2"
          autoComplete="off"
          {...field("childAges")}
        />
      )}
    </div>
  );
}

/** Room, extras and requests. A tour with options is sold without rooms. */
export function RoomAndRequests({
  field,
  tour,
  travelDate,
  numberOfTravelers,
}: AnswerFieldsProps & {
  tour: Pick<BookableTour, "roomChoice" | "options" | "extras" | "priceRules">;
  travelDate: string;
  numberOfTravelers: number;
}) {
  const m = bookingFieldMessages().fields;
  return (
    <>
      {tour.options === undefined && (
        <SelectField
          label={m.room}
          required
          hint={tour.roomChoice}
          options={roomTypes.map((type) => [type, roomOption(type)])}
          {...field("roomType")}
        />
      )}
      <ExtraFields field={field} extras={extrasOn(tour, travelDate)} numberOfTravelers={numberOfTravelers} />
      <TextAreaField label={m.specialRequests} rows={3} {...field("specialRequests")} />
    </>
  );
}

/** @param hint when the traveler pays */
export function EmergencyAndPayment({ hint, ...props }: AnswerFieldsProps & { hint: string }) {
  return (
    <div className="grid gap-4">
      <AnswerText name="emergencyName" {...props} />
      <AnswerText name="emergencyPhone" {...props} />
      <SelectField
        label={bookingFieldMessages().fields.paymentMethod}
        required
        hint={hint}
        options={paymentMethods.map((method) => [method, paymentMethodLabels()[method]])}
        {...props.field("paymentMethod")}
      />
    </div>
  );
}
