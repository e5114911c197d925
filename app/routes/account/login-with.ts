import { data, redirect } from "react-router";
import type { Route } from "./+types/login-with";
import { servicesContext } from "~/context";
import { sendOnSignedIn, nextOf } from "~/lib/send-on";

/**
 * /login/with/{provider}: to another company's sign-in. A link and not a form: the policy of our pages lets no form lead
 * to another site.
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
