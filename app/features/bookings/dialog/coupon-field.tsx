import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { InputField } from "~/ui/field";
import { formatRupees } from "~/domain/money/money";
import type { QuoteLine } from "~/domain/prices/quote";
import { bookingFieldMessages } from "~/features/bookings/form/messages";
import { isEnter } from "~/platform/forms/enter-key";
import type { useBookingDialog } from "./use-booking-dialog";
import { bookingDialogMessages } from "./messages";
import type { useQuote } from "./use-quote";

const link = "min-h-6 justify-self-start rounded text-sm text-peacock underline underline-offset-4";

/** Coupon field behind a link. Apply quotes the coupon and shows the discount or the reason it was rejected. */
export function CouponField({
  coupon,
  lines,
  field,
  focus,
}: {
  coupon: ReturnType<typeof useQuote>["coupon"];
  lines: readonly QuoteLine[];
  field: ReturnType<ReturnType<typeof useBookingDialog>["field"]>;
  /** Focuses the field. */
  focus: () => void;
}) {
  const m = bookingDialogMessages().coupon;
  const fields = bookingFieldMessages().coupon;
  const [isOpen, setOpen] = useState(field.value !== "");
  const isShown = isOpen || field.error !== undefined;
  const off = lines.find(({ code }) => code === "coupon")?.amount ?? 0;

  // A pressed button unmounts, so its replacement takes the focus.
  const wantsFocus = useRef<"field" | "remove" | null>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wantsFocus.current === "field") focus();
    else if (wantsFocus.current === "remove" && removeButton.current) removeButton.current.focus();
    else return;
    wantsFocus.current = null;
  });

  function apply() {
    wantsFocus.current = "remove";
    void coupon.apply();
  }

  return (
    <div className="grid gap-2">
      <p role="status" className={coupon.applied === null ? "sr-only" : "font-semibold text-success"}>
        {coupon.applied !== null && m.applied(coupon.applied, formatRupees(-off))}
      </p>
      {coupon.applied !== null && (
        <button
          ref={removeButton}
          type="button"
          className={link}
          onClick={() => {
            wantsFocus.current = "field";
            setOpen(true);
            coupon.remove();
          }}
        >
          {m.remove}
        </button>
      )}
      {coupon.applied === null && !isShown && (
        <button
          type="button"
          className={link}
          onClick={() => {
            wantsFocus.current = "field";
            setOpen(true);
          }}
        >
          {fields.have}
        </button>
      )}
      {coupon.applied === null && isShown && (
        <div className="flex items-start gap-2">
          <InputField
            label={fields.label}
            className="grow"
            {...field}
            // Enter would submit the booking form.
            onKeyDown={(event) => {
              if (!isEnter(event)) return;
              event.preventDefault();
              apply();
            }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button
            variant="secondary"
            className="mt-7"
            aria-disabled={coupon.isApplying || undefined}
            onClick={apply}
          >
            {coupon.isApplying ? m.checking : fields.apply}
          </Button>
        </div>
      )}
    </div>
  );
}
