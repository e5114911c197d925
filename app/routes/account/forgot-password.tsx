import { Link } from "react-router";
import type { Route } from "./+types/forgot-password";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { Outcome } from "~/features/accounts/sign-in/outcome";
import { InputField } from "~/ui/field";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { servicesContext } from "~/context";
import { useForm } from "~/platform/forms/use-form";
import { accountPageMeta, privateHeaders } from "~/features/accounts/sign-in/account-page";
import { answerAction } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";

export function loader({ url }: Route.LoaderArgs) {
  return { canonical: new URL("/forgot-password", url).href };
}

export function headers() {
  return privateHeaders;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return answerAction(form, async () => ({
    result: await context.get(servicesContext).requestPasswordReset(form, request.headers),
  }));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return accountPageMeta({
    title: "Forgot password",
    description: "Get a link to set a new password for your Tour Bharat account.",
    canonical: loaderData?.canonical ?? "/forgot-password",
  });
}

export default function ForgotPassword() {
  const form = useForm<{ email: string }>({}, { action: "/forgot-password" });
  const sent = form.answer?.result;
  if (sent) {
    return (
      <AuthPage title="Forgot password">
        <Outcome title="Check your mail" tone="mail">
          <p>
            If <strong className="wrap-anywhere">{sent.email}</strong> has an account with us, a link to set a
            new password is on its way. It works once and expires soon.
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
      hasProblem={form.refused !== null}
      intro="Enter the e-mail address of your account. We'll send you a link to set a new password."
    >
      <AnsweredForm form={form} className="grid gap-5">
        <InputField required {...form.field("email")} type="email" label="E-mail" autoComplete="username" />
        <SubmitButton form={form} busy="Sending…" className="w-full text-lg">
          Send link
        </SubmitButton>
      </AnsweredForm>
      <Link
        to="/login"
        className="mt-4 inline-block py-1.5 font-semibold text-peacock underline-offset-4 hover:underline"
      >
        Back to Login
      </Link>
    </AuthPage>
  );
}
