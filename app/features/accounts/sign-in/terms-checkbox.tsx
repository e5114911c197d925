import { useId } from "react";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { signInMessages } from "./messages";

const link = "font-semibold text-peacock underline underline-offset-4";

/** Consent required for an account. The texts open in a new tab so that nothing typed is lost. */
export function TermsCheckbox({ isAccepted, error }: { isAccepted: boolean; error: string | undefined }) {
  const id = useId();
  const m = signInMessages().terms;
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          id={id}
          name="terms"
          defaultChecked={isAccepted}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className="mt-0.5 size-6 shrink-0 accent-vermilion"
        />
        <span>
          <label htmlFor={id}>{m.accept}</label>{" "}
          <span className="inline-flex flex-wrap gap-x-4 text-base">
            <a href={pathIn(currentLanguage(), "/terms")} target="_blank" className={link}>
              {m.terms}
              <span className="sr-only">{m.newTab}</span>
            </a>
            <a href={pathIn(currentLanguage(), "/privacy")} target="_blank" className={link}>
              {m.privacy}
              <span className="sr-only">{m.newTab}</span>
            </a>
          </span>
        </span>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
