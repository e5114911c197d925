import { PasswordField } from "~/components/auth/password-field";

/** Asked for before anything that could take an account over. */
export function PresentPassword({ errors }: { errors: Record<string, string[] | undefined> }) {
  return (
    <PasswordField
      name="currentPassword"
      label="Present password"
      autoComplete="current-password"
      error={errors.currentPassword?.[0]}
    />
  );
}
