import { useState } from "react";
import { data, Link } from "react-router";
import type { Route } from "./+types/signup";
import { AuthPage } from "~/components/accounts/sign-in/auth-page";
import { SignUpForm } from "~/components/accounts/sign-in/sign-up-form";
import type { NewAccount, SignUpAnswer } from "~/components/accounts/sign-in/sign-up-form";
import { SignedUp } from "~/components/accounts/sign-in/signed-up";
import { buttonClasses } from "~/components/ui/button";
import { servicesContext } from "~/context";
import { signUpFields } from "~/domain/accounts/account-forms";
import { accountPageMeta, privateHeaders } from "~/lib/accounts/account-page";
import { withNext } from "~/lib/accounts/auth-addresses";
import { readForm, submittedValues } from "~/lib/forms/read-form";
import { nextOf, sendOnSignedIn } from "~/lib/accounts/send-on";

export function loader({ context, url }: Route.LoaderArgs) {
  sendOnSignedIn(context, url);
  return { canonical: new URL("/signup", url).href, next: nextOf(url) };
}

export function headers() {
  return privateHeaders;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const result = await context.get(servicesContext).signUp(form, request.headers);
  if (result.ok) {
    const { email, role, requestCode } = result;
    return data<SignUpAnswer>({ account: { email, role, requestCode } });
  }
  const kept = signUpFields.filter((name) => name !== "password" && name !== "confirmPassword");
  return data<SignUpAnswer>({ errors: result.errors, typed: submittedValues(form, kept) }, { status: 400 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return accountPageMeta({
    title: "Sign Up",
    description: "Create a Tour Bharat account as a traveler, tour operator or administrator.",
    canonical: loaderData?.canonical ?? "/signup",
  });
}

export default function SignUp({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const [answered, setAnswered] = useState<NewAccount | null>(null);
  const account = answered ?? (actionData && "account" in actionData ? actionData.account : null);
  return (
    <AuthPage
      title="Sign Up"
      intro="For travelers, tour operators and administrators."
      tabs={{ current: "signup", next }}
      hasProblem={actionData !== undefined && "errors" in actionData}
    >
      {account ? (
        <SignedUp account={account}>
          <Link to={withNext("/login", next)} state={{ email: account.email }} className={buttonClasses()}>
            Go to Login
          </Link>
        </SignedUp>
      ) : (
        <SignUpForm next={next} initial={actionData} onSignedUp={setAnswered} />
      )}
    </AuthPage>
  );
}
