import { redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/security";
import { ProfilePage } from "~/features/accounts/profile/profile-page";
import { AssistantsSection } from "~/features/accounts/security/assistants-section";
import { DevicesSection } from "~/features/accounts/security/devices-section";
import { EmailSection } from "~/features/accounts/security/email-section";
import { securityMessages } from "~/features/accounts/security/messages";
import { PasskeysSection } from "~/features/accounts/security/passkeys-section";
import { PasswordSection } from "~/features/accounts/security/password-section";
import { PhoneSection } from "~/features/accounts/security/phone-section";
import { TwoStepSection } from "~/features/accounts/security/two-step-section";
import { servicesContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import {
  carriedSetupSchema,
  securityIntents,
  type SecondFactorSetup,
  type SecurityIntent,
} from "~/domain/accounts/security";
import { pageMeta } from "~/platform/pages/page-meta";
import { answerForm, type FormOutcome } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { requireViewer } from "~/middleware/require-viewer";
import type { PageServices } from "../../../worker/platform/http/page-services";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const { email, emailVerified, twoFactorEnabled } = viewer;
  return {
    canonical: new URL("/profile/security", url).href,
    viewer: { email, emailVerified, twoFactorEnabled },
    isFactorRequired: viewer.needsSecondFactor === true,
    isPasswordChanged: url.searchParams.get("done") === "change-password",
    ...(await context.get(servicesContext).getSecurity(viewer, request.headers)),
  };
}

type Handler = (
  services: PageServices,
  viewer: Viewer,
  form: FormData,
  headers: Headers,
) => Promise<FormOutcome<SecondFactorSetup>>;

function idIn(form: FormData): string {
  return z.string().catch("").parse(form.get("id"));
}

const handlers: Record<SecurityIntent, Handler> = {
  "verify-email": async (services, viewer) => {
    await services.sendVerificationEmail(viewer);
    return securityMessages().outcomes.linkSent(viewer.email);
  },
  "change-email": async (services, viewer, form) => {
    const { email } = await services.changeEmail(viewer, form);
    return securityMessages().outcomes.linkSent(email);
  },
  "change-password": (services, viewer, form, headers) => services.changePassword(viewer, form, headers),
  "begin-two-step": async (services, viewer, form, headers) => ({
    result: await services.beginSecondFactor(viewer, form, headers),
  }),
  "confirm-two-step": (services, viewer, form, headers) =>
    services.confirmSecondFactor(viewer, form, headers),
  "end-two-step": (services, viewer, form, headers) => services.endSecondFactor(viewer, form, headers),
  "remove-passkey": async (services, viewer, form) => {
    await services.removePasskey(viewer, idIn(form));
    return securityMessages().outcomes.passkeyRemoved;
  },
  "verify-phone": async (services, viewer, form, headers) => {
    await services.sendPhoneVerification(viewer, form, headers);
    return securityMessages().outcomes.codeSent;
  },
  "confirm-phone": async (services, viewer, form) => {
    await services.confirmPhone(viewer, form);
    return securityMessages().outcomes.phoneVerified;
  },
  "remove-phone": async (services, viewer) => {
    await services.removeVerifiedPhone(viewer);
    return securityMessages().outcomes.turnedOff;
  },
  "sign-out-device": async (services, viewer, form) => {
    await services.revokeSession(viewer, idIn(form));
    return securityMessages().outcomes.signedOutThere;
  },
  "sign-out-others": async (services, viewer, _, headers) => {
    await services.revokeOtherSessions(viewer, headers);
    return securityMessages().outcomes.signedOutElsewhere;
  },
  "end-assistant": async (services, viewer, form) => {
    await services.endAssistant(viewer, idIn(form));
    return securityMessages().outcomes.disconnected;
  },
};

const requestSchema = z.object({ intent: z.enum(securityIntents) });

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  const form = await readForm(request);
  return answerForm(
    form,
    requestSchema,
    async ({ intent }) => {
      const outcome = await handlers[intent](context.get(servicesContext), viewer, form, request.headers);
      if (typeof outcome === "object" && "headers" in outcome && outcome.headers)
        throw redirect(`/profile/security?done=${intent}`, { headers: outcome.headers });
      return outcome;
    },
    () => carriedSetupSchema.safeParse(Object.fromEntries(form)).data ?? null,
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = securityMessages();
  return pageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/profile/security",
  });
}

export default function Security({ loaderData }: Route.ComponentProps) {
  const { viewer, devices, phone, passkeys, hasPassword, assistants } = loaderData;
  const { isPasswordChanged, isFactorRequired } = loaderData;
  const m = securityMessages();
  return (
    <ProfilePage title={m.title}>
      {isFactorRequired && (
        <p role="alert" className="rounded-control bg-warning-subtle px-4 py-3 font-semibold text-warning">
          {m.factorRequired}
        </p>
      )}
      <EmailSection email={viewer.email} isVerified={viewer.emailVerified} hasPassword={hasPassword} />
      <PasswordSection hasPassword={hasPassword} isChanged={isPasswordChanged} />
      <TwoStepSection isOn={viewer.twoFactorEnabled} hasPassword={hasPassword} />
      <PasskeysSection passkeys={passkeys} />
      {phone && <PhoneSection phone={phone} hasPassword={hasPassword} />}
      <DevicesSection devices={devices} />
      {assistants && <AssistantsSection assistants={assistants} />}
    </ProfilePage>
  );
}
