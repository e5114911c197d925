import { Link } from "react-router";
import type { Route } from "./+types/forgot-password";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { Outcome } from "~/features/accounts/sign-in/outcome";
import { signInMessages } from "~/features/accounts/sign-in/messages";
import { signInPageMessages } from "~/features/accounts/sign-in/pages/messages";
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
  const { title, description } = signInPageMessages().forgot;
  return accountPageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/forgot-password",
  });
}

export default function ForgotPassword() {
  const form = useForm<{ email: string }>({}, { action: "/forgot-password" });
  const sent = form.answer?.result;
  const m = signInPageMessages().forgot;
  if (sent) {
    return (
      <AuthPage title={m.title}>
        <Outcome title={m.checkMail} tone="mail">
          {m.sent(sent.email)}
          <Link to="/login" className={buttonClasses("secondary")}>
            {m.back}
          </Link>
        </Outcome>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={m.title} hasProblem={form.refused !== null} intro={m.intro}>
      <AnsweredForm form={form} className="grid gap-5">
        <InputField
          required
          {...form.field("email")}
          type="email"
          label={signInMessages().email}
          autoComplete="username"
        />
        <SubmitButton form={form} busy={m.sending} className="w-full text-lg">
          {m.sendLink}
        </SubmitButton>
      </AnsweredForm>
      <Link
        to="/login"
        className="mt-4 inline-block py-1.5 font-semibold text-peacock underline-offset-4 hover:underline"
      >
        {m.back}
      </Link>
    </AuthPage>
  );
}
