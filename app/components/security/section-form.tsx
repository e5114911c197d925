import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { SavedNote } from "~/components/profile/saved-note";
import { Button } from "~/components/ui/button";
import type { ButtonLook } from "~/components/ui/button";
import type { SecurityIntent } from "~/domain/security";
import type { SecurityAnswer } from "~/routes/account/security";

interface SectionFormProps {
  intent: SecurityIntent;
  /** What the page was last answered, to this form or another. */
  answer: SecurityAnswer | undefined;
  /** What the button says. */
  submit: string;
  look?: ButtonLook;
  children?: React.ReactNode;
}

/** One form of the page: after a refusal the first mistake has the focus, after success it says what was done. */
export function SectionForm({ intent, answer, submit, look = "secondary", children }: SectionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle" && navigation.formData?.get("intent") === intent;
  const own = answer?.intent === intent ? answer : undefined;

  useEffect(() => {
    if (own?.errors) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    // What was sent is done: a password does not stay on the page.
    else if (own) form.current?.reset();
  }, [own]);

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onSubmit={(event) => isBusy && event.preventDefault()}
      className="grid gap-5"
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
      <div className="flex flex-wrap items-center gap-4">
        {/* Disabled, it would lose the focus. */}
        <Button type="submit" look={look} aria-disabled={isBusy || undefined}>
          {isBusy ? "One moment …" : submit}
        </Button>
        <SavedNote text={own && !own.errors ? own.done : null} />
      </div>
    </Form>
  );
}

/** The messages of a form, if the last answer was to it. */
export function errorsFor(answer: SecurityAnswer | undefined, intent: SecurityIntent) {
  return (answer?.intent === intent && answer.errors) || {};
}
