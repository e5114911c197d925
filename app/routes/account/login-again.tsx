import { redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/login-again";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { signInMessages } from "~/features/accounts/sign-in/messages";
import { signInPageMessages } from "~/features/accounts/sign-in/pages/messages";
import { PasskeyButton } from "~/features/accounts/sign-in/passkey-button";
import { PasswordField } from "~/features/accounts/sign-in/password-field";
import { SignInProof } from "~/features/accounts/sign-in/sign-in-proof";
import { SocialLinks } from "~/features/accounts/sign-in/social-links";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { servicesContext, viewerContext } from "~/context";
import { homePathFor } from "~/domain/accounts/account";
import { useForm } from "~/platform/forms/use-form";
import { accountPageMeta, privateHeaders } from "~/features/accounts/sign-in/account-page";
import { withNext } from "~/features/accounts/sign-in/auth-addresses";
import { challengeOf, type LoginResult } from "~/features/accounts/sign-in/login-result";
import { nextOf, redirectAddress } from "~/features/accounts/sign-in/send-on";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";

/** Returns the signed-in account; redirects guests to the login. */
function viewerOf({ context, url }: Pick<Route.LoaderArgs, "context" | "url">) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(withNext("/login", nextOf(url)));
  return viewer;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = viewerOf({ context, url });
  return {
    canonical: new URL("/login/again", url).href,
    next: nextOf(url) ?? homePathFor(viewer),
    email: viewer.email,
    providers: await context.get(servicesContext).socialProvidersOffered(),
  };
}

export function headers() {
  return privateHeaders;
}

export async function action({
  context,
  request,
  url,
}: Pick<Route.ActionArgs, "context" | "request" | "url">) {
  const viewer = viewerOf({ context, url });
  const form = await readForm(request);
  return answerForm<unknown, LoginResult>(
    form,
    z.unknown(),
    async () => {
      // The account of the session: this page confirms it and switches to no other.
      form.set("email", viewer.email);
      const { secondFactor, headers } = await context.get(servicesContext).signIn(form, request.headers);
      const next = nextOf(url) ?? homePathFor(viewer);
      throw redirect(secondFactor ? withNext("/login/code", next) : redirectAddress(next, url), { headers });
    },
    challengeOf,
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = signInPageMessages().again;
  return accountPageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/login/again",
  });
}

/** Asks for the password or a passkey again, before payouts, bank accounts, roles, exports and new assistants. */
export default function LoginAgain({ loaderData: { next, email, providers } }: Route.ComponentProps) {
  const form = useForm<LoginResult>({}, { action: withNext("/login/again", next) });
  const m = signInPageMessages().again;
  return (
    <AuthPage title={m.title} intro={m.intro} hasProblem={form.refused !== null}>
      <div className="grid gap-5">
        <AnsweredForm form={form} className="grid gap-5">
          {m.signedInAs(email)}
          <input type="hidden" name="email" value={email} autoComplete="username" />
          <PasswordField
            name="password"
            label={signInMessages().password}
            autoComplete="current-password"
            error={form.error("password")}
          />
          <SignInProof challenge={form.refused?.result?.challenge} />
          <SubmitButton form={form} busy={signInMessages().checking} className="w-full text-lg">
            {m.confirm}
          </SubmitButton>
        </AnsweredForm>
        <PasskeyButton next={next} />
        <SocialLinks providers={providers} next={next} />
      </div>
    </AuthPage>
  );
}
