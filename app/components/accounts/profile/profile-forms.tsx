import { controlClasses, Field } from "~/components/ui/field";
import type { Profile } from "~/domain/accounts/profile";
import { ProfileForm } from "./profile-form";
import type { ProfileFormResult } from "./profile-form";

interface FormProps {
  profile: Profile;
  result: ProfileFormResult | undefined;
}

const phoneHint = "With country code, e.g. +91 98450 12345";

export function PersonForm({ profile, result }: FormProps) {
  return (
    <ProfileForm
      intent="person"
      label="Name and phone"
      saved={{ name: profile.name, phone: profile.phone ?? "" }}
      result={result}
    >
      {(field) => (
        <>
          <Field label="Full name" required error={field("name").error}>
            {(control) => (
              <input
                {...control}
                name="name"
                type="text"
                autoComplete="name"
                defaultValue={field("name").value}
                className={controlClasses}
              />
            )}
          </Field>
          <Field label="Phone" hint={phoneHint} error={field("phone").error}>
            {(control) => (
              <input
                {...control}
                name="phone"
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                defaultValue={field("phone").value}
                className={controlClasses}
              />
            )}
          </Field>
        </>
      )}
    </ProfileForm>
  );
}

export function EmergencyContactForm({ profile, result }: FormProps) {
  return (
    <ProfileForm
      intent="emergency-contact"
      label="Emergency contact"
      saved={{
        emergencyName: profile.emergencyName ?? "",
        emergencyPhone: profile.emergencyPhone ?? "",
      }}
      result={result}
    >
      {(field) => (
        <>
          <Field
            label="Emergency contact name"
            hint="Someone who does not travel with you"
            error={field("emergencyName").error}
          >
            {(control) => (
              <input
                {...control}
                name="emergencyName"
                type="text"
                autoComplete="off"
                defaultValue={field("emergencyName").value}
                className={controlClasses}
              />
            )}
          </Field>
          <Field label="Emergency contact phone" hint={phoneHint} error={field("emergencyPhone").error}>
            {(control) => (
              <input
                {...control}
                name="emergencyPhone"
                type="tel"
                inputMode="tel"
                autoComplete="off"
                defaultValue={field("emergencyPhone").value}
                className={controlClasses}
              />
            )}
          </Field>
        </>
      )}
    </ProfileForm>
  );
}

const noValues = {};

/** Newsletter consent. The checkbox shows the stored value. */
export function ConsentForm({ profile, result }: FormProps) {
  return (
    <ProfileForm intent="consent" label="Newsletter" saved={noValues} result={result}>
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
