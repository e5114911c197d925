import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { mayMailStranger } from "../../worker/accounts/mail-limit";
import * as schema from "../../worker/platform/db/schema";
import { db, setBooking } from "../support/database";
import { refusal } from "../support/refusal";
import { bookingRow } from "../support/rows";
import {
  balanceOfReseller,
  codeOf,
  confirm,
  createReseller,
  departureOn,
  nextDay,
  partnerAdmin,
  payBack,
  payIn,
  reserve,
} from "../support/resellers";
import { apiServices as services } from "../support/services";

/** Limits of a reseller's key. */

let administrator: Viewer;
beforeAll(async () => {
  administrator = await partnerAdmin();
});

const email = () => `${crypto.randomUUID()}@example.com`;

async function confirmed(headers: Headers) {
  const { uuid } = await reserve(headers, await departureOn(headers, nextDay()));
  const { supplierReference } = await confirm(headers, uuid);
  return { uuid, reference: supplierReference ?? "" };
}

test("a key limited to operators reaches no booking of another", async () => {
  const { id, headers } = await createReseller({ paidIn: 100_000 });
  const held = await reserve(headers, await departureOn(headers, nextDay()));
  const { uuid, reference } = await confirmed(headers);
  const key = await services.createApiKey(
    administrator,
    { reseller: id },
    {
      name: "Limited",
      rights: ["read-catalogue", "read-bookings", "book"],
      expiresOn: null,
      operators: ["doab-heritage"],
    },
  );
  const limited = new Headers({ Authorization: `Bearer ${key}` });
  for (const each of [held.uuid, uuid])
    for (const ask of [
      () => services.getOctoBooking(limited, [], each),
      () => services.updateOctoBooking(limited, [], each, { contact: { fullName: "Someone Else" } }),
      () => services.confirmOctoBooking(limited, [], each, { contact: { fullName: "Someone Else" } }),
      () => services.extendOctoBooking(limited, [], each, 60),
      () => services.cancelOctoBooking(limited, [], each, null),
    ])
      expect(await ask().then(() => "done", codeOf)).toBe("INVALID_BOOKING_UUID");
  const by = { supplierReference: reference };
  expect(await services.listOctoBookings(limited, [], by)).toStrictEqual([]);
  expect(await services.listOctoBookings(headers, [], by)).toHaveLength(1);
});

test("a corrected name keeps the guest's address and number, on hold and confirmed", async () => {
  const { headers } = await createReseller({ paidIn: 100_000 });
  const { uuid } = await reserve(headers, await departureOn(headers, nextDay()));
  const update = (contact: object) => services.updateOctoBooking(headers, [], uuid, { contact });
  const emailAddress = email();
  const phoneNumber = "+919876543210";
  await update({ fullName: "Asha Roa", emailAddress, phoneNumber });
  await update({ fullName: "Asha Rao", phoneNumber: null });
  const booking = await services.confirmOctoBooking(headers, [], uuid, { contact: { country: "IN" } });
  expect(booking.contact).toMatchObject({ fullName: "Asha Rao", emailAddress, phoneNumber, country: "IN" });
  const reference = booking.supplierReference ?? "";
  await update({ firstName: "Meera", lastName: "Rao" });
  expect(await bookingRow(reference)).toMatchObject({
    customerName: "Meera Rao",
    customerEmail: emailAddress,
    customerPhone: phoneNumber,
  });
});

test("a contact that is refused leaves the departure as it was", async () => {
  const { headers } = await createReseller({ paidIn: 100_000 });
  const { uuid, reference } = await confirmed(headers);
  const { travelDate } = await bookingRow(reference);
  const availabilityId = await departureOn(headers, nextDay());
  const update = services.updateOctoBooking(headers, [], uuid, {
    availabilityId,
    contact: { fullName: "A\u0000" },
  });
  expect(await update.then(() => "done", codeOf)).toBe("UNPROCESSABLE_ENTITY");
  expect((await bookingRow(reference)).travelDate).toBe(travelDate);
});

test("the contact of a canceled, past or erased booking stays as it is", async () => {
  const { headers } = await createReseller({ paidIn: 100_000 });
  const contact = { fullName: "Meera Rao" };
  const update = (uuid: string) =>
    services.updateOctoBooking(headers, [], uuid, { contact }).then(() => "done", codeOf);
  const canceled = await confirmed(headers);
  await services.cancelOctoBooking(headers, [], canceled.uuid, null);
  const past = await confirmed(headers);
  await setBooking(past.reference, {
    travelDate: addDays(todayInIndia(Date.now()), -60),
    status: "completed",
  });
  const erased = await confirmed(headers);
  await db
    .update(schema.resellerBookings)
    .set({ encryptedContact: null })
    .where(eq(schema.resellerBookings.uuid, erased.uuid));
  for (const { uuid, reference } of [canceled, past, erased]) {
    expect(await update(uuid)).toBe("UNPROCESSABLE_ENTITY");
    expect((await bookingRow(reference)).customerName).toBe("Asha Rao");
  }
  await services.updateOctoBooking(headers, [], erased.uuid, { resellerReference: "R1" });
  const row = await db
    .select()
    .from(schema.resellerBookings)
    .where(eq(schema.resellerBookings.uuid, erased.uuid))
    .get();
  expect(row).toMatchObject({ resellerReference: "R1", encryptedContact: null });
});

test("a key moves a booking as often as a traveler may, and mails no stranger without end", async () => {
  const { headers } = await createReseller({ paidIn: 100_000 });
  const { uuid, reference } = await confirmed(headers);
  const emailAddress = email();
  const set = () =>
    services.updateOctoBooking(headers, [], uuid, { contact: { fullName: "Asha Rao", emailAddress } });
  for (let sent = 0; sent < 3; sent += 1) await mayMailStranger({ db, clock: Date.now }, emailAddress);
  await refusal(set(), "too_many_requests");
  expect((await bookingRow(reference)).customerEmail).toBe("");
  const { id } = await bookingRow(reference);
  const last = await db.select().from(schema.bookingEvents).where(eq(schema.bookingEvents.booking, id)).get();
  if (!last) throw new Error("no event");
  let { version } = last;
  const { seq: _, ...event } = last;
  while (version < 40) {
    version += 1;
    await db.insert(schema.bookingEvents).values({ ...event, type: "booking.updated", version });
  }
  const availabilityId = await departureOn(headers, nextDay());
  const move = services.updateOctoBooking(headers, [], uuid, { availabilityId });
  expect(await move.then(() => "done", codeOf)).toBe("UNPROCESSABLE_ENTITY");
});

test("a receipt is one movement, and a repeated form is answered by what it recorded", async () => {
  const { id } = await createReseller({});
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  await payIn(id, 1000, one);
  await refusal(payBack(id, 1000, one), "conflict");
  await refusal(payIn(id, 999, one), "conflict");
  await payIn(id, 1000, one);
  expect(await balanceOfReseller(id)).toBe(1000);
  await payBack(id, 1000, two);
  await payBack(id, 1000, two);
  expect((await refusal(payBack(id, 1), "invalid")).errors).toHaveProperty("amount");
  expect(await balanceOfReseller(id)).toBe(0);
});
