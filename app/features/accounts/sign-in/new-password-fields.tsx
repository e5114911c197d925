import { passwordLength } from "~/domain/accounts/account-forms";
import { usePasswordStrength } from "./use-password-strength";
import { PasswordField } from "./password-field";
import { PasswordStrengthMeter } from "./password-strength-meter";

/** Fields of the surrounding form with personal data: a password made of them is weak. */
const personalFields = ["firstName", "lastName", "email", "companyName"];

function personalInputs(form: HTMLFormElement | null): string[] {
  if (!form) return [];
  const answers = new FormData(form);
  return personalFields.flatMap((name) => answers.getAll(name)).filter((value) => typeof value === "string");
}

/** New password with its strength, and its confirmation. */
export function NewPasswordFields({
  error,
  label = "Password",
  className,
}: {
  error: (name: string) => string | undefined;
  label?: string;
  className?: string;
}) {
  const { strength, warmUp, measure } = usePasswordStrength();
  return (
    <div className={className}>
      <div className="grid content-start gap-1.5">
        <PasswordField
          name="password"
          label={label}
          autoComplete="new-password"
          hint={`At least ${passwordLength.min} characters. A few words with spaces are fine, in any script.`}
          error={error("password")}
          onFocus={warmUp}
          onInput={({ currentTarget }) => measure(currentTarget.value, personalInputs(currentTarget.form))}
        />
        <PasswordStrengthMeter strength={strength} />
      </div>
      <PasswordField
        name="confirmPassword"
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
        error={error("confirmPassword")}
      />
    </div>
  );
}
