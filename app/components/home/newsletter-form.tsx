import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";

export interface NewsletterResult {
  /** The address that is on the list now, or null. */
  subscribed: string | null;
  error: string | undefined;
  /** What was typed, so that it is not lost. */
  email: string;
}

/** The field, its button and the answer, for the form around them. */
export function NewsletterForm({
  result,
  isBusy,
}: {
  result: NewsletterResult | undefined;
  isBusy: boolean;
}) {
  return (
    <>
      <Field label="E-mail address" required error={result?.error}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={result?.email}
            className={controlClasses}
          />
        )}
      </Field>
      <Button type="submit" disabled={isBusy} className="mt-3 w-full sm:w-auto">
        {isBusy ? "One moment …" : "Subscribe"}
      </Button>
      <p role="status" className="mt-3 font-semibold text-good empty:hidden">
        {result?.subscribed && `Thank you. ${result.subscribed} is on our list.`}
      </p>
    </>
  );
}
