import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { contactSubjects } from "~/domain/messages/message";
import type { ContactField } from "~/domain/messages/message";
import type { FieldErrors } from "~/domain/errors";

export interface ContactFormResult {
  errors: FieldErrors;
  /** Typed values, to fill the form again. */
  values: Record<ContactField, string>;
}

/**
 * The contact form. Errors are shown beside their fields, and the first invalid field gets the focus.
 * @param prefill initial values
 */
export function ContactForm({
  result,
  prefill,
}: {
  result: ContactFormResult | undefined;
  prefill: Partial<ContactFormResult["values"]>;
}) {
  const isBusy = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const errors = result?.errors;
  const values = result?.values ?? prefill;

  useEffect(() => {
    if (result) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [result]);

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-label="Send Message"
      className="grid gap-5 rounded-card border border-line bg-card p-5 shadow-card sm:p-8"
    >
      <Field label="Full Name" required error={errors?.name?.[0]}>
        {(control) => (
          <input
            {...control}
            name="name"
            type="text"
            autoComplete="name"
            defaultValue={values.name}
            className={controlClasses}
          />
        )}
      </Field>
      <Field label="Email Address" required error={errors?.email?.[0]}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={values.email}
            className={controlClasses}
          />
        )}
      </Field>
      <Field label="Subject" required error={errors?.subject?.[0]}>
        {(control) => (
          <select
            {...control}
            name="subject"
            defaultValue={values.subject || contactSubjects[0]}
            className={controlClasses}
          >
            {contactSubjects.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Message" required error={errors?.message?.[0]}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={7}
            defaultValue={values.message}
            className={controlClasses}
          />
        )}
      </Field>
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? "Sending …" : "Send Message"}
      </Button>
    </Form>
  );
}
