import { useId } from "react";
import { buttonClasses } from "~/ui/button";
import { socialProviderLabels, type SocialProvider } from "~/domain/accounts/account";
import { withNext } from "./auth-addresses";

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
  return (
    <div>
      <p id={id} className="mb-2 text-sm text-muted">
        Or continue with
      </p>
      <ul aria-labelledby={id} className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {providers.map((provider) => (
          <li key={provider}>
            <a
              href={withNext(`/login/with/${provider}`, next)}
              className={buttonClasses("secondary", "w-full px-3")}
            >
              <span className="sr-only">Continue with </span>
              <span>{socialProviderLabels[provider]}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
