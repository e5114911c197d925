import { data, Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/login-phone";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { signInPageMessages } from "~/features/accounts/sign-in/pages/messages";
import { InputField } from "~/ui/field";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { PhoneField } from "~/ui/phone-input";
import { servicesContext } from "~/context";
import { phoneCodeMinutes } from "~/domain/accounts/phone";
import { useForm } from "~/platform/forms/use-form";
import { accountPageMeta, privateHeaders } from "~/features/accounts/sign-in/account-page";
import { withNext } from "~/features/accounts/sign-in/auth-addresses";
import { nextOf, sendOnSignedIn } from "~/features/accounts/sign-in/send-on";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";

/** Shows the code's form once this browser has asked for a code: after a reload, after Back and in a second tab, too. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  sendOnSignedIn(context, url);
  const services = context.get(servicesContext);
  if (!(await services.isPhoneSignInOffered())) throw data(null, { status: 404 });
  const asked = url.searchParams.get("step") === "code" && (await services.getPhoneSignIn(request.headers));
  return {
    canonical: new URL("/login/phone", url).href,
    next: nextOf(url),
    phone: asked ? asked.phone : null,
  };
}

export function headers() {
  return privateHeaders;
}

const requestSchema = z.object({ intent: z.enum(["ask", "sign-in"]) });

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const next = nextOf(url);
  return answerForm(form, requestSchema, async ({ intent }) => {
    if (intent === "ask") {
      const { headers } = await services.requestPhoneCode(form, request.headers);
      // Another code for the same number: the page stays.
      if (!form.has("phone")) return { message: signInPageMessages().phone.newCodeSent, headers };
      throw redirect(codePath(next), { headers });
    }
    const { headers, secondFactor } = await services.signInWithPhone(form, request.headers);
    throw redirect(withNext(secondFactor ? "/login/code" : "/login", next), { headers });
  });
}

function codePath(next: string | null): string {
  return `/login/phone?step=code${next === null ? "" : `&next=${encodeURIComponent(next)}`}`;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = signInPageMessages().phone;
  return accountPageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/login/phone",
  });
}

/** Signing in with a code sent to a verified phone. */
export default function LoginPhone({ loaderData: { next, phone } }: Route.ComponentProps) {
  return phone === null ? <AskForCode next={next} /> : <EnterCode next={next} phone={phone} />;
}

function AskForCode({ next }: { next: string | null }) {
  const form = useForm({ intent: "ask" }, { action: withNext("/login/phone", next) });
  const m = signInPageMessages().phone;
  return (
    <AuthPage title={m.title} intro={m.intro} hasProblem={form.refused !== null}>
      <AnsweredForm form={form} className="grid gap-5">
        <PhoneField label={m.phone} {...form.field("phone")} autoComplete="tel" required />
        <SubmitButton form={form} busy={m.sending} className="w-full text-lg">
          {m.sendCode}
        </SubmitButton>
      </AnsweredForm>
      <OtherWays next={next} />
    </AuthPage>
  );
}

function EnterCode({ next, phone }: { next: string | null; phone: string }) {
  const form = useForm({ intent: "sign-in" }, { action: codePath(next) });
  const again = useForm({ intent: "ask" }, { action: codePath(next) });
  const { phone: m, code } = signInPageMessages();
  return (
    <AuthPage title={code.title} hasProblem={form.refused !== null || again.refused !== null}>
      {m.ifVerified(phone, phoneCodeMinutes)}
      <AnsweredForm form={form} className="grid gap-5">
        <InputField
          required
          {...form.field("code")}
          label={m.sixDigitCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-56"
        />
        <SubmitButton form={form} busy={m.checking} className="w-full text-lg">
          {m.signIn}
        </SubmitButton>
      </AnsweredForm>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <AnsweredForm form={again}>
          <SubmitButton form={again} busy={m.sending} variant="secondary">
            {m.sendNewCode}
          </SubmitButton>
        </AnsweredForm>
        <Link to={withNext("/login/phone", next)} className={linkClasses}>
          {m.anotherNumber}
        </Link>
        <FormMessage form={again} />
      </div>
      <OtherWays next={next} />
    </AuthPage>
  );
}

const linkClasses = "inline-block py-1 font-semibold text-peacock underline underline-offset-4";

function OtherWays({ next }: { next: string | null }) {
  return (
    <p className="mt-6 border-t border-line pt-5">
      <Link to={withNext("/login", next)} className={linkClasses}>
        {signInPageMessages().phone.otherWays}
      </Link>
    </p>
  );
}
