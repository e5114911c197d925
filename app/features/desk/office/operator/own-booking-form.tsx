import { useState } from "react";
import { PriceLines } from "~/features/bookings/price-lines";
import { roomOption } from "~/features/bookings/booking-fields";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField, SelectField, TextAreaField } from "~/ui/field";
import { PhoneField } from "~/ui/phone-input";
import { ownSaleLabels, ownSales } from "~/domain/bookings/own-booking";
import { roomTypes } from "~/domain/prices/pricing";
import { maxTravelers } from "~/domain/bookings/party-limits";
import type { Offers } from "~/domain/prices/offers-schema";
import { ExtraFields } from "~/features/bookings/offer-fields";
import { OptionField } from "~/features/bookings/option-field";
import { useForm } from "~/platform/forms/use-form";
import type { OwnPrice } from "./book-own.server";

const noAnswers = {
  tour: "",
  travelDate: "",
  startTime: "",
  numberOfTravelers: "2",
  children: "0",
  infants: "0",
  roomType: "standard",
  optionId: "",
  extras: "",
  name: "",
  phone: "",
  email: "",
  total: "",
  sale: "paid",
  note: "",
};

/** Form for a booking that the operator takes itself: the price first, then the booking. Works without JavaScript. */
export function OwnBookingForm({
  tours,
  chosen,
  idempotencyKey,
}: {
  tours: readonly ({ slug: string; title: string } & Offers)[];
  /** Tour and date of the page that it was opened from. */
  chosen: { tour: string; travelDate: string; startTime: string };
  idempotencyKey: string;
}) {
  const answered = useForm<OwnPrice>();
  const shownKey = answered.answer?.values["idempotencyKey"];
  const form = answered.of({}, { ...noAnswers, ...chosen, ...answered.answer?.values });
  const [tour, setTour] = useState(form.value("tour"));
  const offers = tours.find(({ slug }) => slug === tour);
  const quote = form.answer?.result?.quote ?? null;
  const select = (
    name: "tour" | "roomType" | "sale",
    label: string,
    options: readonly (readonly [string, string])[],
    onChange?: (value: string) => void,
  ) => (
    <SelectField
      label={label}
      required
      {...form.field(name)}
      options={options}
      {...(onChange && { onChange })}
    />
  );
  const count = (name: "numberOfTravelers" | "children" | "infants", label: string, min: number) => (
    <InputField
      label={label}
      required
      type="number"
      inputMode="numeric"
      min={min}
      max={20}
      {...form.field(name)}
    />
  );
  return (
    <AnsweredForm form={form} className="mt-4 grid max-w-3xl gap-5" aria-label="Own booking">
      <input
        type="hidden"
        name="idempotencyKey"
        value={typeof shownKey === "string" ? shownKey : idempotencyKey}
      />
      {quote && <input type="hidden" name="expectedTotal" value={quote.total} />}
      {form.refused && <FormMessage form={form} />}
      <div className="grid gap-3 sm:grid-cols-2">
        {select(
          "tour",
          "Tour",
          [["", "Choose a tour"], ...tours.map(({ slug, title }) => [slug, title] as const)],
          setTour,
        )}
        <InputField label="Travel date" required type="date" {...form.field("travelDate")} />
        {(form.value("startTime") !== "" || form.error("startTime") !== undefined) && (
          <InputField label="Start time" required type="time" {...form.field("startTime")} />
        )}
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {count("numberOfTravelers", "Travelers", 1)}
        {count("children", "Of them children", 0)}
        {count("infants", "Infants", 0)}
        {offers?.options ? (
          <input type="hidden" name="roomType" value="standard" />
        ) : (
          select(
            "roomType",
            "Room",
            roomTypes.map((type) => [type, roomOption(type)]),
          )
        )}
      </div>
      {/* Without scripts, they appear once the price was asked for. */}
      <OptionField key={`${tour} option`} field={form.field("optionId")} options={offers?.options} />
      <ExtraFields
        key={`${tour} extras`}
        field={form.field}
        extras={offers?.extras ?? []}
        numberOfTravelers={maxTravelers}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <InputField label="Name" required autoComplete="off" {...form.field("name")} />
        <PhoneField label="Phone" required autoComplete="off" {...form.field("phone")} />
        <InputField
          label="E-mail"
          type="email"
          autoComplete="off"
          hint="With it, the customer gets the voucher and reminders."
          {...form.field("email")}
        />
        {select(
          "sale",
          "Payment",
          ownSales.map((sale) => [sale, ownSaleLabels()[sale]]),
        )}
        <InputField
          label="Your own total (₹)"
          inputMode="numeric"
          hint="Empty for the tour’s price."
          {...form.field("total")}
        />
        <TextAreaField label="Note" {...form.field("note")} maxLength={1000} />
      </div>
      {quote && (
        <div role="region" aria-label="Price" className="rounded-card border border-line bg-card p-4">
          <PriceLines lines={quote.lines} total={quote.total} gst={quote.gst} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          form={form}
          name="intent"
          value="quote"
          formNoValidate
          variant={quote ? "secondary" : "primary"}
        >
          {quote ? "Update price" : "Show price"}
        </SubmitButton>
        {quote && (
          <SubmitButton form={form} name="intent" value="book" busy="Booking…">
            Book
          </SubmitButton>
        )}
      </div>
    </AnsweredForm>
  );
}
