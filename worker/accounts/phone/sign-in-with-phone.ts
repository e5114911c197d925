import { APIError } from "better-auth/api";
import { parse, serialize } from "hono/utils/cookie";
import { maskedPhone, phoneCodeErrors, phoneCodeSchema, phoneSignInSchema } from "~/domain/accounts/phone";
import { AppError, invalidFields, type FieldErrors, tooManyRequests } from "~/domain/errors";
import { parseFields } from "~/domain/form-fields";
import { callerIdOf, callerOf, isWithinLimit, type Limiters } from "../../platform/http/rate-limit";
import { textChannelOf } from "../../notifications/mail/mail-transport";
import { requirePossiblePhones } from "../../platform/possible-phones";
import type { Auth } from "../auth";
import { knownDeviceIn } from "../known-device";
import { enforcedMinTimes, withMinDuration } from "../min-duration";
import {
  mayAskForCode,
  sendPhoneCode,
  tryPhoneCode,
  unlessSpent,
  type PhoneCodeDependencies,
} from "./phone-codes";
import * as repo from "./phone-codes.repo";
import type { SignedIn } from "../sign-in";
import { beginSignIn, forgiveSignIn } from "../sign-in-throttle";
import { accountErrors } from "../messages";

interface Dependencies extends PhoneCodeDependencies {
  auth: Auth;
  limiters: Pick<Limiters, "signUp">;
  requestOrigin: string;
}

const cookieName = "tour-bharat.phone_code";
/** The page can still send another code after the first has expired. */
const cookieSeconds = 60 * 60;

/** Returns true if phones can sign in: a channel for codes is configured. */
export function isPhoneSignInOffered({ phone }: Pick<Dependencies, "phone">): boolean {
  return textChannelOf(phone) !== null;
}

/** Returns the masked number of the code that this browser asked for within the hour, or null. */
export async function getPhoneSignIn(
  { db }: Pick<Dependencies, "db">,
  headers: Headers,
): Promise<{ phone: string } | null> {
  const code = await codeOf(db, headers);
  return code && { phone: maskedPhone(code.phone) };
}

/**
 * Sends a code to the phone of an active traveler who has verified it. Every other number gets the same answer, and no code. Without a
 * number in the form, the one of the browser's last code is used.
 * @returns headers that bind the code to the browser
 */
export async function requestPhoneCode(
  dependencies: Dependencies,
  form: FormData,
  headers: Headers,
): Promise<{ headers: Headers }> {
  const { db, limiters, requestOrigin } = dependencies;
  if (!isPhoneSignInOffered(dependencies)) throw new AppError("not_found", accountErrors().phone.notOffered);
  const last = form.has("phone") ? null : await codeOf(db, headers);
  const { phone } = last ?? parseFields(phoneSignInSchema, Object.fromEntries(form));
  requirePossiblePhones({ phone });
  const mayAsk =
    (await isWithinLimit(limiters.signUp, headers)) && (await mayAskForCode(dependencies, phone, headers));
  if (!mayAsk) {
    const { tooManyCodes } = accountErrors().phone;
    const errors: FieldErrors = last ? {} : { phone: [tooManyCodes] };
    throw new AppError("too_many_requests", tooManyCodes, { errors, retryAfter: 900 });
  }
  const id = await withMinDuration(
    enforcedMinTimes.requestReset,
    repo
      .findUserOfPhone(db, phone)
      .then((userId) => sendPhoneCode(dependencies, { phone, purpose: "sign-in", userId })),
  );
  return { headers: new Headers({ "Set-Cookie": cookieOf(requestOrigin, id, cookieSeconds) }) };
}

/** Signs in with the code sent to this browser's number, with the limits of passwords. A second factor is still required. */
export async function signInWithPhone(
  dependencies: Dependencies,
  form: FormData,
  headers: Headers,
): Promise<SignedIn> {
  const { auth, db, clock, keys, requestOrigin } = dependencies;
  const { code: typed } = parseFields(phoneCodeSchema, Object.fromEntries(form));
  const floor = withMinDuration(enforcedMinTimes.failedSignIn, Promise.resolve());
  const code = await codeOf(db, headers);
  if (!code) throw invalidFields({ code: [phoneCodeErrors().spent] });
  const attempt = {
    // Wrong codes of others shut nobody out: each code has its own tries.
    account: `${code.phone} ${callerIdOf({ keys }, headers) ?? ""}`,
    device: code.email && knownDeviceIn({ keys }, headers, code.email),
    address: callerOf(headers),
  };
  const refused = async (reason: string) => {
    await floor;
    return invalidFields({ code: [reason] });
  };
  if ((await beginSignIn({ db, clock }, attempt)) !== "open") {
    await floor;
    throw tooManyRequests(accountErrors().tooManyTries, { field: "code", retryAfter: 900 });
  }
  const outcome = await tryPhoneCode(dependencies, code.id, typed);
  if (outcome !== "right") throw await refused(phoneCodeErrors()[outcome]);
  const userId = await unlessSpent(repo.spendSignInCode(db, code.id, clock()));
  if (userId === null) throw await refused(phoneCodeErrors().spent);
  await forgiveSignIn({ db }, attempt);
  try {
    const result = await auth.api.openSession({ body: { userId }, headers, returnHeaders: true });
    result.headers.append("Set-Cookie", cookieOf(requestOrigin, "", 0));
    return { headers: result.headers, secondFactor: "twoFactorRedirect" in result.response };
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 403)
      throw await refused(error.body?.message ?? phoneCodeErrors().spent);
    throw error;
  }
}

function codeOf(db: Dependencies["db"], headers: Headers) {
  const id = parse(headers.get("Cookie") ?? "", cookieName)[cookieName];
  return id ? repo.findPhoneCode(db, id) : Promise.resolve(null);
}

function cookieOf(origin: string, id: string, maxAge: number): string {
  const secure = origin.startsWith("https:");
  return serialize(cookieName, id, { path: "/login", httpOnly: true, sameSite: "Lax", secure, maxAge });
}
