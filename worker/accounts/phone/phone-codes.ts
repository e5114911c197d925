import { Buffer } from "node:buffer";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { breaks } from "../../platform/db/errors";
import { callerIdOf } from "../../platform/http/rate-limit";
import type { Keys } from "../../platform/keys/keys";
import type { PhoneTransports } from "../../notifications/mail/mail-transport";
import { codeLifetime, sendSignInCode } from "../../notifications/phone/send-code";
import * as repo from "./phone-codes.repo";
import { countTry } from "../../platform/http/throttle.repo";
import { randomBytes, randomInteger } from "../../platform/surroundings";

export interface PhoneCodeDependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
  phone: PhoneTransports;
  /** Delivers what was queued. */
  startDelivery: () => void;
}

const minute = 60_000;

/**
 * Max codes sent: to one number for one caller, to one number for all callers, and for one caller. Others who ask for codes with a number
 * shut its owner out only from many addresses at once, and can guess 5 of a million codes with each of the day's.
 */
export const phoneCodeLimits = {
  number: { limit: 3, windowMs: 15 * minute },
  day: { limit: 10, windowMs: 24 * 60 * minute },
  everyone: { limit: 60, windowMs: 24 * 60 * minute },
  caller: { limit: 20, windowMs: 60 * minute },
} as const;

/**
 * Counts a code that is asked for.
 * @param userId of a signed-in person, who verifies their own number: counted apart from what strangers ask for
 * @returns true if it may be sent
 */
export async function mayAskForCode(
  { db, clock, keys }: PhoneCodeDependencies,
  phone: string,
  headers: Headers,
  userId: string | null = null,
): Promise<boolean> {
  const caller = callerIdOf({ keys }, headers);
  const asker = `${phone} ${userId ?? caller ?? ""}`;
  const counted = [
    { subject: asker, name: "number" },
    { subject: asker, name: "day" },
    ...(userId === null ? [{ subject: phone, name: "everyone" } as const] : []),
    ...(caller === null ? [] : [{ subject: caller, name: "caller" } as const]),
  ] as const;
  for (const { subject, name } of counted) {
    const { limit, windowMs } = phoneCodeLimits[name];
    const action = `phone code ${name}`;
    if ((await countTry(db, { action, subject, windowMs, now: clock() })) > limit) return false;
  }
  return true;
}

/**
 * Stores a code of six digits for a phone and sends it.
 * @param userId null for a phone without an account: the row is stored too and nothing is sent, so that every number looks alike
 * @returns the code's id
 */
export async function sendPhoneCode(
  dependencies: PhoneCodeDependencies,
  { phone, purpose, userId }: Pick<repo.PhoneCodeRow, "phone" | "purpose" | "userId">,
): Promise<string> {
  const { db, clock, keys } = dependencies;
  const id = Buffer.from(randomBytes(32)).toString("base64url");
  const code = String(randomInteger() % 1_000_000).padStart(6, "0");
  const createdAt = clock();
  const mac = keys.sign("phone-code", `${id} ${code}`);
  await repo.createPhoneCode(db, {
    id,
    phone,
    purpose,
    userId,
    mac,
    createdAt,
    expiresAt: createdAt + codeLifetime,
  });
  if (userId !== null) await sendSignInCode(dependencies, phone, code);
  return id;
}

/** Counts a try, then compares the code. @returns "spent" for a code that is used, expired or out of tries */
export async function tryPhoneCode(
  { db, clock, keys }: Pick<PhoneCodeDependencies, "db" | "clock" | "keys">,
  id: string,
  code: string,
): Promise<"right" | "wrong" | "spent"> {
  const tried = await unlessSpent(repo.countCodeTry(db, id, clock()));
  if (!tried) return "spent";
  return keys.verify("phone-code", `${id} ${code}`, tried.mac) && tried.userId !== null ? "right" : "wrong";
}

/** Returns null if the database refused a code as out of tries or used. */
export async function unlessSpent<Result>(write: Promise<Result>): Promise<Result | null> {
  try {
    return await write;
  } catch (error) {
    if (breaks(error, "phone_code_tries", "phone_code_used")) return null;
    throw error;
  }
}
