import { AnsweredForm, SubmitButton } from "~/components/ui/answered-form";
import type { ProfileIntent } from "~/domain/accounts/profile";
import { useForm } from "~/hooks/use-form";
import type { FormState } from "~/hooks/use-form";
import type { FormValues } from "~/lib/forms/form-answer";
import { SavedNote } from "./saved-note";

/** A profile form with its own Save. */
export function ProfileForm({
  intent,
  label,
  saved,
  children,
}: {
  intent: ProfileIntent;
  label: string;
  saved: FormValues;
  children: (field: FormState["field"]) => React.ReactNode;
}) {
  const form = useForm({ intent }, { saved, action: `/profile#${intent}` });
  return (
    <AnsweredForm form={form} aria-label={label} className="grid gap-5">
      {children(form.field)}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy="Saving …" variant="secondary">
          Save<span className="sr-only"> {label.toLowerCase()}</span>
        </SubmitButton>
        <SavedNote text={form.notice} />
      </div>
    </AnsweredForm>
  );
}
