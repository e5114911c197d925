import { useEffect, useEffectEvent, useRef } from "react";
import { data, Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/verify-email";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { Outcome } from "~/features/accounts/sign-in/outcome";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { servicesContext, viewerContext } from "~/context";
import { emailObjectionHours } from "~/domain/accounts/account-edit";
import { homePathFor, type Viewer } from "~/domain/accounts/account";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { accountPageMeta, privateHeaders } from "~/features/accounts/sign-in/account-page";
import { answerForm } from "~/platform/forms/answer-form";
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
  return accountPageMeta({
    title: "Confirm your e-mail",
    description: "Confirm the e-mail address of your Tour Bharat account.",
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
  return (
    <AuthPage title="Confirm your e-mail">
      {isDone && (
        <Outcome
          title={outcome === "changed" ? "E-mail address changed" : "E-mail address confirmed"}
          tone="success"
        >
          <p>
            {outcome === "changed"
              ? "Use it to log in from now on."
              : "Your address is verified. Your guest bookings made with it are now in your account."}
          </p>
          {person.kind === "guest" ? (
            <Link to="/login" className={buttonClasses()}>
              Sign in
            </Link>
          ) : (
            <Onward person={person} />
          )}
        </Outcome>
      )}
      {outcome === "waiting" && (
        <Outcome title="E-mail address confirmed" tone="success">
          <p>
            {`It becomes the address of your account ${emailObjectionHours} hours after we set it. Until then, log in with your former address.`}
          </p>
        </Outcome>
      )}
      {outcome === "sent" && (
        <Outcome title="Check your mail" tone="mail">
          <p>A new link is on its way. It works for one day.</p>
        </Outcome>
      )}
      {outcome === "tooMany" && (
        <Outcome title="Too many links" tone="danger">
          <p>We've sent three links within the last hour. Check your spam folder, or try again later.</p>
        </Outcome>
      )}
      {outcome === "dead" && (
        <Outcome title="This link is no longer valid" tone="danger">
          <p>Links work once and expire soon. Your e-mail address may already be confirmed.</p>
          {person.kind === "open" ? <NewLink form={form} /> : <Onward person={person} />}
        </Outcome>
      )}
      {outcome == null && token !== "" && (
        <AnsweredForm form={form.of({ token })} className="grid justify-items-start gap-5">
          <p>Confirm that this e-mail address is yours. If you didn't create an account, close this page.</p>
          <SubmitButton form={form} busy="Confirming…" className="text-lg">
            {signsIn ? "Confirm and sign in" : "Confirm my e-mail"}
          </SubmitButton>
        </AnsweredForm>
      )}
      {outcome == null && token === "" && (
        <div className="grid justify-items-start gap-5">
          {person.kind === "open" ? (
            <>
              <p>
                We've sent a link to <strong className="wrap-anywhere">{person.email}</strong>. If it doesn't
                arrive, check your spam folder or request a new one.
              </p>
              <NewLink form={form} />
            </>
          ) : (
            <>
              <p>
                {person.kind === "confirmed"
                  ? "Your e-mail address is already confirmed."
                  : "Open the link in our e-mail, or log in to get a new one."}
              </p>
              <Onward person={person} />
            </>
          )}
        </div>
      )}
    </AuthPage>
  );
}

function NewLink({ form }: { form: FormState<Verification> }) {
  return (
    <AnsweredForm form={form}>
      <SubmitButton form={form} busy="Sending…">
        Send a new link
      </SubmitButton>
    </AnsweredForm>
  );
}

function Onward({ person }: { person: ReturnType<typeof stateOf> }) {
  return person.kind === "confirmed" ? (
    <Link to={person.home} className={buttonClasses()}>
      Continue
    </Link>
  ) : (
    <Link to={person.kind === "open" ? "/" : "/login?next=%2Fverify-email"} className={buttonClasses()}>
      {person.kind === "open" ? "Continue" : "Go to Login"}
    </Link>
  );
}
