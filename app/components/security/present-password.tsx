import { useRouteLoaderData } from "react-router";
import { PasswordField } from "~/components/auth/password-field";
import type { loader } from "~/root";

/** Asked for before anything that could take an account over. */
export function PresentPassword({ errors }: { errors: Record<string, string[] | undefined> }) {
  const email = useRouteLoaderData<typeof loader>("root")?.viewer?.email;
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label="Present password"
        autoComplete="current-password"
        error={errors.currentPassword?.[0]}
      />
    </>
  );
}
