import { useEffect, useRef } from "react";
import { textFields } from "~/features/bookings/booking-fields";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { InputField, TextAreaField } from "~/ui/field";
import type { FormState } from "~/platform/forms/use-form";
import { cn } from "~/ui/cn";
import { tripChangeMessages } from "./messages";

/** Edits special requests and emergency contact. Errors are shown beside their fields; the first invalid field gets the focus. */
export function ChangeBookingForm({ form }: { form: FormState }) {
  const m = tripChangeMessages().details;
  const isAboutFields = form.refused !== null && Object.keys(form.refused.errors).length > 0;
  const outcome = isAboutFields ? null : (form.notice ?? form.problem);
  return (
    <section aria-label={m.section} className="print:hidden">
      {outcome !== null && <Outcome key={outcome} text={outcome} isGood={form.notice !== null} />}
      {/* The key resets the form when the booking changes. */}
      <details
        key={JSON.stringify(form.saved)}
        open={isAboutFields}
        className="rounded-card border border-line bg-card"
      >
        <summary className="min-h-12 cursor-pointer rounded-card px-5 py-3 font-semibold hover:bg-sunken">
          {m.title}
        </summary>
        <AnsweredForm form={form} className="grid gap-4 border-t border-line p-5">
          <TextAreaField label={m.specialRequests} {...form.field("specialRequests")} rows={4} />
          <div className="grid gap-4 sm:grid-cols-2">
            {(["emergencyName", "emergencyPhone"] as const).map((name) => {
              const { label, hint, ...props } = textFields()[name];
              return (
                <InputField key={name} label={label} hint={hint} required {...form.field(name)} {...props} />
              );
            })}
          </div>
          <SubmitButton form={form} busy={m.saving} className="justify-self-start">
            {m.save}
          </SubmitButton>
        </AnsweredForm>
      </details>
    </section>
  );
}

/** Takes the focus, because the form closes. */
function Outcome({ text, isGood }: { text: string; isGood: boolean }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p
      ref={note}
      tabIndex={-1}
      role={isGood ? "status" : "alert"}
      className={cn(
        "mb-4 rounded-control border-l-4 p-4 font-semibold outline-none",
        isGood
          ? "border-success bg-success-subtle text-success"
          : "border-danger bg-danger-subtle text-danger",
      )}
    >
      {text}
    </p>
  );
}
