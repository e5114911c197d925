import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";

export interface NewsletterResult {
  /** The subscribed address, or null. */
  subscribed: string | null;
  error: string | undefined;
  /** The typed address, to fill the field again. */
  email: string;
}

/** Field, button and result, for the surrounding form. After an error the field gets the focus. */
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
        // A disabled button would lose the focus.
        aria-disabled={isBusy || undefined}
        // Enter in the field also triggers this click.
        onClick={(event) => isBusy && event.preventDefault()}
        className="mt-3 w-full sm:w-auto"
      >
        {isBusy ? "One moment …" : "Subscribe"}
      </Button>
      <p role="status" className="mt-3 font-semibold text-good empty:hidden">
        {result?.subscribed && `Thank you. ${result.subscribed} is subscribed.`}
      </p>
    </>
  );
}
