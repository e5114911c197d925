import { Link } from "react-router";
import type { Route } from "./+types/reset-password";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { NewPasswordFields } from "~/features/accounts/sign-in/new-password-fields";
import { signInMessages } from "~/features/accounts/sign-in/messages";
import { signInPageMessages } from "~/features/accounts/sign-in/pages/messages";
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
  const { title, description } = signInPageMessages().reset;
  return accountPageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/reset-password",
  });
}

export default function ResetPassword({ loaderData: { token } }: Route.ComponentProps) {
  const form = useForm({ token }, { action: `/reset-password?token=${encodeURIComponent(token)}` });
  const m = signInPageMessages().reset;
  if (form.answer?.isDone) {
    return (
      <AuthPage title={m.title}>
        <Outcome title={m.changed} tone="success">
          <p>{m.signedOut}</p>
          <Link to="/login" className={buttonClasses()}>
            {signInMessages().goToLogin}
          </Link>
        </Outcome>
      </AuthPage>
    );
  }
  if (token === "" || form.error("token") !== undefined) {
    return (
      <AuthPage title={m.title}>
        <Outcome title={m.deadLink} tone="danger">
          <p>{m.unchanged}</p>
          <Link to="/forgot-password" className={buttonClasses()}>
            {m.newLink}
          </Link>
        </Outcome>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={m.title} hasProblem={form.refused !== null} intro={m.intro}>
      <AnsweredForm form={form} className="grid gap-5">
        {/* Password managers need a username field, but only the link identifies the account. */}
        <input type="text" autoComplete="username" defaultValue="" readOnly hidden />
        <NewPasswordFields error={form.error} className="grid gap-5" />
        <SubmitButton form={form} busy={m.saving} className="w-full text-lg">
          {m.set}
        </SubmitButton>
      </AnsweredForm>
    </AuthPage>
  );
}
