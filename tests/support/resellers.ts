import { eq } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { OctoError } from "~/domain/partners/octo/errors";
import { availabilityBody, reservationBody } from "~/domain/partners/octo/requests";
import * as schema from "../../worker/platform/db/schema";
import { db } from "./database";
import { createPerson } from "./people";
import { apiServices as services } from "./services";

/** Resellers that hold and book through the use cases that serve /octo. */

const tour = "munnar";

/** Returns an administrator who manages resellers: a new one, since test files share modules, and none shares its storage. */
export function partnerAdmin(): Promise<Viewer> {
  return createPerson("admin", "active", { adminRole: "owner" });
}

/** Each test has days of its own, far beyond those of other files. */
let lastDay = addDays(todayInIndia(Date.now()), 500);

interface Terms {
  creditLimit?: number;
  paidIn?: number;
  isAdvanced?: boolean;
  commissionPercent?: number;
}

export async function createReseller({
  creditLimit = 0,
  paidIn = 0,
  isAdvanced = false,
  commissionPercent = 10,
}: Terms) {
  const id = await services.addReseller(await partnerAdmin(), {
    name: `Reseller ${crypto.randomUUID()}`,
    email: "reseller@example.com",
    gstin: null,
    state: "29",
    address: "1 Test Street, Bengaluru",
    terms: "commission",
    commissionPercent,
    bearer: "operator",
    creditLimit,
    isAdvanced,
  });
  if (paidIn > 0) await payIn(id, paidIn);
  const key = await services.createApiKey(
    await partnerAdmin(),
    { reseller: id },
    { name: "Program", rights: ["read-catalogue", "read-bookings", "book"], expiresOn: null },
  );
  return { id, key, headers: new Headers({ Authorization: `Bearer ${key}` }) };
}

export async function payIn(id: string, amount: number, receiptId: string = crypto.randomUUID()) {
  return services.recordPaidIn(await partnerAdmin(), { id, amount, note: "NEFT 1", receiptId });
}

export async function payBack(id: string, amount: number, receiptId: string = crypto.randomUUID()) {
  return services.payBackReseller(await partnerAdmin(), { id, amount, note: "NEFT 2", receiptId });
}

export const balanceOfReseller = async (id: string) =>
  (await db.select().from(schema.resellers).where(eq(schema.resellers.id, id)).get())?.balance;

export function nextDay(): string {
  lastDay = addDays(lastDay, 1);
  return lastDay;
}

export async function departureOn(headers: Headers, day: string) {
  const body = availabilityBody.parse({
    productId: tour,
    optionId: "standard",
    localDateStart: day,
    localDateEnd: day,
  });
  const [found] = await services.checkOctoAvailability(headers, [], body);
  return found?.id ?? "";
}

export async function reserve(
  headers: Headers,
  availabilityId: string,
  adults = 1,
  uuid: string = crypto.randomUUID(),
) {
  const unitItems = Array.from({ length: adults }, () => ({ unitId: "adult" }));
  return services.reserveOcto(
    headers,
    ["octo/pricing"],
    reservationBody.parse({ uuid, productId: tour, optionId: "standard", availabilityId, unitItems }),
  );
}

const contact = { fullName: "Asha Rao" };
export const confirm = (headers: Headers, uuid: string) =>
  services.confirmOctoBooking(headers, [], uuid, { contact });

export const codeOf = (error: unknown) => (error instanceof OctoError ? error.code : String(error));

/** Confirms many reservations at once. @returns how many were booked */
export async function confirmAll(headers: Headers, uuids: readonly string[]): Promise<number> {
  const answers = await Promise.allSettled(uuids.map((uuid) => confirm(headers, uuid)));
  for (const answer of answers)
    if (answer.status === "rejected" && codeOf(answer.reason) !== "UNPROCESSABLE_ENTITY") throw answer.reason;
  return answers.filter(({ status }) => status === "fulfilled").length;
}

export async function reserveMany(headers: Headers, count: number): Promise<string[]> {
  const uuids: string[] = [];
  for (let made = 0; made < count; made += 8) {
    // One after another: each day's seats are few.
    // oxlint-disable-next-line no-await-in-loop
    const departure = await departureOn(headers, nextDay());
    // oxlint-disable-next-line no-await-in-loop
    const held = await Promise.all(
      Array.from({ length: Math.min(8, count - made) }, () => reserve(headers, departure)),
    );
    uuids.push(...held.map(({ uuid }) => uuid));
  }
  return uuids;
}
