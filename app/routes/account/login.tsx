import { Link, redirect, useLocation } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/login";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { signInMessages } from "~/features/accounts/sign-in/messages";
import { signInPageMessages } from "~/features/accounts/sign-in/pages/messages";
import { LoginForm } from "~/features/accounts/sign-in/login-form";
import { servicesContext } from "~/context";
import { useForm } from "~/platform/forms/use-form";
import { accountPageMeta, privateHeaders } from "~/features/accounts/sign-in/account-page";
import { withNext } from "~/features/accounts/sign-in/auth-addresses";
import { challengeOf, type LoginResult } from "~/features/accounts/sign-in/login-result";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { nextOf, sendOnSignedIn } from "~/features/accounts/sign-in/send-on";

export async function loader({ context, url }: Route.LoaderArgs) {
  sendOnSignedIn(context, url);
  const providers = await context.get(servicesContext).socialProvidersOffered();
  return { canonical: new URL("/login", url).href, next: nextOf(url), providers, problem: problemIn(url) };
}

export function headers() {
  return privateHeaders;
}

/** Returns the error of a social login, which redirects back here. */
function problemIn(url: URL): string | null {
  if (url.searchParams.get("problem") !== "social") return null;
  return signInPageMessages().login.socialFailed;
}

/** Answers the auth dialog with the URL to go to; redirects other forms there. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  return answerForm<unknown, LoginResult>(
    form,
    z.unknown(),
    async () => {
      const { secondFactor, headers } = await context.get(servicesContext).signIn(form, request.headers);
      // Back to this page with the new session: its loader redirects to the right place.
      const goTo = withNext(secondFactor ? "/login/code" : "/login", nextOf(url));
      if (form.get("answer") !== "address") throw redirect(goTo, { headers });
      return { result: { goTo }, headers };
    },
    challengeOf,
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return accountPageMeta({
    title: signInMessages().login,
    description: signInPageMessages().login.description,
    canonical: loaderData?.canonical ?? "/login",
  });
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const { next, providers, problem } = loaderData;
  const { state } = useLocation();
  const m = signInPageMessages().login;
  const { refused } = useForm({}, { action: withNext("/login", next) });
  return (
    <AuthPage
      title={signInMessages().login}
      intro={m.intro}
      tabs={{ current: "login", next }}
      hasProblem={refused !== null}
    >
      {problem !== null && (
        <p role="alert" className="mb-5 rounded-control bg-danger-subtle px-4 py-3 font-semibold text-danger">
          {problem}
        </p>
      )}
      <LoginForm next={next} providers={providers} typed={{ email: emailIn(state) }} />
      <p className="mt-6 border-t border-line pt-5">
        {m.asGuest}{" "}
        <Link
          to="/bookings/lookup"
          className="inline-block py-1 font-semibold text-peacock underline underline-offset-4"
        >
          {m.findBooking}
        </Link>
      </p>
    </AuthPage>
  );
}

/** Returns the e-mail address that the sign-up page passed on. */
function emailIn(state: unknown): string {
  const email = typeof state === "object" && state !== null && "email" in state ? state.email : "";
  return typeof email === "string" ? email : "";
}
