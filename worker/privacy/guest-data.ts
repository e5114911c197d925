import { z } from "zod";
import { emailSchema } from "~/domain/accounts/person-fields";
import { AppError } from "~/domain/errors";
import { parseFields } from "~/domain/form-fields";
import { mayMailStranger } from "../accounts/mail-limit";
import { enforcedMinTimes, withMinDuration } from "../accounts/min-duration";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import type { Keys } from "../platform/keys/keys";
import { personalDataMail } from "../notifications/mail/personal-data-mails";
import type { Mailer } from "../notifications/mail/mailer";
import type { BookingPublisher } from "../realtime/publisher";
import { personalDataJson } from "./export-data";
import * as repo from "./guest-data.repo";
import { guestOwner } from "./personal-data-scope.repo";
import { privacyErrors } from "./messages";
import { mailAccount } from "../accounts/language/mail-account";

/** Hours for which a mailed link opens the data of its address. */
export const dataLinkHours = 24;

const linkRow = "personal-data-link";
const linkSchema = z.object({ email: z.string(), until: z.int() });
const requestSchema = z.object({ email: emailSchema });

interface Dependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
}

/**
 * Mails a link to the data that are stored about an address: bookings, messages, waiting lists and newsletter, unless they belong to an
 * account that has another address now. The answer is the same if there are none.
 */
export async function requestDataLink(
  {
    db,
    clock,
    keys,
    mailer,
    origin,
    limiters,
  }: Dependencies & { mailer: Mailer; origin: string; limiters: Pick<Limiters, "form"> },
  form: FormData,
  headers: Headers,
): Promise<{ email: string }> {
  const { email } = parseFields(requestSchema, Object.fromEntries(form));
  await requireWithinLimit(limiters.form, headers, privacyErrors().tooManyAttempts, {
    field: "email",
  });
  const send = async () => {
    if (!(await repo.hasGuestData(db, email))) return;
    if (!(await mayMailStranger({ db, clock }, email, "data of an address"))) return;
    const until = clock() + dataLinkHours * 60 * 60_000;
    const link = keys.encrypt("personal-data-link", JSON.stringify({ email, until }), linkRow);
    await mailAccount({ db, mailer }, email, () =>
      personalDataMail({ to: email, url: `${origin}/my-data/${link}`, hours: dataLinkHours }),
    );
  };
  await withMinDuration(enforcedMinTimes.requestReset, send());
  return { email };
}

/** Returns the address that a link proves. @throws AppError `not_found` (invalid or expired) */
function openLink({ clock, keys }: Dependencies, link: string): string {
  const text = keys.decrypt("personal-data-link", link, linkRow);
  const opened = text === null ? null : linkSchema.parse(JSON.parse(text));
  if (!opened || opened.until <= clock()) throw new AppError("not_found", privacyErrors().deadLink);
  return opened.email;
}

/** Returns what is stored about the address of a link, in numbers. @throws AppError `not_found` */
export async function getGuestData(dependencies: Dependencies, link: string) {
  const email = openLink(dependencies, link);
  return { email, ...(await repo.countGuestData(dependencies.db, email)) };
}

/** Exports what is stored about the address of a link. @throws AppError `not_found` */
export async function exportGuestData(dependencies: Dependencies, link: string) {
  return personalDataJson(dependencies, guestOwner(openLink(dependencies, link)));
}

/**
 * Erases what is stored about the address of a link. Bookings whose trips are still ahead keep their details until they are over or
 * canceled; amounts and tax documents stay.
 * @returns the number of bookings erased, and of those that are still ahead
 * @throws AppError `not_found`
 */
export async function eraseGuestData(
  dependencies: Dependencies & { publisher: Pick<BookingPublisher, "bookingsChanged"> },
  link: string,
): Promise<{ erased: number; ahead: number }> {
  const { db, clock, publisher } = dependencies;
  const email = openLink(dependencies, link);
  const erased = await repo.eraseGuest(db, email, clock());
  if (erased > 0) publisher.bookingsChanged();
  const { ahead } = await repo.countGuestData(db, email);
  return { erased, ahead };
}
