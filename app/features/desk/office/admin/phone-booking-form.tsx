import { useNavigation } from "react-router";
import { Exact } from "~/ui/exact";
import { PriceLines } from "~/features/bookings/price-lines";
import {
  childAgesField,
  roomOption,
  textFields,
  type TextFieldName,
} from "~/features/bookings/booking-fields";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { InputField, SelectField } from "~/ui/field";
import { PhoneField } from "~/ui/phone-input";
import { paymentMethodLabels, paymentMethods } from "~/domain/bookings/payment-methods";
import { BuyerStateFields } from "~/features/money/invoices/buyer-state-fields";
import { newBookingAnswers } from "~/domain/bookings/booking-form";
import { formatRupees } from "~/domain/money/money";
import { depositInWords } from "~/domain/prices/deposit";
import { receivedBy, receivedByLabels } from "~/domain/money/payments/payment";
import { phonePaymentLabels, phonePayments, type PhoneAnswers } from "~/domain/desk/phone-booking";
import { roomTypes } from "~/domain/prices/pricing";
import { useForm, type FormState } from "~/platform/forms/use-form";
import type { PhonePrice } from "./book-by-phone.server";

const noAnswers = {
  ...newBookingAnswers(),
  payment: "later",
  receivedAmount: "",
  receivedMethod: "cash",
  state: "",
  postalCode: "",
} satisfies PhoneAnswers;

/** Form for a phone booking, with a price preview. Works without JavaScript. */
export function PhoneBookingForm({
  tour,
  keys,
  isPayOnlineOffered,
}: {
  tour: string;
  keys: { idempotencyKey: string; receiptId: string };
  isPayOnlineOffered: boolean;
}) {
  // Other days are loading: the price would be dropped with the page that it was asked on.
  const isLeaving = useNavigation().state !== "idle";
  const answered = useForm<PhonePrice>();
  // A quoted form keeps its values.
  const form = answered.of({}, { ...noAnswers, ...answered.answer?.values });
  const { quote, idempotencyKey, receiptId } = form.answer?.result ?? { quote: null, ...keys };
  const payments = phonePayments.filter((payment) => payment !== "link" || isPayOnlineOffered);
  return (
    <AnsweredForm form={form} className="mt-4 grid max-w-3xl content-start gap-4" aria-label="New booking">
      <input type="hidden" name="tour" value={tour} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="receiptId" value={receiptId} />
      {quote && <input type="hidden" name="expectedTotal" value={quote.total} />}
      {form.problem !== null && (
        <p
          role="alert"
          className="rounded-control border-l-4 border-danger bg-danger-subtle p-3 font-semibold text-danger"
        >
          {form.problem}
        </p>
      )}
      <Group legend="Trip">
        <Line form={form} name="travelDate" label="Travel date" type="date" />
        {(form.value("startTime") !== "" || form.error("startTime") !== undefined) && (
          <Line form={form} name="startTime" label="Start time" type="time" />
        )}
        <Line form={form} name="numberOfTravelers" label="Travelers" type="number" min={1} max={20} />
        <Line form={form} name="children" label="Children among them" type="number" min={0} />
        <Line form={form} name="infants" label="Infants" type="number" min={0} />
        <Line form={form} name="childAges" {...childAgesField()} isOptional />
        <Choice
          form={form}
          name="roomType"
          label="Room"
          options={roomTypes.map((type) => [type, roomOption(type)])}
        />
        <Line form={form} name="couponCode" label="Coupon" isOptional />
      </Group>
      <Group legend="Customer">
        <Text form={form} name="firstName" />
        <Text form={form} name="lastName" />
        <Text form={form} name="email" />
        <Text form={form} name="phone" />
        <Text form={form} name="emergencyName" />
        <Text form={form} name="emergencyPhone" />
        <Line form={form} name="specialRequests" label="Special requests" isOptional />
      </Group>
      <Group legend="Invoice">
        <div className="sm:col-span-2">
          <BuyerStateFields form={form} isRequired={false} />
        </div>
      </Group>
      <Group legend="Payment">
        <Choice
          form={form}
          name="payment"
          label="Payment timing"
          options={payments.map((payment) => [payment, phonePaymentLabels[payment]])}
        />
        <Choice
          form={form}
          name="paymentMethod"
          label="Payment method"
          options={paymentMethods.map((method) => [method, paymentMethodLabels()[method]])}
        />
        <Line
          form={form}
          name="receivedAmount"
          label="Amount received (₹)"
          hint="If already received. Leave empty for the full amount."
          inputMode="numeric"
          isOptional
        />
        <Choice
          form={form}
          name="receivedMethod"
          label="How it was received"
          options={receivedBy.map((method) => [method, receivedByLabels[method]])}
        />
      </Group>
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} disabled={isLeaving} name="intent" value="quote" variant="secondary">
          {quote ? "Update price" : "Show price"}
        </SubmitButton>
      </div>
      {quote && (
        <div role="region" aria-label="Price" className="rounded-card border border-line bg-card p-4">
          <PriceLines lines={quote.lines} total={quote.total} gst={quote.gst} />
          {quote.deposit && <p className="mt-2">{`${depositInWords(quote.deposit)}, or everything now.`}</p>}
          <SubmitButton
            form={form}
            disabled={isLeaving}
            name="intent"
            value="book"
            busy="Booking…"
            className="mt-3"
          >
            <span>
              Book for <Exact>{formatRupees(quote.total)}</Exact>
            </span>
          </SubmitButton>
        </div>
      )}
    </AnsweredForm>
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

function Line({
  form,
  name,
  label,
  hint,
  isOptional = false,
  ...input
}: Omit<React.ComponentProps<typeof InputField>, "form"> & {
  form: FormState<PhonePrice>;
  name: keyof PhoneAnswers;
  isOptional?: boolean;
}) {
  const TextField = input.type === "tel" ? PhoneField : InputField;
  return <TextField label={label} hint={hint} required={!isOptional} {...form.field(name)} {...input} />;
}

function Text({ form, name }: { form: FormState<PhonePrice>; name: TextFieldName }) {
  const { label, hint: _, autoComplete: __, ...input } = textFields()[name];
  return <Line {...input} form={form} name={name} label={label} autoComplete="off" />;
}

function Choice({
  form,
  name,
  label,
  options,
}: {
  form: FormState<PhonePrice>;
  name: keyof PhoneAnswers;
  label: string;
  options: (readonly [string, string])[];
}) {
  return <SelectField label={label} required {...form.field(name)} options={options} />;
}
