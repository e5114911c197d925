import { APIError } from "better-auth/api";
import type { z } from "zod";
import type { Role } from "~/domain/accounts/account";
import { signUpSchema } from "~/domain/accounts/account-forms";
import type { FieldErrors } from "~/domain/errors";
import { closedTexts } from "~/domain/settings/platform";
import { isWithinLimit } from "../http/rate-limit";
import type { Limiters } from "../http/rate-limit";
import { getSettings } from "../settings/get-settings";
import { withMinDuration, enforcedMinTimes } from "./min-duration";
import type { Database } from "../db/client";
import { nameByEmail } from "./accounts.repo";
import type { Auth } from "./auth";
import { commonPasswordProblem } from "./common-passwords";
import type { SignUpExtras } from "./new-account";

export type SignUpResult =
  | {
      ok: true;
      email: string;
      role: Role;
      /** Quoted by the applicant to an administrator. */ requestCode: string | null;
    }
  | { ok: false; errors: FieldErrors };

/**
 * Creates an account in its role's initial state and sends the verification mail. It does not sign in: the response
 * for an existing address must be the same, and that address's owner gets a mail instead.
 */
export async function signUp(
  { auth, db, limiters }: { auth: Auth; db: Database; limiters: Pick<Limiters, "signUp"> },
  form: FormData,
  headers: Headers,
): Promise<SignUpResult> {
  const parsed = signUpSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { ok: false, errors: errorsOf(parsed.error) };
  const { firstName, lastName, email, password, role } = parsed.data;
  if (role === "tour_operator" && !(await getSettings(db)).features.operatorSignUp)
    return { ok: false, errors: { role: [closedTexts.operatorSignUp] } };
  const name = `${firstName} ${lastName}`;
  const problem = await commonPasswordProblem(password, [name, firstName, lastName, email]);
  if (problem !== null) return { ok: false, errors: { password: [problem] } };
  if (!(await isWithinLimit(limiters.signUp, headers)))
    return { ok: false, errors: { email: ["Too many attempts. Please wait a minute."] } };
  const requestCode = role === "admin" ? newRequestCode() : null;
  const extras: SignUpExtras = {
    asRole: role,
    requestCode,
    operator: parsed.data.role === "tour_operator" ? operatorIn(parsed.data) : null,
  };
  // Read by new-account.ts; unknown fields pass through better-auth.
  const body = { name, email, password, extras };
  try {
    await withMinDuration(enforcedMinTimes.signUp, auth.api.signUpEmail({ body }));
  } catch (error) {
    // Concurrent sign-ups: the second one finds the address taken.
    const cameSecond = error instanceof APIError && (await nameByEmail(db, email)) !== null;
    if (!cameSecond) throw error;
  }
  return { ok: true, email, role, requestCode };
}

function operatorIn({
  companyName,
  registrationNumber,
  businessAddress,
}: {
  companyName: string;
  registrationNumber: string;
  businessAddress: string;
}) {
  return { companyName, registrationNumber, businessAddress };
}

/** Returns the first message per field. */
function errorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) (errors[String(path[0] ?? "role")] ??= []).push(message);
  return errors;
}

/** Returns a code such as "ADM-7K2MQ9XD": 40 random bits in unambiguous letters and digits. */
function newRequestCode(): string {
  const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % 32]);
  return `ADM-${letters.join("")}`;
}
