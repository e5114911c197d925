import { controlClasses, Field } from "~/components/ui/field";
import { PhoneInput } from "~/components/ui/phone-input";
import type { Profile } from "~/domain/accounts/profile";
import { ProfileForm } from "./profile-form";

interface FormProps {
  profile: Profile;
}

const phoneHint = "Ten digits in India; choose the country code of other numbers";

export function PersonForm({ profile }: FormProps) {
  return (
    <ProfileForm
      intent="person"
      label="Name and phone"
      saved={{ name: profile.name, phone: profile.phone ?? "" }}
    >
      {(field) => (
        <>
          <Field label="Full name" required {...field("name")}>
            {(control) => <input {...control} type="text" autoComplete="name" className={controlClasses} />}
          </Field>
          <Field label="Phone" hint={phoneHint} {...field("phone")}>
            {(control) => <PhoneInput {...control} autoComplete="tel" />}
          </Field>
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
          <Field
            label="Emergency contact name"
            hint="Someone who does not travel with you"
            {...field("emergencyName")}
          >
            {(control) => <input {...control} type="text" autoComplete="off" className={controlClasses} />}
          </Field>
          <Field label="Emergency contact phone" hint={phoneHint} {...field("emergencyPhone")}>
            {(control) => <PhoneInput {...control} autoComplete="off" />}
          </Field>
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
