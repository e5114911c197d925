import { useRouteLoaderData } from "react-router";
import { PasswordField } from "~/components/accounts/sign-in/password-field";
import type { loader } from "~/root";

/** Current password, required before changes that could take over the account. */
export function PresentPassword({ error }: { error: (name: string) => string | undefined }) {
  const email = useRouteLoaderData<typeof loader>("root")?.viewer?.email;
  return (
    <>
      {/* Lets password managers find the account. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        error={error("currentPassword")}
      />
    </>
  );
}
