import { Link } from "react-router";
import { NewPasswordFields } from "~/components/accounts/sign-in/new-password-fields";
import { ProfileCard } from "~/components/accounts/profile/profile-page";
import type { SecurityAnswer } from "~/domain/accounts/security";
import { PresentPassword } from "./present-password";
import { errorsFor, SectionForm } from "./section-form";

/** Changes the password. Users of a social sign-in can set a first one by mail. */
export function PasswordSection({
  hasPassword,
  answer,
}: {
  hasPassword: boolean;
  answer: SecurityAnswer | undefined;
}) {
  const errors = errorsFor(answer, "change-password");
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
      <SectionForm intent="change-password" answer={answer} submit="Change password">
        <PresentPassword errors={errors} />
        <NewPasswordFields label="New password" errors={errors} className="grid gap-5 sm:grid-cols-2" />
      </SectionForm>
    </ProfileCard>
  );
}
