import { useEffect } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import type { FieldErrors } from "~/domain/errors";
import type { ProfileIntent } from "~/domain/accounts/profile";
import { useFormValues } from "~/hooks/use-form-values";
import { SavedNote } from "./saved-note";

/** Result of a form: its errors and the typed values. Without errors it was saved. */
export interface ProfileFormResult {
  intent: ProfileIntent;
  errors: FieldErrors | null;
  values: Record<string, string>;
}

/** A profile form with its own Save. Errors are shown beside their fields, and the first invalid field gets the focus. */
export function ProfileForm({
  intent,
  label,
  saved,
  result,
  children,
}: {
  intent: ProfileIntent;
  label: string;
  /** Stored values by field name. */
  saved: Readonly<Record<string, string>>;
  result: ProfileFormResult | undefined;
  children: (field: (name: string) => { value: string; error: string | undefined }) => React.ReactNode;
}) {
  const { formData } = useNavigation();
  const isBusy = formData?.get("intent") === intent;
  const own = result?.intent === intent ? result : undefined;
  const form = useFormValues(saved);

  useEffect(() => {
    if (own?.errors) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [own, form]);

  return (
    <Form
      ref={form}
      method="post"
      action={`/profile#${intent}`}
      noValidate
      preventScrollReset
      aria-label={label}
      className="grid gap-5"
    >
      {children((name) => ({
        value: (own?.errors ? own.values[name] : saved[name]) ?? "",
        error: own?.errors?.[name]?.[0],
      }))}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" name="intent" value={intent} look="secondary" disabled={isBusy}>
          {isBusy ? "Saving …" : "Save"}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </Button>
        <SavedNote text={own && !own.errors && !isBusy ? "Saved" : null} />
      </div>
    </Form>
  );
}
