import { buttonClasses } from "~/components/ui/button";
import { socialProviderLabels } from "~/domain/account";
import type { SocialProvider } from "~/domain/account";
import { withNext } from "~/lib/auth-addresses";

/** Sign-in by another company's account, for those that are configured (P15 in docs/product.md). Real links: they leave the site. */
export function SocialLinks({
  providers,
  next,
}: {
  providers: readonly SocialProvider[];
  next: string | null;
}) {
  if (providers.length === 0) return null;
  return (
    <ul className="grid gap-2 sm:grid-flow-col sm:auto-cols-fr">
      {providers.map((provider) => (
        <li key={provider}>
          <a
            href={withNext(`/login/with/${provider}`, next)}
            className={buttonClasses("secondary", "w-full px-3")}
          >
            <span className="sr-only">Continue with </span>
            {socialProviderLabels[provider]}
          </a>
        </li>
      ))}
    </ul>
  );
}
