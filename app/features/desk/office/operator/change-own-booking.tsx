import { useState } from "react";
import { ConfirmForm } from "~/office/page/confirm-form";
import { Field, InputField, SelectField, TextAreaField, controlClasses } from "~/ui/field";
import type { OperatorBooking } from "~/domain/desk/operator-booking";
import { ownSaleLabels, ownSales, type OwnSale } from "~/domain/bookings/own-booking";
import type { FormState } from "~/platform/forms/use-form";

/** Changes an own booking of the operator: date, party, price and payment. */
export function ChangeOwnBooking({
  booking,
  ownSale,
  form,
}: {
  booking: OperatorBooking;
  ownSale: OwnSale;
  form: FormState;
}) {
  const [seen] = useState(booking.version);
  const change = form.of(
    { intent: "own" },
    {
      travelDate: booking.travelDate,
      startTime: booking.startTime ?? "",
      numberOfTravelers: String(booking.numberOfTravelers),
      children: String(booking.children),
      infants: String(booking.infants),
      total: String(booking.totalAmount),
      sale: ownSale,
      note: booking.specialRequests ?? "",
    },
  );
  const number = (
    name: "numberOfTravelers" | "children" | "infants" | "total",
    label: string,
    min?: number,
  ) => (
    <Field {...change.field(name)} label={label} required>
      {(control) => (
        // An amount may be typed with commas.
        <input
          {...control}
          type={min === undefined ? "text" : "number"}
          inputMode="numeric"
          min={min}
          className={controlClasses}
        />
      )}
    </Field>
  );
  return (
    <ConfirmForm
      label="Change booking"
      variant="quiet"
      title={`Change booking ${booking.bookingId}`}
      description="Seats are checked again. Nothing is charged or refunded through us."
      confirmLabel="Save changes"
      form={change}
    >
      <input type="hidden" name="expectedVersion" value={seen} />
      <InputField {...change.field("travelDate")} label="Travel date" required type="date" />
      {booking.startTime !== undefined && (
        <InputField {...change.field("startTime")} label="Start time" required type="time" />
      )}
      <div className="grid grid-cols-2 gap-3">
        {number("numberOfTravelers", "Travelers", 1)}
        {number("children", "Of them children", 0)}
        {number("infants", "Infants", 0)}
        {number("total", "Total (₹)")}
      </div>
      <SelectField
        {...change.field("sale")}
        label="Payment"
        required
        options={ownSales.map((sale) => [sale, ownSaleLabels()[sale]] as const)}
      />
      <TextAreaField {...change.field("note")} label="Note" maxLength={1000} />
    </ConfirmForm>
  );
}
