import { todayInIndia } from "~/domain/calendar/calendar";
import { startTimeIn } from "~/domain/departures/start";
import { AppError } from "~/domain/errors";
import type { WaitingEntry } from "~/domain/waiting-list/waiting-list";
import type { Traveler } from "../platform/authz/actors";
import type { BookingMailer } from "../notifications/bookings/booking-mailer";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { breaks } from "../platform/db/errors";
import { readLimits } from "../platform/db/limits.repo";
import type { Keys } from "../platform/keys/keys";
import { findLanguageOf } from "../accounts/language/language.repo";
import { inLanguage } from "../platform/language";
import { translateTexts } from "../tours/translations.repo";
import { joinedWaitingMail } from "../notifications/mail/waiting-list-mails";
import type { SeatPublisher } from "../realtime/publisher";
import * as repo from "./waiting-list.repo";
import { waitingErrors } from "./messages";

/** The two parts of the mailed link of an entry. */
interface WaitingLink {
  entryId: string;
  key: string;
}

interface LinkDependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
}

/** Returns the path of an entry's own page. Only the mail has it, so it also proves the address. */
export function waitingPath(keys: Keys, id: string): string {
  return `/waiting-list/${id}/${keys.sign("waiting-list", `waiting-list:${id}`)}`;
}

/** Returns the language of the mails about an entry, and the entry with the tour's title in it. */
export async function translateEntry<Entry extends MailedEntry>(db: Database, entry: Entry) {
  const { email, tourSlug, tourTitle: englishTitle } = entry;
  const language = (await findLanguageOf(db, email)) ?? entry.language;
  const { title } = await inLanguage(language, () => translateTexts(db, tourSlug, { title: englishTitle }));
  return { language, entry: { ...entry, tourTitle: title, englishTitle } };
}

type MailedEntry = Pick<repo.StoredWaitingEntry, "email" | "language" | "tourSlug" | "tourTitle">;

/** @throws AppError `not_found` */
async function openEntry({ db, keys }: LinkDependencies, { entryId, key }: WaitingLink) {
  const isSigned = keys.verify("waiting-list", `waiting-list:${entryId}`, key);
  const entry = isSigned ? await repo.findWaitingEntry(db, entryId) : null;
  if (!entry) throw new AppError("not_found", waitingErrors().notFound);
  return entry;
}

function toView(
  { keys, clock }: Pick<LinkDependencies, "keys" | "clock">,
  entry: repo.StoredWaitingEntry,
): WaitingEntry {
  const {
    id,
    tourSlug,
    shownTitle: tourTitle,
    tourPath,
    travelDate,
    start,
    seats,
    position,
    offerEndsAt,
  } = entry;
  const { optionId, optionName } = entry;
  // The job marks it within a minute.
  const isOver = entry.status === "offered" && offerEndsAt !== null && offerEndsAt <= clock();
  const status = isOver ? "lapsed" : entry.status;
  const path = waitingPath(keys, id);
  const departure = {
    tourSlug,
    tourTitle,
    tourPath,
    travelDate,
    ...startTimeIn(start),
    optionId,
    optionName,
  };
  return { id, ...departure, seats, status, position, offerEndsAt, path };
}

/** Returns what the page of a mailed link shows. @throws AppError `not_found` */
export async function getWaitingEntry(
  dependencies: LinkDependencies,
  link: WaitingLink,
): Promise<WaitingEntry & { email: string }> {
  const entry = await openEntry(dependencies, link);
  return { ...toView(dependencies, entry), email: entry.email };
}

/** Lists the traveler's places in line and offers. */
export async function listWaitingEntries(
  dependencies: LinkDependencies,
  { id }: Traveler,
): Promise<WaitingEntry[]> {
  const today = todayInIndia(dependencies.clock());
  const entries = await repo.listWaitingEntriesOf(dependencies.db, id, today);
  return entries.map((entry) => toView(dependencies, entry));
}

/** Returns the error for a full list or an address that waits too often; null for other errors. */
export async function refusalByWaitingLimit(db: Database, cause: unknown): Promise<AppError | null> {
  const isFull = breaks(cause, "waiting_list_full");
  if (!isFull && !breaks(cause, "waiting_too_often")) return null;
  const { waitingOnDeparture, waitingWithAddress } = await readLimits(db);
  const message = isFull
    ? waitingErrors().isFull(waitingOnDeparture)
    : waitingErrors().waitsTooOften(waitingWithAddress);
  return new AppError("conflict", message, {
    errors: { [isFull ? "travelDate" : "email"]: [message] },
    cause,
  });
}

/**
 * Confirms the address of an entry, which then has its place in line. Nothing happens if it is confirmed or over.
 * @throws AppError `not_found`, `conflict` (a limit)
 */
export async function confirmWaiting(
  dependencies: LinkDependencies & { bookingMailer: BookingMailer },
  link: WaitingLink,
): Promise<void> {
  const { db, clock, keys, bookingMailer } = dependencies;
  const { entry, language } = await translateEntry(db, await openEntry(dependencies, link));
  const mailed = { entry, url: bookingMailer.addressOf(waitingPath(keys, entry.id)) };
  const mail = inLanguage(language, () => joinedWaitingMail(mailed, clock()));
  await repo.confirmWaitingEntry(db, entry.id, mail, clock()).catch(async (error: unknown) => {
    throw (await refusalByWaitingLimit(db, error)) ?? error;
  });
  bookingMailer.deliver();
}

/**
 * Takes an entry off the list, or declines its offer, whose seats go to the next in line. Nothing happens if it is over.
 * @throws AppError `not_found`
 */
export async function leaveWaitingList(
  dependencies: LinkDependencies & { publisher: SeatPublisher },
  link: WaitingLink,
): Promise<void> {
  const { db, publisher } = dependencies;
  const { id, tourSlug, travelDate } = await openEntry(dependencies, link);
  const isLeft = await repo.endWaitingEntry(db, id, { from: ["unconfirmed", "waiting"], status: "left" });
  const isDeclined =
    !isLeft && (await repo.endWaitingEntry(db, id, { from: ["reserved", "offered"], status: "declined" }));
  if (isDeclined) publisher.seatsChanged({ tourSlug, travelDate });
}

/** An offer that can be booked now. */
interface OpenOffer {
  entry: WaitingEntry;
  /** Names the held seats in a booking; never sent to the browser. */
  holdId: string;
  contact: { name: string; email: string; phone: string | null };
}

/** Returns the offer of a mailed link; null if there is none or it has ended. @throws AppError `not_found` */
export async function findOffer(
  dependencies: LinkDependencies,
  link: WaitingLink,
): Promise<OpenOffer | null> {
  const stored = await openEntry(dependencies, link);
  const entry = toView(dependencies, stored);
  const { holdId, name, email, phone } = stored;
  return entry.status === "offered" ? { entry, holdId, contact: { name, email, phone } } : null;
}
