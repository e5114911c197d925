import { InputField } from "~/ui/field";
import { PhoneField } from "~/ui/phone-input";
import type { Profile, ProfileIntent } from "~/domain/accounts/profile";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { useForm, type FormState } from "~/platform/forms/use-form";
import type { FormValues } from "~/platform/forms/form-answer";
import { profileMessages } from "./messages";
import { SavedNote } from "./saved-note";

interface FormProps {
  profile: Profile;
}

export function PersonForm({ profile }: FormProps) {
  const m = profileMessages().profile;
  return (
    <ProfileForm intent="person" label={m.person} saved={{ name: profile.name, phone: profile.phone ?? "" }}>
      {(field) => (
        <>
          <InputField label={m.name} required {...field("name")} autoComplete="name" />
          <PhoneField label={m.phone} hint={m.phoneHint} {...field("phone")} autoComplete="tel" />
        </>
      )}
    </ProfileForm>
  );
}

export function EmergencyContactForm({ profile }: FormProps) {
  const m = profileMessages().profile;
  return (
    <ProfileForm
      intent="emergency-contact"
      label={m.emergencyContact}
      saved={{
        emergencyName: profile.emergencyName ?? "",
        emergencyPhone: profile.emergencyPhone ?? "",
      }}
    >
      {(field) => (
        <>
          <InputField
            label={m.emergencyName}
            hint={m.emergencyHint}
            {...field("emergencyName")}
            autoComplete="off"
          />
          <PhoneField
            label={m.emergencyPhone}
            hint={m.phoneHint}
            {...field("emergencyPhone")}
            autoComplete="off"
          />
        </>
      )}
    </ProfileForm>
  );
}

const noValues = {};

/** Newsletter consent. The checkbox shows the stored value. */
export function ConsentForm({ profile }: FormProps) {
  const m = profileMessages().profile;
  return (
    <ProfileForm intent="consent" label={m.newsletter} saved={noValues}>
      {() => (
        <label className="flex items-start gap-3">
          <input
            name="marketingConsent"
            type="checkbox"
            defaultChecked={profile.marketingConsent}
            className="mt-1 size-5 shrink-0 accent-peacock"
          />
          {m.consent(profile.email)}
        </label>
      )}
    </ProfileForm>
  );
}

/** A profile form with its own Save. */
function ProfileForm({
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
  const m = profileMessages();
  return (
    <AnsweredForm form={form} aria-label={label} className="grid gap-5">
      {children(form.field)}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy={m.saving} variant="secondary">
          {m.save}
          <span className="sr-only">
            {" "}
            <span>{label.toLowerCase()}</span>
          </span>
        </SubmitButton>
        <SavedNote text={form.notice} />
      </div>
    </AnsweredForm>
  );
}
