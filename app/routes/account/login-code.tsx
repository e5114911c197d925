import { useState } from "react";
import { Link, redirect } from "react-router";
import type { Route } from "./+types/login-code";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { signInMessages } from "~/features/accounts/sign-in/messages";
import { signInPageMessages } from "~/features/accounts/sign-in/pages/messages";
import { InputField } from "~/ui/field";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import { useForm } from "~/platform/forms/use-form";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { accountPageMeta, privateHeaders } from "~/features/accounts/sign-in/account-page";
import { withNext } from "~/features/accounts/sign-in/auth-addresses";
import { answerAction } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { nextOf, sendOnSignedIn } from "~/features/accounts/sign-in/send-on";

export function loader({ context, url }: Route.LoaderArgs) {
  sendOnSignedIn(context, url);
  return { canonical: new URL("/login/code", url).href, next: nextOf(url) };
}

export function headers() {
  return privateHeaders;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  return answerAction(form, async () => {
    const { headers } = await context.get(servicesContext).verifySecondFactor(form, request.headers);
    throw redirect(withNext("/login", nextOf(url)), { headers });
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = signInPageMessages().code;
  return accountPageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/login/code",
  });
}

const methods = ["app", "backup"] as const;

/** Second step of signing in, for accounts with two-step verification. */
export default function LoginCode({ loaderData: { next } }: Route.ComponentProps) {
  const form = useForm({}, { action: withNext("/login/code", next) });
  const isHydrated = useHydrated();
  const [method, setMethod] = useState<string>(form.value("method") || "app");
  const m = signInPageMessages().code;
  return (
    <AuthPage title={m.title} hasProblem={form.refused !== null} intro={m.intro}>
      <AnsweredForm form={form} className="grid gap-5">
        <fieldset>
          <legend className="font-semibold">{m.method}</legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {methods.map((value) => (
              <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
                <input
                  type="radio"
                  name="method"
                  value={value}
                  defaultChecked={method === value}
                  onChange={() => setMethod(value)}
                  className="size-5 accent-vermilion"
                />
                <span>{m.methods[value]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <InputField
          required
          name="code"
          label={m.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          // Backup codes contain letters, and without JavaScript the method is not known yet.
          inputMode={isHydrated && method === "app" ? "numeric" : "text"}
          error={form.error("code")}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="trustDevice"
            defaultChecked={form.value("trustDevice") === "on"}
            className="size-6 shrink-0 accent-vermilion"
          />
          {m.trust}
        </label>
        <SubmitButton form={form} busy={signInMessages().checking} className="w-full text-lg">
          {m.continue}
        </SubmitButton>
      </AnsweredForm>
      <p className="mt-6 border-t border-line pt-5 text-muted">
        {m.lost}{" "}
        <Link to="/contact" className="font-semibold text-peacock underline underline-offset-4">
          {m.contact}
        </Link>
        {m.stop}
      </p>
    </AuthPage>
  );
}
