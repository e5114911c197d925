import { Link, useLocation } from "react-router";
import { NewPasswordFields } from "~/features/accounts/sign-in/new-password-fields";
import { ProfileCard } from "~/features/accounts/profile/profile-page";
import { useForm } from "~/platform/forms/use-form";
import { securityMessages } from "./messages";
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
  const m = securityMessages().password;
  if (!hasPassword)
    return (
      <ProfileCard id="password" title={m.title} intro={m.none}>
        <Link to="/forgot-password" className="font-semibold text-peacock underline underline-offset-4">
          {m.set}
        </Link>
      </ProfileCard>
    );
  return (
    <ProfileCard id="password" title={m.title} intro={m.intro}>
      <SectionForm
        // Remount after a change, so that no password stays on the page.
        key={key}
        form={form}
        submit={m.change}
        note={isChanged && !form.refused ? m.changed : null}
      >
        <PresentPassword error={form.error} />
        <NewPasswordFields label={m.new} error={form.error} className="grid gap-5 sm:grid-cols-2" />
      </SectionForm>
    </ProfileCard>
  );
}
