import { PasswordField } from "~/features/accounts/sign-in/password-field";
import { useViewer } from "~/platform/pages/use-site";
import { securityMessages } from "./messages";

/** Current password, required before changes that could take over the account. */
export function PresentPassword({ error }: { error: (name: string) => string | undefined }) {
  const email = useViewer()?.email;
  return (
    <>
      {/* Lets password managers find the account. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={securityMessages().currentPassword}
        autoComplete="current-password"
        error={error("currentPassword")}
      />
    </>
  );
}
