import { sameOriginPath, socialProviders } from "~/domain/accounts/account";
import type { SocialProvider } from "~/domain/accounts/account";
import type { Auth } from "./auth";
import type { SocialCredentials } from "./auth-dependencies";

/** Returns the social providers with a configured client id and secret (P15 in docs/product.md). */
export function socialProvidersOffered({ social }: { social: SocialCredentials }): SocialProvider[] {
  return socialProviders.filter((provider) => social[provider] !== undefined);
}

/** Returns the provider's URL to redirect to, and the headers that store the state. */
export async function signInWithSocial(
  { auth }: { auth: Auth },
  provider: SocialProvider,
  next: string | null,
  headers: Headers,
): Promise<{ url: string; headers: Headers }> {
  const path = sameOriginPath(next);
  const back = path === null ? "/login" : `/login?next=${encodeURIComponent(path)}`;
  const result = await auth.api.signInSocial({
    body: { provider, callbackURL: back, errorCallbackURL: "/login?problem=social", disableRedirect: true },
    headers,
    returnHeaders: true,
  });
  return { url: result.response.url ?? "/login?problem=social", headers: result.headers };
}
