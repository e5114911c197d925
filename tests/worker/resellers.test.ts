import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { balanceOf } from "~/domain/money/ledger/ledger";
import { percentOf } from "~/domain/money/money";
import { octoOptionsOf } from "~/domain/partners/octo/offer";
import { availabilityBody, type UpdateBody } from "~/domain/partners/octo/requests";
import { changeKeys } from "~/features/partners/office/change-keys.server";
import { findDifferences } from "../../worker/analytics/verify-figures.repo";
import * as schema from "../../worker/platform/db/schema";
import { actionsOn } from "../support/audit";
import { db, seatsSold, setBooking } from "../support/database";
import { refusal } from "../support/refusal";
import { bookingRow, setTour, tourRow } from "../support/rows";
import {
  balanceOfReseller,
  codeOf,
  confirm,
  confirmAll,
  createReseller,
  departureOn,
  nextDay,
  partnerAdmin,
  payBack,
  payIn,
  reserve,
  reserveMany,
} from "../support/resellers";
import { apiServices as services, services as pageServices } from "../support/services";

/** Resellers hold and book through the use cases that serve /octo, with money of their own. */

let administrator: Viewer;
beforeAll(async () => {
  administrator = await partnerAdmin();
});

function entriesOf(bookingId: string) {
  return db
    .select({
      kind: schema.ledgerEntries.kind,
      debit: schema.ledgerEntries.debit,
      credit: schema.ledgerEntries.credit,
      amount: schema.ledgerEntries.amount,
    })
    .from(schema.ledgerEntries)
    .innerJoin(schema.bookings, eq(schema.bookings.id, schema.ledgerEntries.booking))
    .where(eq(schema.bookings.bookingId, bookingId));
}

test("a prepaid booking is paid in its own batch, and its refund returns to the balance, never to the guest", async () => {
  const { id, headers } = await createReseller({ paidIn: 100_000 });
  const held = await reserve(headers, await departureOn(headers, nextDay()), 2);
  const net = (held.pricing?.net ?? 0) / 100;
  const retail = (held.pricing?.retail ?? 0) / 100;
  expect(net).toBe(retail - percentOf(retail, 10));
  const booking = await confirm(headers, held.uuid);
  expect(await balanceOfReseller(id)).toBe(100_000 - net);
  const reference = booking.supplierReference ?? "";
  const paid = await entriesOf(reference);
  expect(balanceOf("receivable", paid)).toBe(0);
  expect(balanceOf("operator-payable", paid)).toBeGreaterThan(0);
  expect(balanceOf("reseller-balance", paid)).toBe(-net);

  await services.cancelOctoBooking(headers, [], held.uuid, "Ill");
  expect(await balanceOfReseller(id)).toBe(100_000);
  const after = await entriesOf(reference);
  expect(balanceOf("reseller-balance", after)).toBe(0);
  expect(balanceOf("operator-payable", after)).toBe(0);
  const [refund] = await db.select().from(schema.refunds).where(eq(schema.refunds.amount, net));
  expect(refund).toMatchObject({ status: "done" });
});

test("a confirmed booking moves to a departure of the same price; all else is another booking", async () => {
  const { id, headers } = await createReseller({ paidIn: 100_000 });
  const [from, to, dear] = [nextDay(), nextDay(), nextDay()];
  const held = await reserve(headers, await departureOn(headers, from), 2);
  const { supplierReference } = await confirm(headers, held.uuid);
  const reference = supplierReference ?? "";
  const seats = () => Promise.all([from, to].map((day) => seatsSold("munnar", day)));
  const money = async () => ({ balance: await balanceOfReseller(id), entries: await entriesOf(reference) });
  expect(await seats()).toStrictEqual([2, 0]);
  const before = await money();
  const { priceRules } = await tourRow("munnar");
  onTestFinished(() => setTour("munnar", { priceRules }));
  const seasons = [{ from: dear, to: dear, priceInr: 90_000, label: "Festival" }];
  await setTour("munnar", { priceRules: { ...priceRules, seasons } });

  const update = (body: UpdateBody) => services.updateOctoBooking(headers, ["octo/pricing"], held.uuid, body);
  const unitItems = held.unitItems.map(({ uuid, unitId }) => ({ uuid, unitId, resellerReference: "Guest" }));
  const availabilityId = await departureOn(headers, to);
  const moved = await update({ availabilityId, unitItems, contact: { fullName: "Meera Rao" } });
  expect(moved).toMatchObject({ status: "CONFIRMED", supplierReference, availabilityId, unitItems });
  expect(moved.pricing).toStrictEqual(held.pricing);
  expect(moved.contact.fullName).toBe("Meera Rao");
  expect(await seats()).toStrictEqual([0, 2]);
  const { priceLines, totalAmount, customerFolded } = await bookingRow(reference);
  expect(customerFolded).toBe(" meera rao");
  expect(priceLines?.map(({ code }) => code)).toStrictEqual(["fare", "reseller"]);
  expect(priceLines?.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalAmount);

  for (const body of [
    { availabilityId: await departureOn(headers, dear) },
    { unitItems: unitItems.slice(1) },
    { unitItems: [...unitItems, { unitId: "infant" }] },
    { optionId: "deluxe" },
  ])
    expect(await update(body).then(() => "updated", codeOf)).toBe("UNPROCESSABLE_ENTITY");
  const unknown = { availabilityId: "2020-01-01" };
  expect(await update(unknown).then(() => "updated", codeOf)).toBe("INVALID_AVAILABILITY_ID");
  expect(await seats()).toStrictEqual([0, 2]);
  expect(await money()).toStrictEqual(before);
});

test("on credit the operator's share is earned when the reseller has paid; advanced, at once", async () => {
  const { id, headers } = await createReseller({ creditLimit: 100_000 });
  const first = await confirm(headers, (await reserve(headers, await departureOn(headers, nextDay()))).uuid);
  const reference = first.supplierReference ?? "";
  const owed = -((await balanceOfReseller(id)) ?? 0);
  expect(owed).toBeGreaterThan(0);
  expect(balanceOf("operator-payable", await entriesOf(reference))).toBe(0);
  expect(balanceOf("receivable", await entriesOf(reference))).toBe(owed);
  await payIn(id, owed - 1);
  expect(balanceOf("operator-payable", await entriesOf(reference))).toBe(0);
  const receipt = crypto.randomUUID();
  await payIn(id, 1, receipt);
  await payIn(id, 1, receipt);
  expect(await balanceOfReseller(id)).toBe(0);
  expect(balanceOf("receivable", await entriesOf(reference))).toBe(0);
  expect(balanceOf("operator-payable", await entriesOf(reference))).toBeGreaterThan(0);

  const advanced = await createReseller({ creditLimit: 100_000, isAdvanced: true });
  const held = await reserve(advanced.headers, await departureOn(advanced.headers, nextDay()));
  const { supplierReference } = await confirm(advanced.headers, held.uuid);
  expect(balanceOf("operator-payable", await entriesOf(supplierReference ?? ""))).toBeGreaterThan(0);
});

test("refunds, and money that comes after the trip is over, are in the sums of that trip", async () => {
  const { id, headers } = await createReseller({ creditLimit: 100_000 });
  const bookOn = async (day: string) =>
    confirm(headers, (await reserve(headers, await departureOn(headers, day))).uuid);
  const canceled = nextDay();
  const { uuid } = await bookOn(canceled);
  const held = await bookOn(nextDay());
  const travelDate = addDays(todayInIndia(Date.now()), -9);
  const { tourId } = await setBooking(held.supplierReference ?? "", { travelDate, status: "completed" });
  const tour = await db.select().from(schema.tours).where(eq(schema.tours.id, tourId)).get();
  const wrongOf = (day: string) => findDifferences(db, addDays(day, (tour?.days ?? 1) - 1));
  expect(await wrongOf(travelDate)).toStrictEqual([]);
  await services.cancelOctoBooking(headers, [], uuid, "Ill");
  expect(await wrongOf(canceled)).toStrictEqual([]);
  await payIn(id, 100_000);
  for (const day of [travelDate, canceled]) expect(await wrongOf(day)).toStrictEqual([]);
});

test("200 bookings at once against a reseller's last ₹10,000: nothing is overdrawn, stranded or held", async () => {
  await setTour("munnar", { priceInr: 1500, priceRules: {} });
  const { id, headers } = await createReseller({ paidIn: 10_000, creditLimit: 10_000_000 });
  const uuids = await reserveMany(headers, 200);
  // Its credit ends while all are on hold.
  await db.update(schema.resellers).set({ creditLimit: 0 }).where(eq(schema.resellers.id, id));
  const booked = await confirmAll(headers, uuids);
  const balance = (await balanceOfReseller(id)) ?? -1;
  const sold = await db.select().from(schema.bookings).where(eq(schema.bookings.reseller, id));
  expect(sold).toHaveLength(booked);
  expect(booked).toBeGreaterThan(0);
  expect(booked).toBeLessThan(200);
  expect(balance).toBeGreaterThanOrEqual(0);
  expect(balance).toBe(10_000 - sold.reduce((sum, { totalAmount }) => sum + totalAmount, 0));
  const movements = await db
    .select({ sum: sql<number>`sum(${schema.resellerMovements.amount})` })
    .from(schema.resellerMovements)
    .where(eq(schema.resellerMovements.reseller, id))
    .get();
  expect(movements?.sum).toBe(balance);
  // Refused ones are still on hold.
  const left = await db
    .select()
    .from(schema.resellerBookings)
    .where(and(eq(schema.resellerBookings.reseller, id), sql`${schema.resellerBookings.booking} IS NULL`));
  expect(left).toHaveLength(200 - booked);
}, 120_000);

test("a change, a cancellation and a confirmation at once leave no seats behind", async () => {
  const { id, headers } = await createReseller({ paidIn: 10_000_000 });
  const fewer = (uuid: string) =>
    services.updateOctoBooking(headers, [], uuid, { unitItems: [{ unitId: "adult" }] });
  const cancel = (uuid: string) => services.cancelOctoBooking(headers, [], uuid, null);
  for (const [one, other] of [
    [fewer, cancel],
    [fewer, (uuid: string) => confirm(headers, uuid)],
    [cancel, (uuid: string) => confirm(headers, uuid)],
    [fewer, fewer],
  ] as const) {
    const { uuid } = await reserve(headers, await departureOn(headers, nextDay()), 2);
    const answers = await Promise.allSettled([one(uuid), other(uuid)]);
    expect(answers.some(({ status }) => status === "fulfilled")).toBe(true);
    for (const answer of answers)
      if (answer.status === "rejected") expect(codeOf(answer.reason)).toBe("UNPROCESSABLE_ENTITY");
    const { status } = await services.getOctoBooking(headers, [], uuid);
    const holds = await db
      .select()
      .from(schema.seatHolds)
      .where(eq(schema.seatHolds.holder, `reseller ${id} ${uuid}`));
    expect(holds).toHaveLength(status === "ON_HOLD" ? 1 : 0);
  }
});

test("a reservation beyond the limit holds nothing, and a stopped reseller books nothing", async () => {
  const { id, headers } = await createReseller({ paidIn: 1000 });
  const departure = await departureOn(headers, nextDay());
  await expect(reserve(headers, departure)).rejects.toSatisfy(
    (error) => codeOf(error) === "UNPROCESSABLE_ENTITY",
  );
  expect(await db.$count(schema.resellerBookings, eq(schema.resellerBookings.reseller, id))).toBe(0);

  await payIn(id, 100_000);
  const held = await reserve(headers, departure);
  await db.update(schema.resellers).set({ isActive: false }).where(eq(schema.resellers.id, id));
  await expect(confirm(headers, held.uuid)).rejects.toSatisfy((error) => codeOf(error) === "UNAUTHORIZED");
});

test("a key is stored as its hash, ends with its day or at once, and keeps its owner's scope", async () => {
  const { id, key, headers } = await createReseller({});
  expect(key).toMatch(/^tbk_[a-z2-7]{32}$/);
  const rows = await db.select().from(schema.apiKeys).where(eq(schema.apiKeys.reseller, id));
  expect(JSON.stringify(rows)).not.toContain(key);
  const next = await services.replaceApiKey(administrator, { reseller: id }, rows[0]?.id ?? "");
  expect(await services.getOctoSupplier(headers)).toMatchObject({ id: "tour-bharat" });
  await services.revokeApiKey(administrator, { reseller: id }, rows[0]?.id ?? "");
  await expect(services.getOctoSupplier(headers)).rejects.toSatisfy(
    (error) => codeOf(error) === "UNAUTHORIZED",
  );
  const renewed = new Headers({ Authorization: `Bearer ${next}` });
  expect(await services.getOctoSupplier(renewed)).toMatchObject({ id: "tour-bharat" });
  const reader = await services.createApiKey(
    administrator,
    { reseller: id },
    { name: "Reader", rights: ["read-catalogue"], expiresOn: null, operators: ["doab-heritage"] },
  );
  const scoped = new Headers({ Authorization: `Bearer ${reader}` });
  await expect(services.getOctoProduct(scoped, [], "munnar")).rejects.toSatisfy(
    (error) => codeOf(error) === "INVALID_PRODUCT_ID",
  );
  await expect(services.listOctoBookings(scoped, [], { resellerReference: "x" })).rejects.toSatisfy(
    (error) => codeOf(error) === "FORBIDDEN",
  );
});

test("a key is limited to operators of the list, or opens all if that is chosen", async () => {
  const { id } = await createReseller({});
  const create = (chosen: Record<string, string | readonly string[]>) => {
    const form = new FormData();
    const fields = { intent: "add-key", name: "P", rights: ["read-catalogue", "read-bookings"], ...chosen };
    for (const [name, values] of Object.entries(fields))
      for (const value of [values].flat()) form.append(name, value);
    return changeKeys(pageServices, administrator, { reseller: id }, form);
  };
  for (const [field, chosen] of [
    ["operators", { scope: "only", operators: ["doab-heritage", "nobody"] }],
    ["operators", { scope: "only" }],
    ["operators", { scope: "all", operators: "doab-heritage" }],
    ["scope", {}],
    ["scope", { operators: "doab-heritage" }],
  ] as const) {
    const { data } = await create(chosen);
    expect(data).toMatchObject({ isDone: false, values: chosen });
    expect(data.errors).toHaveProperty([field]);
  }
  expect(await create({ scope: "only", operators: "doab-heritage" })).toMatchObject({
    data: { isDone: true },
  });
  expect(await create({ scope: "all" })).toMatchObject({ data: { isDone: true } });
  const { keys, operators } = await services.getReseller(administrator, id);
  expect(keys.map((key) => key.operators).slice(0, 2)).toStrictEqual(
    expect.arrayContaining([null, ["doab-heritage"]]),
  );
  expect(operators.map(({ slug }) => slug)).toContain("doab-heritage");
});

test("money is paid back once by its receipt, out of the balance alone, whatever the credit, also by many at once", async () => {
  const { id } = await createReseller({ paidIn: 1000, creditLimit: 1_000_000 });
  const receipt = crypto.randomUUID();
  await payBack(id, 100, receipt);
  await payBack(id, 100, receipt);
  expect(await balanceOfReseller(id)).toBe(900);
  const entry = await db
    .select()
    .from(schema.ledgerEntries)
    .where(and(eq(schema.ledgerEntries.debit, "reseller-balance"), eq(schema.ledgerEntries.amount, 100)));
  expect(entry).toMatchObject([{ kind: "payment", credit: "bank" }]);
  expect((await actionsOn(id)).map(({ log }) => log.action)).toContain("reseller.paid-out");

  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => payBack(id, 200)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  expect(await balanceOfReseller(id)).toBe(100);
  expect((await refusal(payBack(id, 101), "invalid")).errors).toHaveProperty("amount");
  await payBack(id, 100);
  expect(await balanceOfReseller(id)).toBe(0);
});

test("OCTO's total is the quote of every other door, over parties, rooms and days", async () => {
  const { headers } = await createReseller({ commissionPercent: 0, creditLimit: 10_000_000 });
  const slugs = ["munnar", "ooty", "golden-triangle-classic"];
  for (const [index, slug] of slugs.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    const details = await services.getTour(slug);
    for (const [at, option] of octoOptionsOf(details).entries()) {
      const day = addDays(todayInIndia(Date.now()), 20 + 37 * at + 11 * index);
      const party = { adults: 1 + ((index + at) % 4), children: (index * 2 + at) % 3, infants: at % 2 };
      const body = availabilityBody.parse({
        productId: slug,
        optionId: option.id,
        localDateStart: day,
        localDateEnd: addDays(day, 6),
        units: [
          { id: "adult", quantity: party.adults },
          { id: "child", quantity: party.children },
          { id: "infant", quantity: party.infants },
        ],
      });
      // oxlint-disable-next-line no-await-in-loop
      const found = await services.checkOctoAvailability(headers, ["octo/pricing"], body);
      for (const { localDateTimeStart, pricing, status } of found) {
        if (status === "CLOSED") continue;
        // oxlint-disable-next-line no-await-in-loop
        const quote = await services.getQuote({
          tour: slug,
          travelDate: localDateTimeStart.slice(0, 10),
          numberOfTravelers: party.adults + party.children,
          children: party.children,
          infants: party.infants,
          roomType: option.roomType,
          couponCode: null,
        });
        expect(pricing).toMatchObject({ retail: quote.total * 100, net: quote.total * 100 });
      }
    }
  }
});
