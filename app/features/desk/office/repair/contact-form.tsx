import { useState } from "react";
import { useRound } from "./repair-form";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { InputField, TextAreaField } from "~/ui/field";
import type { RepairedBooking } from "~/domain/desk/repair";
import { useForm } from "~/platform/forms/use-form";

/** Changes contact details and special requests. Fields that the office doesn't see are empty and stay as they are. */
export function ChangeContactForm({
  booking,
  hasAddress,
  maskedEmail,
}: {
  booking: RepairedBooking;
  /** False for own bookings without an e-mail address. */
  hasAddress: boolean;
  /** For an operator, who doesn't see the address. */
  maskedEmail: string | null | undefined;
}) {
  const { customerName, customerEmail, customerPhone, emergencyName, emergencyPhone, specialRequests } =
    booking;
  const form = useForm(
    { intent: "repair-contact" },
    {
      saved: {
        customerName,
        customerEmail,
        customerPhone,
        emergencyName,
        emergencyPhone,
        specialRequests: specialRequests ?? "",
        reason: "",
      },
    },
  );
  const { round, summary } = useRound(form.answer);
  // The version at the opening of the form, so that a later change is a conflict; after one, the current version.
  const [seen, setSeen] = useState(booking.version);
  if (form.refused?.isStale === true && seen !== booking.version) setSeen(booking.version);
  return (
    <>
      <details
        key={round}
        className="open:w-full"
        open={form.refused !== null || undefined}
        onToggle={({ currentTarget }) => currentTarget.open && !form.refused && setSeen(booking.version)}
      >
        <summary ref={summary} className={buttonClasses("quiet", "min-h-9 px-2 py-1 text-sm")}>
          Contact & requests…
        </summary>
        <AnsweredForm
          form={form}
          aria-label="Contact and requests"
          className="mt-2 grid max-w-2xl gap-3 rounded-card border border-line bg-card p-4"
        >
          <input type="hidden" name="expectedVersion" value={seen} />
          <div className="grid gap-3 sm:grid-cols-2">
            <InputField label="Name" required {...form.field("customerName")} autoComplete="off" />
            <InputField
              label="Phone"
              required={customerPhone !== ""}
              hint={unchangedHint(customerPhone)}
              {...form.field("customerPhone")}
              type="tel"
              autoComplete="off"
            />
            <InputField
              label="E-mail"
              required={customerEmail !== ""}
              hint={maskedEmail ? `Now ${maskedEmail}. Leave empty to keep it.` : undefined}
              {...form.field("customerEmail")}
              type="email"
              autoComplete="off"
            />
            {hasAddress && (
              <label className="flex min-h-11 items-center gap-2 self-end">
                <input
                  type="checkbox"
                  name="isWrongAddress"
                  defaultChecked
                  className="size-5 accent-peacock"
                />
                With another e-mail: the old one was wrong, end its links
              </label>
            )}
            <InputField
              label="Emergency contact"
              required={emergencyName !== ""}
              hint={unchangedHint(emergencyName)}
              {...form.field("emergencyName")}
              autoComplete="off"
            />
            <InputField
              label="Emergency phone"
              required={emergencyPhone !== ""}
              hint={unchangedHint(emergencyPhone)}
              {...form.field("emergencyPhone")}
              type="tel"
              autoComplete="off"
            />
          </div>
          <TextAreaField label="Special requests" {...form.field("specialRequests")} maxLength={1000} />
          <TextAreaField
            label="Reason"
            required
            hint="The traveler will see this."
            {...form.field("reason")}
            maxLength={300}
          />
          <FormMessage form={form} />
          <SubmitButton form={form} className="justify-self-start" busy="Saving…">
            Save details
          </SubmitButton>
        </AnsweredForm>
      </details>
      {form.notice !== null && (
        <p role="status" className="order-last w-full font-semibold text-success">
          {form.notice}
        </p>
      )}
    </>
  );
}

function unchangedHint(value: string): string | undefined {
  return value === "" ? "Leave empty to keep it." : undefined;
}
