import { InputField } from "~/ui/field";
import { PhoneField } from "~/ui/phone-input";
import type { Profile, ProfileIntent } from "~/domain/accounts/profile";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { useForm, type FormState } from "~/platform/forms/use-form";
import type { FormValues } from "~/platform/forms/form-answer";
import { SavedNote } from "./saved-note";

interface FormProps {
  profile: Profile;
}

const phoneHint = "10 digits. Not in India? Change the country code.";

export function PersonForm({ profile }: FormProps) {
  return (
    <ProfileForm
      intent="person"
      label="Name and phone"
      saved={{ name: profile.name, phone: profile.phone ?? "" }}
    >
      {(field) => (
        <>
          <InputField label="Full name" required {...field("name")} autoComplete="name" />
          <PhoneField label="Phone" hint={phoneHint} {...field("phone")} autoComplete="tel" />
        </>
      )}
    </ProfileForm>
  );
}

export function EmergencyContactForm({ profile }: FormProps) {
  return (
    <ProfileForm
      intent="emergency-contact"
      label="Emergency contact"
      saved={{
        emergencyName: profile.emergencyName ?? "",
        emergencyPhone: profile.emergencyPhone ?? "",
      }}
    >
      {(field) => (
        <>
          <InputField
            label="Emergency contact name"
            hint="Someone who does not travel with you"
            {...field("emergencyName")}
            autoComplete="off"
          />
          <PhoneField
            label="Emergency contact phone"
            hint={phoneHint}
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
  return (
    <ProfileForm intent="consent" label="Newsletter" saved={noValues}>
      {() => (
        <label className="flex items-start gap-3">
          <input
            name="marketingConsent"
            type="checkbox"
            defaultChecked={profile.marketingConsent}
            className="mt-1 size-5 shrink-0 accent-peacock"
          />
          <span>
            Send travel ideas, new tours and offers to{" "}
            <span className="font-semibold wrap-anywhere">{profile.email}</span>
          </span>
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
  return (
    <AnsweredForm form={form} aria-label={label} className="grid gap-5">
      {children(form.field)}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy="Saving …" variant="secondary">
          Save
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
