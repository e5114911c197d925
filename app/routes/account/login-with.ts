import { data, redirect } from "react-router";
import type { Route } from "./+types/login-with";
import { servicesContext } from "~/context";
import { sendOnSignedIn, nextOf } from "~/features/accounts/sign-in/send-on";

/**
 * Redirects /login/with/{provider} to the provider's login. A link, not a form: our Content Security Policy allows no
 * form to lead to another origin.
 */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  sendOnSignedIn(context, url);
  const services = context.get(servicesContext);
  const offered = await services.socialProvidersOffered();
  const provider = offered.find((name) => name === params.provider);
  if (!provider) throw data(null, { status: 404 });
  const { url: address, headers } = await services.signInWithSocial(provider, nextOf(url), request.headers);
  headers.set("Cache-Control", "private, no-store");
  return redirect(address, { headers });
}
