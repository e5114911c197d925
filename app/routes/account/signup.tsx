import { Link } from "react-router";
import type { Route } from "./+types/signup";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { signInMessages } from "~/features/accounts/sign-in/messages";
import { signInPageMessages } from "~/features/accounts/sign-in/pages/messages";
import { SignUpForm, useSignUp } from "~/features/accounts/sign-in/sign-up-form";
import { SignedUp } from "~/features/accounts/sign-in/signed-up";
import { buttonClasses } from "~/ui/button";
import { servicesContext } from "~/context";
import { accountPageMeta, privateHeaders } from "~/features/accounts/sign-in/account-page";
import { withNext } from "~/features/accounts/sign-in/auth-addresses";
import { answerAction } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { nextOf, sendOnSignedIn } from "~/features/accounts/sign-in/send-on";

export function loader({ context, url }: Route.LoaderArgs) {
  sendOnSignedIn(context, url);
  return { canonical: new URL("/signup", url).href, next: nextOf(url) };
}

export function headers() {
  return privateHeaders;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return answerAction(form, async () => {
    const { headers, ...result } = await context.get(servicesContext).signUp(form, request.headers);
    return { result, headers };
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return accountPageMeta({
    title: signInMessages().signUp,
    description: signInPageMessages().signUp.description,
    canonical: loaderData?.canonical ?? "/signup",
  });
}

export default function SignUp({ loaderData: { next } }: Route.ComponentProps) {
  const form = useSignUp(next);
  const account = form.answer?.isDone ? form.answer.result : null;
  return (
    <AuthPage
      title={signInMessages().signUp}
      intro={signInPageMessages().signUp.intro}
      tabs={{ current: "signup", next }}
      hasProblem={form.refused !== null}
    >
      {account ? (
        <SignedUp account={account}>
          <Link to={withNext("/login", next)} state={{ email: account.email }} className={buttonClasses()}>
            {signInMessages().goToLogin}
          </Link>
        </SignedUp>
      ) : (
        <SignUpForm form={form} />
      )}
    </AuthPage>
  );
}
