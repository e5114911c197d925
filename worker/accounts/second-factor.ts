import { APIError } from "better-auth/api";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { presentPasswordSchema, secondFactorSchema } from "~/domain/accounts/account-forms";
import type { FieldErrors } from "~/domain/errors";
import type { SecondFactorSetup } from "~/domain/accounts/security";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { securityChangedMail } from "../mail/account-mails";
import type { Mailer } from "../mail/mailer";
import { dropVerifications } from "./accounts.repo";
import type { Auth } from "./auth";
import { checkPassword, wrongPassword } from "./check-password";
import type { Traveler } from "../authz/actors";

interface Dependencies {
  auth: Auth;
  db: Database;
  clock: Clock;
  mailer: Mailer;
}

const passwordSchema = z.object({ currentPassword: presentPasswordSchema });

type Checked = { ok: true; password: string } | { ok: false; errors: FieldErrors };

async function presentPassword(dependencies: Dependencies, viewer: Viewer, form: FormData): Promise<Checked> {
  const parsed = passwordSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { ok: false, errors: z.flattenError(parsed.error).fieldErrors };
  const { currentPassword } = parsed.data;
  return (await checkPassword(dependencies, viewer, currentPassword))
    ? { ok: true, password: currentPassword }
    : { ok: false, errors: { currentPassword: [wrongPassword] } };
}

/** Starts two-step verification setup; `confirmSecondFactor` turns it on. */
export async function beginSecondFactor(
  dependencies: Dependencies,
  traveler: Traveler,
  form: FormData,
  headers: Headers,
): Promise<{ ok: true; setup: SecondFactorSetup } | { ok: false; errors: FieldErrors }> {
  const checked = await presentPassword(dependencies, traveler, form);
  if (!checked.ok) return checked;
  const begun = await dependencies.auth.api.enableTwoFactor({
    body: { password: checked.password },
    headers,
  });
  if (begun.method !== "totp") throw new Error("expected a TOTP setup");
  return {
    ok: true,
    setup: { uri: begun.totpURI, backupCodes: begun.backupCodes },
  };
}

/** Turns two-step verification on with a code from the app. The headers carry a new session. */
export async function confirmSecondFactor(
  { auth, mailer }: Dependencies,
  traveler: Traveler,
  form: FormData,
  headers: Headers,
): Promise<{ ok: true; headers: Headers } | { ok: false; errors: FieldErrors }> {
  const answer = secondFactorSchema.safeParse(Object.fromEntries(form));
  if (!answer.success) return { ok: false, errors: z.flattenError(answer.error).fieldErrors };
  try {
    const result = await auth.api.verifyTOTP({
      body: { code: answer.data.code },
      headers,
      returnHeaders: true,
    });
    await mailer.send(
      securityChangedMail({
        to: traveler.email,
        name: traveler.name,
        what: "Two-step verification was switched on",
      }),
    );
    return { ok: true, headers: result.headers };
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500)
      return {
        ok: false,
        errors: { code: ["Incorrect code. Please enter the code that your app shows now."] },
      };
    throw error;
  }
}

/** Turns two-step verification off and drops trusted devices. The headers carry a new session. */
export async function endSecondFactor(
  dependencies: Dependencies,
  traveler: Traveler,
  form: FormData,
  headers: Headers,
): Promise<{ ok: true; headers: Headers } | { ok: false; errors: FieldErrors }> {
  const checked = await presentPassword(dependencies, traveler, form);
  if (!checked.ok) return checked;
  const result = await dependencies.auth.api.disableTwoFactor({
    body: { password: checked.password },
    headers,
    returnHeaders: true,
  });
  await dropVerifications(dependencies.db, traveler.id);
  await dependencies.mailer.send(
    securityChangedMail({
      to: traveler.email,
      name: traveler.name,
      what: "Two-step verification was switched off",
    }),
  );
  return { ok: true, headers: result.headers };
}
