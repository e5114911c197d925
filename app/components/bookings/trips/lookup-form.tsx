import { AnsweredForm, SubmitButton } from "~/components/ui/answered-form";
import { InputField } from "~/components/ui/field";
import { checkMarkedFields } from "~/domain/errors";
import { useForm } from "~/hooks/use-form";

/** Finds a booking by its ID and e-mail address. */
export function LookupForm() {
  const form = useForm();
  return (
    <AnsweredForm
      form={form}
      aria-label="Find my booking"
      className="mt-6 grid gap-5 rounded-card border border-line bg-card p-5 shadow-card sm:p-8"
    >
      {form.problem !== null && form.problem !== checkMarkedFields && (
        <p
          data-invalid
          tabIndex={-1}
          role="alert"
          className="rounded-control border-l-4 border-danger bg-danger-subtle p-4 font-semibold text-danger outline-none"
        >
          {form.problem}
        </p>
      )}
      <InputField
        label="Booking ID"
        required
        hint="TB and six digits, from your confirmation"
        {...form.field("bookingId")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <InputField
        label="E-mail"
        required
        hint="The address you booked with"
        {...form.field("email")}
        type="email"
        autoComplete="email"
      />
      <SubmitButton form={form} busy="Searching …" className="justify-self-start">
        Find my booking
      </SubmitButton>
    </AnsweredForm>
  );
}
