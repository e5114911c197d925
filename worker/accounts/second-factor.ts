import { APIError } from "better-auth/api";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { parseFields } from "~/domain/form-fields";
import { invalidFields } from "~/domain/errors";
import { presentPasswordSchema, secondFactorSchema } from "~/domain/accounts/account-forms";
import type { SecondFactorSetup } from "~/domain/accounts/security";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { securityChangedMail } from "../notifications/mail/account-mails";
import { securityChanges } from "../notifications/mail/account/messages";
import type { Mailer } from "../notifications/mail/mailer";
import { dropVerifications } from "./accounts.repo";
import type { Auth } from "./auth";
import { checkPassword, wrongPassword } from "./check-password";
import type { Traveler } from "../platform/authz/actors";
import { accountErrors } from "./messages";
import { mailAccount } from "./language/mail-account";

interface Dependencies {
  auth: Auth;
  db: Database;
  clock: Clock;
  mailer: Mailer;
}

const passwordSchema = z.object({ currentPassword: presentPasswordSchema });

async function presentPassword(dependencies: Dependencies, viewer: Viewer, form: FormData): Promise<string> {
  const { currentPassword } = parseFields(passwordSchema, Object.fromEntries(form));
  if (!(await checkPassword(dependencies, viewer, currentPassword)))
    throw invalidFields({ currentPassword: [wrongPassword()] });
  return currentPassword;
}

/** Starts two-step verification setup; `confirmSecondFactor` turns it on. */
export async function beginSecondFactor(
  dependencies: Dependencies,
  traveler: Traveler,
  form: FormData,
  headers: Headers,
): Promise<SecondFactorSetup> {
  const password = await presentPassword(dependencies, traveler, form);
  const begun = await dependencies.auth.api.enableTwoFactor({
    body: { password },
    headers,
  });
  if (begun.method !== "totp") throw new Error("expected a TOTP setup");
  return { uri: begun.totpURI, backupCodes: begun.backupCodes };
}

/** Turns two-step verification on with a code from the app. The headers carry a new session. */
export async function confirmSecondFactor(
  { auth, db, mailer }: Dependencies,
  traveler: Traveler,
  form: FormData,
  headers: Headers,
): Promise<{ headers: Headers }> {
  const { code } = parseFields(secondFactorSchema, Object.fromEntries(form));
  try {
    const result = await auth.api.verifyTOTP({
      body: { code },
      headers,
      returnHeaders: true,
    });
    await mailAccount({ db, mailer }, traveler.email, () =>
      securityChangedMail({
        to: traveler.email,
        name: traveler.name,
        what: securityChanges().twoStepsOn,
      }),
    );
    return { headers: result.headers };
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500)
      throw invalidFields({ code: [accountErrors().wrongAppCode] });
    throw error;
  }
}

/** Turns two-step verification off and drops trusted devices. The headers carry a new session. */
export async function endSecondFactor(
  dependencies: Dependencies,
  traveler: Traveler,
  form: FormData,
  headers: Headers,
): Promise<{ headers: Headers }> {
  const password = await presentPassword(dependencies, traveler, form);
  const result = await dependencies.auth.api.disableTwoFactor({
    body: { password },
    headers,
    returnHeaders: true,
  });
  await dropVerifications(dependencies.db, traveler.id);
  await mailAccount(dependencies, traveler.email, () =>
    securityChangedMail({
      to: traveler.email,
      name: traveler.name,
      what: securityChanges().twoStepsOff,
    }),
  );
  return { headers: result.headers };
}
