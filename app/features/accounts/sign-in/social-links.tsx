import { useId } from "react";
import { buttonClasses } from "~/ui/button";
import { socialProviderLabels, type SocialProvider } from "~/domain/accounts/account";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { withNext } from "./auth-addresses";
import { signInMessages } from "./messages";

/** Sign-in with the configured social providers (P15 in docs/product.md). Plain links, because they leave the site. */
export function SocialLinks({
  providers,
  next,
}: {
  providers: readonly SocialProvider[];
  next: string | null;
}) {
  const id = useId();
  if (providers.length === 0) return null;
  const m = signInMessages().form;
  return (
    <div>
      <p id={id} className="mb-2 text-sm text-muted">
        {m.orContinueWith}
      </p>
      <ul aria-labelledby={id} className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {providers.map((provider) => (
          <li key={provider}>
            <a
              href={pathIn(currentLanguage(), withNext(`/login/with/${provider}`, next))}
              className={buttonClasses("secondary", "w-full px-3")}
            >
              {m.continueWith(socialProviderLabels[provider])}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
