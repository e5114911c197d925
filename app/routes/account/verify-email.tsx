import { useEffect, useEffectEvent, useRef } from "react";
import { data, Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/verify-email";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { signInMessages } from "~/features/accounts/sign-in/messages";
import { signInPageMessages } from "~/features/accounts/sign-in/pages/messages";
import { Outcome } from "~/features/accounts/sign-in/outcome";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { servicesContext, viewerContext } from "~/context";
import { emailObjectionHours } from "~/domain/accounts/account-edit";
import { homePathFor, type Viewer } from "~/domain/accounts/account";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { accountPageMeta, privateHeaders } from "~/features/accounts/sign-in/account-page";
import { answerForm } from "~/platform/forms/answer-form";
import { currentLanguage, defaultLanguage } from "~/domain/language/language";
import { readForm } from "~/platform/forms/read-form";

/** Returns the state of the visitor: signed out, verified, or not verified yet. */
function stateOf(viewer: Viewer | null) {
  if (!viewer) return { kind: "guest" as const };
  const home = homePathFor(viewer);
  return viewer.emailVerified
    ? { kind: "confirmed" as const, home }
    : { kind: "open" as const, email: viewer.email };
}

/** Opening the link confirms nothing: mail scanners open links too. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const person = stateOf(context.get(viewerContext));
  return {
    canonical: new URL("/verify-email", url).href,
    token,
    person,
    signsIn:
      person.kind === "guest" &&
      token !== "" &&
      (await context.get(servicesContext).signsInByLink(token, request.headers)),
  };
}

export function headers() {
  return privateHeaders;
}

type Verification = "confirmed" | "changed" | "waiting" | "dead" | "sent" | "tooMany";

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const token = form.get("token");
  const viewer = context.get(viewerContext);
  return answerForm<unknown, Verification>(
    form,
    z.unknown(),
    async () => {
      if (typeof token === "string" && token !== "") {
        const { outcome, headers, secondFactor } = await services.verifyEmail(token, request.headers);
        // The login's loader continues to the role's start page.
        if (headers) throw redirect(secondFactor ? "/login/code" : "/login", { headers });
        return { result: outcome };
      }
      if (!viewer) throw data(null, { status: 403 });
      await services.sendVerificationEmail(viewer);
      return { result: "sent" };
    },
    ({ code }) => (code === "too_many_requests" ? "tooMany" : "dead"),
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = signInPageMessages().verify;
  return accountPageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/verify-email",
  });
}

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  const { token, person, signsIn } = loaderData;
  const form = useForm<Verification>({}, { action: "/verify-email" });
  const outcome = form.answer?.result;

  // Submit automatically for signed-in users and in the browser that signed up, and only once, since the link works once. Everyone else has
  // to press the button: a stranger may have opened the account, and mail scanners run scripts too.
  const hasAsked = useRef(outcome != null);
  const confirm = useEffectEvent(() => {
    if (token === "" || (person.kind === "guest" && !signsIn) || hasAsked.current) return;
    hasAsked.current = true;
    form.submit({ token });
  });
  useEffect(() => confirm(), []);

  const isDone = outcome === "confirmed" || outcome === "changed";
  const m = signInPageMessages().verify;
  return (
    <AuthPage title={m.title}>
      {isDone && (
        <Outcome title={outcome === "changed" ? m.changed : m.confirmed} tone="success">
          <p>{outcome === "changed" ? m.changedText : m.confirmedText}</p>
          {person.kind === "guest" ? (
            <Link to="/login" className={buttonClasses()}>
              {m.signIn}
            </Link>
          ) : (
            <Onward person={person} />
          )}
        </Outcome>
      )}
      {outcome === "waiting" && (
        <Outcome title={m.confirmed} tone="success">
          <p>{m.waiting(emailObjectionHours)}</p>
        </Outcome>
      )}
      {outcome === "sent" && (
        <Outcome title={m.checkMail} tone="mail">
          <p>{m.sent}</p>
        </Outcome>
      )}
      {outcome === "tooMany" && (
        <Outcome title={m.tooMany} tone="danger">
          <p>{m.tooManyText}</p>
        </Outcome>
      )}
      {outcome === "dead" && (
        <Outcome title={m.deadLink} tone="danger">
          <p>{m.deadText}</p>
          {person.kind === "open" ? <NewLink form={form} /> : <Onward person={person} />}
        </Outcome>
      )}
      {outcome == null && token !== "" && (
        <AnsweredForm form={form.of({ token })} className="grid justify-items-start gap-5">
          <p>{m.question}</p>
          <SubmitButton form={form} busy={m.confirming} className="text-lg">
            {signsIn ? m.confirmAndSignIn : m.confirm}
          </SubmitButton>
        </AnsweredForm>
      )}
      {outcome == null && token === "" && (
        <div className="grid justify-items-start gap-5">
          {person.kind === "open" ? (
            <>
              {m.sentTo(person.email)}
              <NewLink form={form} />
            </>
          ) : (
            <>
              <p>{person.kind === "confirmed" ? m.already : m.openLink}</p>
              <Onward person={person} />
            </>
          )}
        </div>
      )}
    </AuthPage>
  );
}

function NewLink({ form }: { form: FormState<Verification> }) {
  const m = signInPageMessages().verify;
  return (
    <AnsweredForm form={form}>
      <SubmitButton form={form} busy={m.sending}>
        {m.newLink}
      </SubmitButton>
    </AnsweredForm>
  );
}

function Onward({ person }: { person: ReturnType<typeof stateOf> }) {
  const m = signInPageMessages().verify;
  return person.kind === "confirmed" ? (
    // An office is another document than a Hindi page.
    <Link to={person.home} reloadDocument={currentLanguage() !== defaultLanguage} className={buttonClasses()}>
      {m.continue}
    </Link>
  ) : (
    <Link to={person.kind === "open" ? "/" : "/login?next=%2Fverify-email"} className={buttonClasses()}>
      {person.kind === "open" ? m.continue : signInMessages().goToLogin}
    </Link>
  );
}
