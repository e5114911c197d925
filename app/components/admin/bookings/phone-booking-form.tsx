import { Form, useNavigation } from "react-router";
import { PriceLines } from "~/components/bookings/price-lines";
import { roomOption, textFields } from "~/components/bookings/booking-fields";
import type { TextFieldName } from "~/components/bookings/booking-fields";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { paymentMethodLabels, paymentMethods } from "~/domain/bookings/payment-methods";
import { newBookingAnswers } from "~/domain/bookings/booking-form";
import { formatRupees } from "~/domain/money/money";
import { receivedBy, receivedByLabels } from "~/domain/payments/payment";
import { phonePaymentLabels, phonePayments } from "~/domain/bookings/phone-booking";
import type { PhoneAnswers } from "~/domain/bookings/phone-booking";
import { roomTypes } from "~/domain/prices/pricing";
import type { PhoneBookingResult } from "~/lib/bookings/book-by-phone.server";

const noAnswers: PhoneAnswers = {
  ...newBookingAnswers(),
  payment: "later",
  receivedAmount: "",
  receivedMethod: "cash",
};

/** Form for a phone booking, with a price preview. Works without JavaScript. */
export function PhoneBookingForm({
  tour,
  result,
  keys,
  isPayOnlineOffered,
}: {
  tour: string;
  result: PhoneBookingResult | null;
  keys: { idempotencyKey: string; receiptId: string };
  isPayOnlineOffered: boolean;
}) {
  const isBusy = useNavigation().state !== "idle";
  const { answers, errors, quote } = result ?? { answers: noAnswers, errors: {}, quote: null };
  const { idempotencyKey, receiptId } = result ?? keys;
  const payments = phonePayments.filter((payment) => payment !== "link" || isPayOnlineOffered);
  const shared = { answers, errors };
  return (
    <Form
      method="post"
      noValidate
      className="mt-4 grid max-w-3xl content-start gap-4"
      aria-label="New booking"
    >
      <input type="hidden" name="tour" value={tour} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="receiptId" value={receiptId} />
      {quote && <input type="hidden" name="expectedTotal" value={quote.total} />}
      {result !== null && (result.notice !== null || Object.keys(errors).length > 0) && (
        <p
          role="alert"
          className="rounded-control border-l-4 border-bad bg-bad-ground p-3 font-semibold text-bad"
        >
          {result.notice ?? "Check the marked fields."}
        </p>
      )}
      <Group legend="Trip">
        <Line {...shared} name="travelDate" label="Travel date" type="date" />
        <Line {...shared} name="numberOfTravelers" label="Travelers" type="number" min={1} max={20} />
        <Line {...shared} name="children" label="Children among them" type="number" min={0} />
        <Line {...shared} name="infants" label="Infants" type="number" min={0} />
        <Choice
          {...shared}
          name="roomType"
          label="Room"
          options={roomTypes.map((type) => [type, roomOption(type)])}
        />
        <Line {...shared} name="couponCode" label="Coupon" isOptional />
      </Group>
      <Group legend="Customer">
        <Text {...shared} name="firstName" />
        <Text {...shared} name="lastName" />
        <Text {...shared} name="email" />
        <Text {...shared} name="phone" />
        <Text {...shared} name="emergencyName" />
        <Text {...shared} name="emergencyPhone" />
        <Line {...shared} name="specialRequests" label="Special requests" isOptional />
      </Group>
      <Group legend="Payment">
        <Choice
          {...shared}
          name="payment"
          label="Payment timing"
          options={payments.map((payment) => [payment, phonePaymentLabels[payment]])}
        />
        <Choice
          {...shared}
          name="paymentMethod"
          label="Payment method"
          options={paymentMethods.map((method) => [method, paymentMethodLabels[method]])}
        />
        <Line
          {...shared}
          name="receivedAmount"
          label="Amount received (₹)"
          hint="If already received. Leave empty for the full amount."
          type="number"
          min={1}
          isOptional
        />
        <Choice
          {...shared}
          name="receivedMethod"
          label="How it was received"
          options={receivedBy.map((method) => [method, receivedByLabels[method]])}
        />
      </Group>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="quote" look="secondary" disabled={isBusy}>
          {quote ? "Update price" : "Show price"}
        </Button>
      </div>
      {quote && (
        <div role="region" aria-label="Price" className="rounded-card border border-line bg-card p-4">
          <PriceLines lines={quote.lines} total={quote.total} gst={quote.gst} />
          <Button type="submit" name="intent" value="book" disabled={isBusy} className="mt-3">
            {isBusy ? "Booking…" : `Book for ${formatRupees(quote.total)}`}
          </Button>
        </div>
      )}
    </Form>
  );
}

function Group({ legend, children }: { legend: string; children: React.ReactNode }) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-1 w-full border-b-2 border-line pb-1 text-lg font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}

type Shared = Pick<PhoneBookingResult, "answers" | "errors">;

function Line({
  name,
  label,
  hint,
  isOptional = false,
  answers,
  errors,
  ...input
}: Shared &
  Omit<React.ComponentProps<"input">, "name"> & {
    name: keyof PhoneAnswers;
    label: string;
    hint?: string;
    isOptional?: boolean;
  }) {
  return (
    <Field label={label} hint={hint} required={!isOptional} error={errors[name]}>
      {(control) => (
        <input {...input} {...control} name={name} defaultValue={answers[name]} className={controlClasses} />
      )}
    </Field>
  );
}

function Text({ name, answers, errors }: Shared & { name: TextFieldName }) {
  const { label, hint: _, autoComplete: __, ...input } = textFields[name];
  return <Line {...input} name={name} label={label} answers={answers} errors={errors} autoComplete="off" />;
}

function Choice({
  name,
  label,
  options,
  answers,
  errors,
}: Shared & { name: keyof PhoneAnswers; label: string; options: (readonly [string, string])[] }) {
  return (
    <Field label={label} required error={errors[name]}>
      {(control) => (
        <select {...control} name={name} defaultValue={answers[name]} className={controlClasses}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
