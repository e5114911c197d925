import { data, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/security";
import { ProfilePage } from "~/components/accounts/profile/profile-page";
import { DevicesSection } from "~/components/accounts/security/devices-section";
import { EmailSection } from "~/components/accounts/security/email-section";
import { PasskeysSection } from "~/components/accounts/security/passkeys-section";
import { PasswordSection } from "~/components/accounts/security/password-section";
import { TwoStepSection } from "~/components/accounts/security/two-step-section";
import { servicesContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import type { FieldErrors } from "~/domain/errors";
import { carriedSetupSchema, securityIntents } from "~/domain/accounts/security";
import type { SecondFactorSetup, SecurityAnswer, SecurityIntent } from "~/domain/accounts/security";
import { useActionAnswer } from "~/hooks/use-action-answer";
import { pageMeta } from "~/lib/pages/page-meta";
import { readForm, submittedValues } from "~/lib/forms/read-form";
import { requireViewer } from "~/middleware/require-viewer";
import type { Services } from "../../../worker/services";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const { email, emailVerified, twoFactorEnabled } = viewer;
  return {
    canonical: new URL("/profile/security", url).href,
    viewer: { email, emailVerified, twoFactorEnabled },
    done: doneBefore(url),
    ...(await context.get(servicesContext).getSecurity(viewer, request.headers)),
  };
}

/** Success messages after a change that replaced the session: shown after a redirect, with the new session. */
const doneWithNewSession: Partial<Record<SecurityIntent, string>> = {
  "change-password": "Password changed",
  "confirm-two-step": "Two-step verification is on",
  "end-two-step": "Two-step verification is off",
};

function doneBefore(url: URL): SecurityAnswer | undefined {
  const intent = z.enum(securityIntents).safeParse(url.searchParams.get("done")).data;
  const done = intent && doneWithNewSession[intent];
  return done ? { intent, errors: null, done, typed: {}, setup: null } : undefined;
}

/** Outcome of a form; `headers` if the session was replaced. */
type Outcome = { errors?: FieldErrors; done?: string; setup?: SecondFactorSetup; headers?: Headers };
type Handler = (services: Services, viewer: Viewer, form: FormData, headers: Headers) => Promise<Outcome>;

type Result = { ok: true; headers?: Headers } | { ok: false; errors: FieldErrors };

function outcomeOf(result: Result, done = ""): Outcome {
  return result.ok ? { done, ...(result.headers && { headers: result.headers }) } : { errors: result.errors };
}

function idIn(form: FormData): string {
  return z.string().catch("").parse(form.get("id"));
}

const handlers: Record<SecurityIntent, Handler> = {
  "verify-email": async (services, viewer) =>
    (await services.sendVerificationEmail(viewer))
      ? { done: `A link is on its way to ${viewer.email}.` }
      : { done: "We've already sent three links. Check your inbox and spam folder." },
  "change-email": async (services, viewer, form) => {
    const result = await services.changeEmail(viewer, form);
    return outcomeOf(result, result.ok ? `A link is on its way to ${result.email}.` : undefined);
  },
  "change-password": async (services, viewer, form, headers) =>
    outcomeOf(await services.changePassword(viewer, form, headers)),
  "begin-two-step": async (services, viewer, form, headers) => {
    const result = await services.beginSecondFactor(viewer, form, headers);
    return result.ok ? { setup: result.setup } : { errors: result.errors };
  },
  "confirm-two-step": async (services, viewer, form, headers) => {
    const result = await services.confirmSecondFactor(viewer, form, headers);
    const setup = carriedSetupSchema.safeParse(Object.fromEntries(form)).data;
    return { ...outcomeOf(result), ...(setup && { setup }) };
  },
  "end-two-step": async (services, viewer, form, headers) =>
    outcomeOf(await services.endSecondFactor(viewer, form, headers)),
  "remove-passkey": async (services, viewer, form) => {
    await services.removePasskey(viewer, idIn(form));
    return { done: "Passkey removed" };
  },
  "sign-out-device": async (services, viewer, form) => {
    await services.revokeSession(viewer, idIn(form));
    return { done: "Signed out there" };
  },
  "sign-out-others": async (services, viewer, _, headers) => {
    await services.revokeOtherSessions(viewer, headers);
    return { done: "Signed out everywhere else" };
  },
};

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  const form = await readForm(request);
  const intent = z.enum(securityIntents).safeParse(form.get("intent"));
  if (!intent.success) throw data("Unknown form.", { status: 400 });
  const outcome = await handlers[intent.data](context.get(servicesContext), viewer, form, request.headers);
  if (outcome.headers) throw redirect(`/profile/security?done=${intent.data}`, { headers: outcome.headers });
  const answer: SecurityAnswer = {
    intent: intent.data,
    errors: outcome.errors ?? null,
    done: outcome.done ?? "",
    typed: submittedValues(form, ["email"]),
    setup: outcome.setup ?? null,
  };
  return data(answer, { status: outcome.errors ? 400 : 200 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Security",
    description: "Password, second factor, passkeys and devices of your account.",
    canonical: loaderData?.canonical ?? "/profile/security",
  });
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, devices, passkeys, hasPassword, done } = loaderData;
  // Adding a passkey revalidates the page; the codes of the second factor must not disappear with that.
  const answer = useActionAnswer(actionData) ?? done;
  return (
    <ProfilePage title="Security">
      <EmailSection
        email={viewer.email}
        isVerified={viewer.emailVerified}
        hasPassword={hasPassword}
        answer={answer}
      />
      <PasswordSection hasPassword={hasPassword} answer={answer} />
      <TwoStepSection isOn={viewer.twoFactorEnabled} hasPassword={hasPassword} answer={answer} />
      <PasskeysSection passkeys={passkeys} answer={answer} />
      <DevicesSection devices={devices} answer={answer} />
    </ProfilePage>
  );
}
