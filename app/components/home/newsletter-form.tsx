import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";

export interface NewsletterResult {
  /** The address that is on the list now, or null. */
  subscribed: string | null;
  error: string | undefined;
  /** What was typed, so that it is not lost. */
  email: string;
}

/** The field, its button and the answer, for the form around them. After a refusal the field has the focus. */
export function NewsletterForm({
  result,
  isBusy,
}: {
  result: NewsletterResult | undefined;
  isBusy: boolean;
}) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (result?.error !== undefined) field.current?.focus();
  }, [result]);

  return (
    <>
      <Field label="E-mail address" required error={result?.error}>
        {(control) => (
          <input
            {...control}
            ref={field}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={result?.email}
            className={controlClasses}
          />
        )}
      </Field>
      <Button
        type="submit"
        // Disabled, it would lose the focus.
        aria-disabled={isBusy || undefined}
        // The Enter key in the field comes here too.
        onClick={(event) => isBusy && event.preventDefault()}
        className="mt-3 w-full sm:w-auto"
      >
        {isBusy ? "One moment …" : "Subscribe"}
      </Button>
      <p role="status" className="mt-3 font-semibold text-good empty:hidden">
        {result?.subscribed && `Thank you. ${result.subscribed} is on our list.`}
      </p>
    </>
  );
}
