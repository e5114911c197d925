import { Eye, EyeOff } from "lucide";
import { useState } from "react";
import { controlClasses, Field } from "~/ui/field";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { signInMessages } from "./messages";

interface PasswordFieldProps extends Omit<React.ComponentProps<"input">, "type"> {
  label: string;
  name: string;
  autoComplete: "current-password" | "new-password";
  hint?: string | undefined;
  error: string | undefined;
}

/** Password field with a show toggle, which makes longer passwords practical. */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} required error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...input}
            type={isShown ? "text" : "password"}
            {...(isShown && { autoCapitalize: "none" })}
            spellCheck={false}
            className={cn(controlClasses, "pr-12", className)}
          />
          {isHydrated && (
            <button
              type="button"
              aria-pressed={isShown}
              aria-controls={control.id}
              onClick={() => setShown(!isShown)}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
            >
              <Icon icon={icon} className="size-5" />
              <span className="sr-only">{signInMessages().passwords.show(label)}</span>
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
