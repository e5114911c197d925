import { useEffect, useEffectEvent, useRef } from "react";
import { data, Link, useFetcher } from "react-router";
import type { Route } from "./+types/verify-email";
import { AuthPage } from "~/components/accounts/sign-in/auth-page";
import { Outcome } from "~/components/accounts/sign-in/outcome";
import { Button, buttonClasses } from "~/components/ui/button";
import { servicesContext, viewerContext } from "~/context";
import { homePathFor } from "~/domain/accounts/account";
import type { Viewer } from "~/domain/accounts/account";
import { useAnsweredForm } from "~/hooks/use-answered-form";
import { accountPageMeta, privateHeaders } from "~/lib/accounts/account-page";
import { readForm } from "~/lib/forms/read-form";

/** Returns the state of the visitor: signed out, verified, or not verified yet. */
function stateOf(viewer: Viewer | null) {
  if (!viewer) return { kind: "guest" as const };
  const home = homePathFor(viewer);
  return viewer.emailVerified
    ? { kind: "confirmed" as const, home }
    : { kind: "open" as const, email: viewer.email };
}

/** Opening the link confirms nothing: mail scanners open links too. */
export function loader({ context, url }: Route.LoaderArgs) {
  return {
    canonical: new URL("/verify-email", url).href,
    token: url.searchParams.get("token") ?? "",
    person: stateOf(context.get(viewerContext)),
  };
}

export function headers() {
  return privateHeaders;
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const token = form.get("token");
  if (typeof token === "string" && token !== "") {
    const { ok, changed = false } = await services.verifyEmail(token);
    return data({ outcome: ok ? (changed ? "changed" : "confirmed") : "dead" } as const, {
      status: ok ? 200 : 400,
    });
  }
  const viewer = context.get(viewerContext);
  if (!viewer) throw data(null, { status: 403 });
  const isSent = await services.sendVerificationEmail(viewer);
  return data({ outcome: isSent ? "sent" : "tooMany" } as const, { status: isSent ? 200 : 429 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return accountPageMeta({
    title: "Confirm your e-mail",
    description: "Confirm the e-mail address of your Tour Bharat account.",
    canonical: loaderData?.canonical ?? "/verify-email",
  });
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, person } = loaderData;
  const fetcher = useFetcher<typeof action>();
  const { isBusy, formProps } = useAnsweredForm(fetcher);
  const outcome = (fetcher.data ?? actionData)?.outcome;

  // Submit automatically for signed-in users, and only once, since the link works once. Everyone else has to press the
  // button: a stranger may have opened the account, and mail scanners run scripts too.
  const hasAsked = useRef(outcome !== undefined);
  const confirm = useEffectEvent(() => {
    if (token === "" || person.kind === "guest" || hasAsked.current) return;
    hasAsked.current = true;
    void fetcher.submit({ token }, { method: "post", action: "/verify-email" });
  });
  useEffect(() => confirm(), []);

  const isDone = outcome === "confirmed" || outcome === "changed";
  return (
    <AuthPage title="Confirm your e-mail">
      {isDone && (
        <Outcome
          title={outcome === "changed" ? "E-mail address changed" : "E-mail address confirmed"}
          tone="good"
        >
          <p>
            {outcome === "changed"
              ? "Use it to log in from now on."
              : "Thank you. Your guest bookings made with it are now in your account."}
          </p>
          <Onward person={person} />
        </Outcome>
      )}
      {outcome === "sent" && (
        <Outcome title="Check your mail" tone="mail">
          <p>A new link is on its way. It works for one day.</p>
        </Outcome>
      )}
      {outcome === "tooMany" && (
        <Outcome title="Too many links" tone="bad">
          <p>We've sent three links within the last hour. Check your spam folder, or try again later.</p>
        </Outcome>
      )}
      {outcome === "dead" && (
        <Outcome title="This link is no longer valid" tone="bad">
          <p>Links work once and expire soon. Your e-mail address may already be confirmed.</p>
          {person.kind === "open" ? (
            <NewLink formProps={formProps} Form={fetcher.Form} isBusy={isBusy} />
          ) : (
            <Onward person={person} />
          )}
        </Outcome>
      )}
      {outcome === undefined && token !== "" && (
        <fetcher.Form {...formProps} action="/verify-email" className="grid justify-items-start gap-5">
          <input type="hidden" name="token" value={token} />
          <p>Confirm that this e-mail address is yours. If you didn't create an account, close this page.</p>
          <Button type="submit" aria-disabled={isBusy || undefined} className="text-lg">
            {isBusy ? "Confirming…" : "Confirm my e-mail"}
          </Button>
        </fetcher.Form>
      )}
      {outcome === undefined && token === "" && (
        <div className="grid justify-items-start gap-5">
          {person.kind === "open" ? (
            <>
              <p>
                We've sent a link to <strong className="wrap-anywhere">{person.email}</strong>. If it doesn't
                arrive, check your spam folder or request a new one.
              </p>
              <NewLink formProps={formProps} Form={fetcher.Form} isBusy={isBusy} />
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

function NewLink({
  Form,
  formProps,
  isBusy,
}: {
  Form: ReturnType<typeof useFetcher>["Form"];
  formProps: ReturnType<typeof useAnsweredForm>["formProps"];
  isBusy: boolean;
}) {
  return (
    <Form {...formProps} action="/verify-email">
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? "Sending…" : "Send a new link"}
      </Button>
    </Form>
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
