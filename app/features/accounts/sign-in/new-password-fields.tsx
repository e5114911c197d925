import { passwordLength } from "~/domain/accounts/account-forms";
import { signInMessages } from "./messages";
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
  label = signInMessages().password,
  className,
}: {
  error: (name: string) => string | undefined;
  label?: string;
  className?: string;
}) {
  const { strength, warmUp, measure } = usePasswordStrength();
  const m = signInMessages().passwords;
  return (
    <div className={className}>
      <div className="grid content-start gap-1.5">
        <PasswordField
          name="password"
          label={label}
          autoComplete="new-password"
          hint={m.hint(passwordLength.min)}
          error={error("password")}
          onFocus={warmUp}
          onInput={({ currentTarget }) => measure(currentTarget.value, personalInputs(currentTarget.form))}
        />
        <PasswordStrengthMeter strength={strength} />
      </div>
      <PasswordField
        name="confirmPassword"
        label={m.confirm(label)}
        autoComplete="new-password"
        error={error("confirmPassword")}
      />
    </div>
  );
}
