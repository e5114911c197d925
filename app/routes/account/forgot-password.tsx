import { data, Link, useFetcher } from "react-router";
import type { Route } from "./+types/forgot-password";
import { AuthPage } from "~/components/accounts/sign-in/auth-page";
import { Outcome } from "~/components/accounts/sign-in/outcome";
import { TextField } from "~/components/accounts/sign-in/text-field";
import { Button, buttonClasses } from "~/components/ui/button";
import { servicesContext } from "~/context";
import { useAnsweredForm } from "~/hooks/use-answered-form";
import { accountPageMeta, privateHeaders } from "~/lib/accounts/account-page";
import { readForm, submittedValues } from "~/lib/forms/read-form";

export function loader({ url }: Route.LoaderArgs) {
  return { canonical: new URL("/forgot-password", url).href };
}

export function headers() {
  return privateHeaders;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const result = await context.get(servicesContext).requestPasswordReset(form, request.headers);
  if (result.ok) return data(result);
  return data({ ...result, typed: submittedValues(form, ["email"]) }, { status: 400 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return accountPageMeta({
    title: "Forgot password",
    description: "Get a link to set a new password for your Tour Bharat account.",
    canonical: loaderData?.canonical ?? "/forgot-password",
  });
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof action>();
  const { isBusy, formProps } = useAnsweredForm(fetcher);
  const answer = fetcher.data ?? actionData;
  if (answer?.ok) {
    return (
      <AuthPage title="Forgot password">
        <Outcome title="Check your mail" tone="mail">
          <p>
            If <strong className="wrap-anywhere">{answer.email}</strong> has an account with us, a link to set
            a new password is on its way. It works once and expires soon.
          </p>
          <Link to="/login" className={buttonClasses("secondary")}>
            Back to Login
          </Link>
        </Outcome>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Forgot password"
      hasProblem={answer !== undefined}
      intro="Enter the e-mail address of your account. We'll send you a link to set a new password."
    >
      <fetcher.Form {...formProps} action="/forgot-password" className="grid gap-5">
        <TextField
          name="email"
          type="email"
          label="E-mail"
          autoComplete="username"
          defaultValue={answer?.typed.email}
          error={answer?.errors.email?.[0]}
        />
        <Button type="submit" aria-disabled={isBusy || undefined} className="w-full text-lg">
          {isBusy ? "Sending…" : "Send link"}
        </Button>
      </fetcher.Form>
      <Link
        to="/login"
        className="mt-4 inline-block py-1.5 font-semibold text-peacock underline-offset-4 hover:underline"
      >
        Back to Login
      </Link>
    </AuthPage>
  );
}
