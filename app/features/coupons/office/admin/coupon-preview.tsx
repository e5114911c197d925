import { useState } from "react";
import { PriceLines } from "~/features/bookings/price-lines";
import { InputField } from "~/ui/field";
import { couponProblem } from "~/domain/coupons/coupon";
import type { CouponForm } from "~/domain/coupons/coupon-fields";
import { quoteBooking } from "~/domain/prices/pricing";

/** Preview of a coupon draft on an editable sample booking. */
export function CouponPreview({ coupon }: { coupon: CouponForm | null }) {
  const [price, setPrice] = useState(12_499);
  const [travelers, setTravelers] = useState(2);
  const input = {
    priceInr: price,
    priceRules: {},
    travelDate: null,
    today: coupon?.validFrom ?? "2000-01-01",
    numberOfTravelers: travelers,
    children: 0,
    infants: 0,
    roomType: "deluxe" as const,
    gstPercent: 0,
  };
  const before = quoteBooking({ ...input, coupon: null });
  const problem =
    coupon &&
    couponProblem(
      { ...coupon, used: 0, deactivatedAt: null, tours: null, operators: null },
      {
        today: coupon.validFrom,
        tour: "",
        operator: "",
        total: before.total,
        numberOfTravelers: travelers,
      },
    );
  const quote = coupon && !problem ? quoteBooking({ ...input, coupon }) : before;
  return (
    <section aria-labelledby="preview" className="rounded-card border border-line bg-card p-4">
      <h2 id="preview" className="text-2xl">
        Preview on a sample booking
      </h2>
      <div className="my-3 grid grid-cols-2 gap-3">
        <NumberField label="Price per person" value={price} min={1} max={500_000} onChange={setPrice} />
        <NumberField label="Travelers" value={travelers} min={1} max={20} onChange={setTravelers} />
      </div>
      <div aria-live="polite">
        <PriceLines lines={quote.lines} total={quote.total} />
        <p className="mt-2 text-sm text-muted">
          {coupon === null
            ? "Fill in the form to see the discount."
            : (problem ?? "Assumes a deluxe room, on a valid day and an eligible tour.")}
        </p>
      </div>
    </section>
  );
}

function NumberField({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    <InputField
      label={label}
      required
      type="number"
      min={min}
      max={max}
      value={String(value)}
      onChange={(text) => onChange(Math.min(max, Math.max(min, Math.floor(Number(text)) || min)))}
    />
  );
}
