import { Link, useLocation } from "react-router";
import { NewPasswordFields } from "~/features/accounts/sign-in/new-password-fields";
import { ProfileCard } from "~/features/accounts/profile/profile-page";
import { useForm } from "~/platform/forms/use-form";
import { PresentPassword } from "./present-password";
import { SectionForm } from "./section-form";

/** Changes the password. Users of a social sign-in can set a first one by mail. */
export function PasswordSection({
  hasPassword,
  isChanged,
}: {
  hasPassword: boolean;
  /** True after a change, which replaced the session. */
  isChanged: boolean;
}) {
  const form = useForm({ intent: "change-password" });
  const { key } = useLocation();
  if (!hasPassword)
    return (
      <ProfileCard
        id="password"
        title="Password"
        intro="You sign in without a password. We can send you a link to set one."
      >
        <Link to="/forgot-password" className="font-semibold text-peacock underline underline-offset-4">
          Set password
        </Link>
      </ProfileCard>
    );
  return (
    <ProfileCard id="password" title="Password" intro="A new password signs you out on every other device.">
      <SectionForm
        // Remount after a change, so that no password stays on the page.
        key={key}
        form={form}
        submit="Change password"
        note={isChanged && !form.refused ? "Password changed" : null}
      >
        <PresentPassword error={form.error} />
        <NewPasswordFields label="New password" error={form.error} className="grid gap-5 sm:grid-cols-2" />
      </SectionForm>
    </ProfileCard>
  );
}
