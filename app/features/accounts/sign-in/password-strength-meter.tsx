import type { PasswordStrength } from "~/domain/accounts/password-strength";
import { cn } from "~/ui/cn";
import { signInMessages } from "./messages";

const colors = ["bg-danger", "bg-danger", "bg-marigold", "bg-success", "bg-success"];

/** Strength bars, with a text for screen readers. */
export function PasswordStrengthMeter({ strength }: { strength: PasswordStrength | null }) {
  const m = signInMessages().passwords;
  return (
    <div>
      {strength && (
        <div aria-hidden className="mb-1 grid grid-cols-4 gap-1.5">
          {[1, 2, 3, 4].map((bar) => (
            <span
              key={bar}
              className={cn(
                "h-1.5 rounded-full transition-[background-color]",
                bar <= Math.max(strength.level, 1) ? colors[strength.level] : "bg-line",
              )}
            />
          ))}
        </div>
      )}
      <p role="status" className="text-sm">
        {strength && (
          <>
            <strong>
              <span className="sr-only">{m.strength}</span>
              <span>{m.sentence(strength.word)}</span>
            </strong>{" "}
            <span className="text-muted">{strength.advice}</span>
          </>
        )}
      </p>
    </div>
  );
}
