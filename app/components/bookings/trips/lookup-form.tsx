import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import type { FieldErrors } from "~/domain/errors";

/** Errors of a lookup, with the typed values. */
export interface LookupRefusal {
  /** Shown above the form. */
  message: string | null;
  errors: FieldErrors;
  bookingId: string;
  email: string;
}

/** Finds a booking by its ID and e-mail address. */
export function LookupForm({ refusal }: { refusal: LookupRefusal | null }) {
  const isBusy = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid], [data-outcome]")?.focus();
  }, [refusal]);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-label="Find my booking"
      className="mt-6 grid gap-5 rounded-card border border-line bg-card p-5 shadow-card sm:p-8"
    >
      {refusal?.message != null && (
        <p
          data-outcome
          tabIndex={-1}
          role="alert"
          className="rounded-control border-l-4 border-bad bg-bad-ground p-4 font-semibold text-bad outline-none"
        >
          {refusal.message}
        </p>
      )}
      <Field
        label="Booking ID"
        required
        hint="TB and six digits, from your confirmation"
        error={refusal?.errors.bookingId?.[0]}
      >
        {(control) => (
          <input
            {...control}
            name="bookingId"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={refusal?.bookingId}
            className={controlClasses}
          />
        )}
      </Field>
      <Field label="E-mail" required hint="The address you booked with" error={refusal?.errors.email?.[0]}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={refusal?.email}
            className={controlClasses}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={isBusy || undefined} className="justify-self-start">
        {isBusy ? "Searching …" : "Find my booking"}
      </Button>
    </Form>
  );
}
