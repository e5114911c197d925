import { APIError } from "better-auth/api";
import type { Role } from "~/domain/accounts/account";
import { signUpSchema } from "~/domain/accounts/account-forms";
import { invalidFields } from "~/domain/errors";
import { parseFields } from "~/domain/form-fields";
import { settingsMessages } from "~/domain/settings/messages";
import { fullName } from "~/domain/typed-input/name";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import { requirePossiblePhones } from "../platform/possible-phones";
import { getSettings } from "../settings/get-settings";
import { withMinDuration, enforcedMinTimes } from "./min-duration";
import type { Database } from "../platform/db/client";
import { nameByEmail } from "./accounts.repo";
import type { Auth } from "./auth";
import { emailLinkHours } from "./email-links";
import { newSignUpBrowser } from "./sign-up-cookie";
import { commonPasswordProblem } from "./common-passwords";
import type { SignUpExtras } from "./new-account";
import { randomBytes } from "../platform/surroundings";
import { accountErrors } from "./messages";

/** Result of a sign-up. It is the same if the email address already has an account. */
export interface NewAccount {
  email: string;
  role: Role;
  /** Code an admin applicant quotes to the approving admin; null for other roles. */
  requestCode: string | null;
}

interface SignedUp extends NewAccount {
  /** Bind the mailed link to this browser. */
  headers: Headers;
}

/**
 * Creates an account in its role's initial state and sends the verification mail. It does not sign in: the response
 * for an existing address must be the same, and that address's owner gets a mail instead. The mailed link signs in, in this browser.
 */
export async function signUp(
  {
    auth,
    db,
    limiters,
    requestOrigin,
  }: { auth: Auth; db: Database; limiters: Pick<Limiters, "signUp">; requestOrigin: string },
  form: FormData,
  headers: Headers,
): Promise<SignedUp> {
  const fields = parseFields(signUpSchema, Object.fromEntries(form));
  const { firstName, lastName, email, password, role } = fields;
  if (role === "tour_operator" && !(await getSettings(db)).features.operatorSignUp)
    throw invalidFields({ role: [settingsMessages().closed.operatorSignUp] });
  const name = fullName(fields);
  if (role === "tour_operator") requirePossiblePhones({ companyPhone: fields.companyPhone });
  const problem = await commonPasswordProblem(password, [name, firstName, lastName, email]);
  if (problem !== null) throw invalidFields({ password: [problem] });
  await requireWithinLimit(limiters.signUp, headers, accountErrors().tooManyAttempts, {
    field: "email",
  });
  const requestCode = role === "admin" ? newRequestCode() : null;
  const browser = newSignUpBrowser(requestOrigin, emailLinkHours);
  const extras: SignUpExtras = {
    asRole: role,
    requestCode,
    browser: browser.hash,
    operator: fields.role === "tour_operator" ? operatorIn(fields) : null,
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
  return { email, role, requestCode, headers: new Headers({ "Set-Cookie": browser.cookie }) };
}

function operatorIn({
  companyName,
  registrationNumber,
  businessAddress,
  companyPhone = null,
}: {
  companyName: string;
  registrationNumber: string;
  businessAddress: string;
  companyPhone?: string | null | undefined;
}) {
  return { companyName, registrationNumber, businessAddress, phone: companyPhone };
}

/** Returns a code such as "ADM-7K2MQ9XD": 40 random bits in unambiguous letters and digits. */
function newRequestCode(): string {
  const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  const letters = Array.from(randomBytes(8), (byte) => alphabet[byte % 32]);
  return `ADM-${letters.join("")}`;
}
