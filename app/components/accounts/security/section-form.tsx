import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { SavedNote } from "~/components/accounts/profile/saved-note";
import { Button } from "~/components/ui/button";
import type { ButtonLook } from "~/components/ui/button";
import type { SecurityAnswer, SecurityIntent } from "~/domain/accounts/security";

interface SectionFormProps {
  intent: SecurityIntent;
  /** Result of the last submit, of this form or another. */
  answer: SecurityAnswer | undefined;
  /** Label of the submit button. */
  submit: string;
  look?: ButtonLook;
  children?: React.ReactNode;
}

/** One form of the page. Focuses the first invalid field after an error, and shows a message on success. */
export function SectionForm({ intent, answer, submit, look = "secondary", children }: SectionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle" && navigation.formData?.get("intent") === intent;
  const own = answer?.intent === intent ? answer : undefined;

  useEffect(() => {
    if (own?.errors) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    // Clear the form, so that no password stays on the page.
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
        {/* A disabled button would lose the focus. */}
        <Button type="submit" look={look} aria-disabled={isBusy || undefined}>
          {isBusy ? "One moment …" : submit}
        </Button>
        <SavedNote text={own && !own.errors ? own.done : null} />
      </div>
    </Form>
  );
}

/** Returns the form's errors if the last result was for this form. */
export function errorsFor(answer: SecurityAnswer | undefined, intent: SecurityIntent) {
  return (answer?.intent === intent && answer.errors) || {};
}
