import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { textFields } from "~/components/bookings/booking-fields";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import type { Booking } from "~/domain/bookings/booking-schema";
import type { BookingChangeField } from "~/domain/bookings/own-booking";
import { cn } from "~/lib/cn";

export interface BookingChangeResult {
  isSaved: boolean;
  /** Error of the whole form, shown above it. */
  refusal?: string;
  errors?: Partial<Record<BookingChangeField, string[]>>;
  /** Typed values, if rejected. */
  values?: Record<BookingChangeField, string>;
}

/** Edits special requests and emergency contact. Errors are shown beside their fields; the first invalid field gets the focus. */
export function ChangeBookingForm({
  booking,
  result,
}: {
  booking: Booking;
  result: BookingChangeResult | undefined;
}) {
  const isBusy = useNavigation().state === "submitting";
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!result) return;
    section.current?.querySelector<HTMLElement>("[aria-invalid], [data-outcome]")?.focus();
  }, [result]);

  const stored = {
    specialRequests: booking.specialRequests ?? "",
    emergencyName: booking.emergencyName,
    emergencyPhone: booking.emergencyPhone,
  };
  const values = result?.values ?? stored;
  return (
    <section ref={section} aria-label="Change your booking" className="print:hidden">
      {result && (result.isSaved || result.refusal !== undefined) && (
        <p
          data-outcome
          tabIndex={-1}
          role={result.isSaved ? "status" : "alert"}
          className={cn(
            "mb-4 rounded-control border-l-4 p-4 font-semibold outline-none",
            result.isSaved ? "border-good bg-good-ground text-good" : "border-bad bg-bad-ground text-bad",
          )}
        >
          {result.refusal ?? "Saved. Our team can see the change."}
        </p>
      )}
      {/* The key resets the form when the booking changes. */}
      <details
        key={JSON.stringify(stored)}
        open={result?.errors !== undefined}
        className="rounded-card border border-line bg-card"
      >
        <summary className="min-h-12 cursor-pointer rounded-card px-5 py-3 font-semibold hover:bg-sunken">
          Change special requests or emergency contact
        </summary>
        <Form method="post" noValidate preventScrollReset className="grid gap-4 border-t border-line p-5">
          <Field label="Special requests" error={result?.errors?.specialRequests?.[0]}>
            {(control) => (
              <textarea
                {...control}
                name="specialRequests"
                rows={4}
                defaultValue={values.specialRequests}
                className={controlClasses}
              />
            )}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            {(["emergencyName", "emergencyPhone"] as const).map((name) => {
              const { label, hint, ...props } = textFields[name];
              return (
                <Field key={name} label={label} hint={hint} required error={result?.errors?.[name]?.[0]}>
                  {(control) => (
                    <input
                      type="text"
                      {...props}
                      {...control}
                      name={name}
                      defaultValue={values[name]}
                      className={controlClasses}
                    />
                  )}
                </Field>
              );
            })}
          </div>
          <Button type="submit" aria-disabled={isBusy || undefined} className="justify-self-start">
            {isBusy ? "Saving …" : "Save changes"}
          </Button>
        </Form>
      </details>
    </section>
  );
}
