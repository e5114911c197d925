import { maskedPhone, phoneCodeErrors, phoneCodeSchema } from "~/domain/accounts/phone";
import { presentPasswordSchema } from "~/domain/accounts/account-forms";
import { recentSignIn } from "~/domain/accounts/profile";
import { AppError, invalidFields } from "~/domain/errors";
import { parseFields } from "~/domain/form-fields";
import { z } from "zod";
import type { Traveler } from "../../platform/authz/actors";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { violates } from "../../platform/db/errors";
import type { Keys } from "../../platform/keys/keys";
import { securityChangedMail } from "../../notifications/mail/account-mails";
import { securityChanges } from "../../notifications/mail/account/messages";
import type { Mailer } from "../../notifications/mail/mailer";
import { textChannelOf } from "../../notifications/mail/mail-transport";
import type { Auth } from "../auth";
import { checkPassword, hasPassword, wrongPassword } from "../check-password";
import {
  mayAskForCode,
  sendPhoneCode,
  tryPhoneCode,
  unlessSpent,
  type PhoneCodeDependencies,
} from "./phone-codes";
import * as repo from "./phone-codes.repo";
import { findProfile } from "../profile.repo";
import { accountErrors } from "../messages";
import { mailAccount, writeFor } from "../language/mail-account";

/** Returns a person's phone, and whether it signs in or a code for it was sent. */
export async function getPhone({ db }: { db: Database }, traveler: Traveler) {
  const [profile, code] = await Promise.all([
    findProfile(db, traveler.id),
    repo.findVerifyingCode(db, traveler.id),
  ]);
  return {
    number: profile?.phone ?? null,
    isVerified: profile?.phoneVerified ?? false,
    isCodeSent: code !== null,
  };
}

/**
 * Sends a code to the phone on the traveler's account, with their password: a verified phone signs in. Accounts without a password need a
 * sign-in within the last ten minutes.
 * @throws AppError `forbidden` (not a traveler), `invalid`
 */
export async function sendPhoneVerification(
  dependencies: PhoneCodeDependencies & {
    auth: Auth;
    sessionStart: (headers: Headers) => Promise<number | null>;
  },
  traveler: Traveler,
  form: FormData,
  headers: Headers,
): Promise<void> {
  const { db, clock } = dependencies;
  if (textChannelOf(dependencies.phone) === null || traveler.role !== "user")
    throw new AppError("illegal_transition", accountErrors().phone.travelersOnly);
  if (await hasPassword(dependencies, traveler)) {
    const schema = z.object({ currentPassword: presentPasswordSchema });
    const { currentPassword } = parseFields(schema, Object.fromEntries(form));
    if (!(await checkPassword(dependencies, traveler, currentPassword)))
      throw invalidFields({ currentPassword: [wrongPassword()] });
  } else {
    const start = await dependencies.sessionStart(headers);
    if (start === null || clock() - start > recentSignIn)
      throw new AppError("illegal_transition", accountErrors().signInAgain, { errors: {} });
  }
  const phone = (await findProfile(db, traveler.id))?.phone;
  if (!phone) throw new AppError("invalid", accountErrors().phone.addFirst, { errors: {} });
  if (!(await mayAskForCode(dependencies, phone, headers, traveler.id)))
    throw new AppError("too_many_requests", accountErrors().phone.tooManyCodes, {
      retryAfter: 900,
      errors: {},
    });
  await sendPhoneCode(dependencies, { phone, purpose: "verify", userId: traveler.id });
}

/** Verifies the phone on the traveler's account with the code sent to it. @throws AppError `invalid` */
export async function confirmPhone(
  { db, clock, keys, startDelivery }: { db: Database; clock: Clock; keys: Keys; startDelivery: () => void },
  traveler: Traveler,
  form: FormData,
): Promise<void> {
  const { code: typed } = parseFields(phoneCodeSchema, Object.fromEntries(form));
  const code = await repo.findVerifyingCode(db, traveler.id);
  if (!code) throw refused("spent");
  const outcome = await tryPhoneCode({ db, clock, keys }, code.id, typed);
  if (outcome !== "right") throw refused(outcome);
  const mail = await writeFor(db, traveler.email, () =>
    securityChangedMail({
      to: traveler.email,
      name: traveler.name,
      what: securityChanges().phoneVerified(maskedPhone(code.phone)),
    }),
  );
  const write = repo.verifyPhone(db, { id: code.id, userId: traveler.id, phone: code.phone }, clock(), mail);
  const isVerified = await unlessSpent(write).catch((error: unknown) => {
    if (!violates(error, "users.verified_phone")) throw error;
    throw invalidFields({
      code: [accountErrors().phone.taken],
    });
  });
  if (!isVerified) throw refused("spent");
  startDelivery();
}

function refused(reason: keyof ReturnType<typeof phoneCodeErrors>): AppError {
  return invalidFields({ code: [phoneCodeErrors()[reason]] });
}

/** Ends signing in by phone, and notifies the traveler by mail. */
export async function removeVerifiedPhone(
  { db, mailer }: { db: Database; mailer: Mailer },
  traveler: Traveler,
): Promise<void> {
  if (!(await repo.unverifyPhone(db, traveler.id))) return;
  const { email: to, name } = traveler;
  await mailAccount({ db, mailer }, to, () =>
    securityChangedMail({ to, name, what: securityChanges().phoneOff }),
  );
}
