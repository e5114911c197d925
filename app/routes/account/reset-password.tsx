import { Link } from "react-router";
import type { Route } from "./+types/reset-password";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { NewPasswordFields } from "~/features/accounts/sign-in/new-password-fields";
import { Outcome } from "~/features/accounts/sign-in/outcome";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { servicesContext } from "~/context";
import { useForm } from "~/platform/forms/use-form";
import { accountPageMeta, privateHeaders } from "~/features/accounts/sign-in/account-page";
import { answerAction } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";

export function loader({ url }: Route.LoaderArgs) {
  return {
    canonical: new URL("/reset-password", url).href,
    token: url.searchParams.get("token") ?? "",
  };
}

export function headers() {
  return privateHeaders;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return answerAction(form, () => context.get(servicesContext).resetPassword(form));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return accountPageMeta({
    title: "New password",
    description: "Set a new password for your Tour Bharat account.",
    canonical: loaderData?.canonical ?? "/reset-password",
  });
}

export default function ResetPassword({ loaderData: { token } }: Route.ComponentProps) {
  const form = useForm({ token }, { action: `/reset-password?token=${encodeURIComponent(token)}` });
  if (form.answer?.isDone) {
    return (
      <AuthPage title="New password">
        <Outcome title="Password changed" tone="success">
          <p>You've been signed out on all devices. Log in with the new password.</p>
          <Link to="/login" className={buttonClasses()}>
            Go to Login
          </Link>
        </Outcome>
      </AuthPage>
    );
  }
  if (token === "" || form.error("token") !== undefined) {
    return (
      <AuthPage title="New password">
        <Outcome title="This link is no longer valid" tone="danger">
          <p>Links work once and expire soon. Your password wasn't changed.</p>
          <Link to="/forgot-password" className={buttonClasses()}>
            Get a new link
          </Link>
        </Outcome>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="New password"
      hasProblem={form.refused !== null}
      intro="Choose a password that you don't use anywhere else."
    >
      <AnsweredForm form={form} className="grid gap-5">
        {/* Password managers need a username field, but only the link identifies the account. */}
        <input type="text" autoComplete="username" defaultValue="" readOnly hidden />
        <NewPasswordFields error={form.error} className="grid gap-5" />
        <SubmitButton form={form} busy="Saving…" className="w-full text-lg">
          Set password
        </SubmitButton>
      </AnsweredForm>
    </AuthPage>
  );
}
