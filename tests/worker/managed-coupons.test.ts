import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { couponFormSchema } from "~/domain/coupons/coupon-fields";
import { signIn } from "../support/accounts";
import { as, book, get, origin, post } from "../support/api";
import { actionsOn, audit } from "../support/audit";
import { bookingRequest } from "../support/booking-request";
import { usesOf } from "../support/coupon";
import { db } from "../support/database";
import { bookingRow } from "../support/rows";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { viewer } from "../support/viewer";
import { useCases } from "../../worker/services";

const { run: deactivateCoupon } = useCases.deactivateCoupon;
const { run: deleteCoupon } = useCases.deleteCoupon;
const { run: reactivateCoupon } = useCases.reactivateCoupon;
const { run: getCoupon } = useCases.getCoupon;
const { run: listCoupons } = useCases.listCoupons;
const { run: createCoupon } = useCases.createCoupon;
const { run: editCoupon } = useCases.editCoupon;

const writing = { ...audit, origin, startDelivery: () => {} };
const admin = viewer({ id: "an-admin", role: "admin" });
const today = todayInIndia(Date.now());

/** A coupon as the form sends it. */
function form(code: string, overrides: Record<string, unknown> = {}) {
  return couponFormSchema.parse({
    code,
    kind: "percent",
    value: "15",
    validFrom: today,
    validUntil: addDays(today, 30),
    ...overrides,
  });
}

const make = (code: string, overrides: Record<string, unknown> = {}) =>
  createCoupon(writing, admin, form(code, overrides));
const until = (days: number) => ({ validFrom: today, validUntil: addDays(today, days) });
const find = async (code: string) => (await getCoupon({ db }, admin, code, { limit: 10 })).coupon;

test("a code is stored in capitals and is unique in any case", async () => {
  await make("  one-Code ", { minimumPurchase: "2000", usageLimit: "", description: "For रवि" });
  expect(await find("ONECODE")).toMatchObject({
    minimumPurchase: 2000,
    usageLimit: null,
    description: "For रवि",
    version: 1,
  });
  const { errors } = await refusal(make("onecode"), "invalid");
  expect(errors?.code?.[0]).toContain("Coupon ONECODE already exists");
  // Not even past the form's validation.
  await expect(
    db.run(
      "INSERT INTO coupons (code, kind, value, valid_from, valid_until, created_at) VALUES ('oneCode', 'fixed', 1, 'a', 'b', 1)",
    ),
  ).rejects.toThrow();
  expect(await actionsOn("ONECODE")).toMatchObject([
    { log: { action: "coupon.create", actorId: "an-admin" } },
  ]);
});

test("of two who create the same coupon at once one gets a conflict", async () => {
  const results = await Promise.allSettled([make("TWICE"), make("twice")]);
  expect(results.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect(await actionsOn("TWICE")).toHaveLength(1);
});

test("an edit is logged with its changes; one from an older version changes nothing", async () => {
  await make("EDITED");
  await editCoupon(writing, admin, form("EDITED", { value: "20" }), 1);
  expect(await find("EDITED")).toMatchObject({ value: 20, version: 2 });
  const { message } = await refusal(
    editCoupon(writing, admin, form("EDITED", { value: "90" }), 1),
    "conflict",
  );
  expect(message).toContain("Someone else changed this coupon");
  expect(await find("EDITED")).toMatchObject({ value: 20, version: 2 });
  expect((await actionsOn("EDITED"))[1]).toMatchObject({
    log: { action: "coupon.edit" },
    details: { before: { value: 15 }, after: { value: 20 } },
  });
  expect(await actionsOn("EDITED")).toHaveLength(2);
  await refusal(editCoupon(writing, admin, form("NONE"), 1), "not_found");
});

test("of two concurrent edits one is written, the other gets a conflict", async () => {
  await make("RACED");
  const results = await Promise.allSettled(
    ["11", "12"].map((value) => editCoupon(writing, admin, form("RACED", { value }), 1)),
  );
  expect(results.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect((await find("RACED")).version).toBe(2);
});

test("the limit cannot go below the redeemed uses", async () => {
  await make("BELOW", { usageLimit: "3" });
  await book({ couponCode: "BELOW" });
  await book({ couponCode: "BELOW", email: "another@example.com" });
  const { errors } = await refusal(
    editCoupon(writing, admin, form("BELOW", { usageLimit: "1" }), 1),
    "invalid",
  );
  expect(errors?.usageLimit?.[0]).toContain("already been used 2 times");
  expect((await find("BELOW")).usageLimit).toBe(3);
});

test("a deactivated coupon is refused with a reason and can be reactivated", async () => {
  await make("PAUSED");
  await deactivateCoupon(audit, admin, "PAUSED");
  await refusal(deactivateCoupon(audit, admin, "PAUSED"), "illegal_transition");
  const { errors } = await problemOf(
    await post("/api/bookings", bookingRequest({ couponCode: "paused" })),
    "invalid",
  );
  expect(errors?.couponCode?.[0]).toBe("This coupon is no longer active.");
  const { version } = await find("PAUSED");
  await reactivateCoupon(audit, admin, { code: "PAUSED", version });
  const again = { code: "PAUSED", version: version + 1 };
  await refusal(reactivateCoupon(audit, admin, again), "illegal_transition");
  await book({ couponCode: "PAUSED" });
  expect((await actionsOn("PAUSED")).map(({ log }) => log.action)).toStrictEqual([
    "coupon.create",
    "coupon.deactivate",
    "coupon.reactivate",
  ]);
});

test("reactivating an expired coupon requires future days", async () => {
  await make("OVER", { validFrom: addDays(today, -9), validUntil: addDays(today, -2) });
  const over = { code: "OVER", version: 1 };
  const { errors } = await refusal(reactivateCoupon(audit, admin, over), "invalid");
  expect(errors?.validUntil?.[0]).toContain("The last day is past");
  const past = { validFrom: addDays(today, -3), validUntil: addDays(today, -1) };
  await refusal(reactivateCoupon(audit, admin, { ...over, dates: past }), "invalid");
  const dates = { validFrom: today, validUntil: today };
  await reactivateCoupon(audit, admin, { ...over, dates });
  expect(await find("OVER")).toMatchObject(dates);
});

test("a coupon changed since it was read is not reactivated with other days", async () => {
  await make("TAKEN");
  await deactivateCoupon(audit, admin, "TAKEN");
  const { version } = await find("TAKEN");
  await editCoupon(writing, admin, form("TAKEN", until(20)), version);
  const stale = { code: "TAKEN", version, dates: until(5) };
  await refusal(reactivateCoupon(audit, admin, stale), "conflict");
  expect(await find("TAKEN")).toMatchObject({ ...until(20), deactivatedAt: expect.any(Number) });

  const bring = (days: number) =>
    reactivateCoupon(audit, admin, { code: "TAKEN", version: version + 1, dates: until(days) });
  const both = await Promise.allSettled([bring(6), bring(7)]);
  expect(both.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect((await actionsOn("TAKEN")).filter(({ log }) => log.action === "coupon.reactivate")).toMatchObject([
    { details: { before: until(20) } },
  ]);
});

test("a coupon deactivated during a booking is not redeemed", async () => {
  await make("GOING");
  await deactivateCoupon(audit, admin, "GOING");
  // As if the booking had read it before.
  const { redeemCoupon } = await import("../../worker/coupons/coupons.repo");
  const { bookingId } = await book();
  const row = await bookingRow(bookingId);
  const use = { booking: row.id, coupon: "GOING", emailKey: "a@example.com", createdAt: 1 };
  await expect(db.batch(redeemCoupon(db, use))).rejects.toThrow(
    "NOT NULL constraint failed: coupon_uses.coupon",
  );
  expect(await usesOf("GOING")).toMatchObject({ inAll: 0, byBookings: 0 });
});

test("a deleted coupon is gone, or kept for the bookings that used it", async () => {
  await make("UNUSED");
  await deleteCoupon(audit, admin, "UNUSED");
  await refusal(deleteCoupon(audit, admin, "UNUSED"), "not_found");
  await make("UNUSED");

  await make("KEPT");
  const { bookingId, customerEmail: email } = await book({ couponCode: "KEPT" });
  await deleteCoupon(audit, admin, "KEPT");
  await refusal(getCoupon({ db }, admin, "KEPT", { limit: 1 }), "not_found");
  const { errors } = await refusal(make("KEPT"), "invalid");
  expect(errors?.code?.[0]).toContain("belongs to a deleted coupon");
  await problemOf(await post("/api/bookings", bookingRequest({ couponCode: "KEPT" })), "invalid");
  // Its booking can still be canceled, which returns the use.
  const answer = await post(`/api/bookings/${bookingId}/cancel`, { email });
  expect(answer.status).toBe(200);
});

test("the list is sorted, searched and filtered by state; a coupon's uses are listed", async () => {
  await make("LISTA", { description: "of the list", validFrom: addDays(today, 5), value: "10" });
  await make("LISTB", { description: "of the list", usageLimit: "9" });
  await make("LISTC", {
    description: "of the list",
    validFrom: addDays(today, -9),
    validUntil: addDays(today, -2),
  });
  await make("LISTD", { description: "of the list" });
  await deactivateCoupon(audit, admin, "LISTD");
  const codes = async (query: object) =>
    (
      await listCoupons({ db, clock: Date.now }, admin, {
        q: "of the list",
        sort: "code",
        limit: 10,
        ...query,
      })
    ).coupons.map(({ code }) => code);
  expect(await codes({})).toStrictEqual(["LISTA", "LISTB", "LISTC", "LISTD"]);
  expect(await codes({ sort: "-from" })).toStrictEqual(["LISTA", "LISTD", "LISTB", "LISTC"]);
  expect(await codes({ state: "scheduled" })).toStrictEqual(["LISTA"]);
  expect(await codes({ state: "active" })).toStrictEqual(["LISTB"]);
  expect(await codes({ state: "expired" })).toStrictEqual(["LISTC"]);
  expect(await codes({ state: "inactive" })).toStrictEqual(["LISTD"]);
  const { bookingId } = await book({ couponCode: "LISTB" });
  const { uses } = await getCoupon({ db }, admin, "LISTB", { limit: 5 });
  expect(uses).toMatchObject([{ bookingId, releasedAt: null }]);
});

test("the API does the same", async () => {
  const { cookie } = await signIn("admin");
  const body = { code: "byApi", kind: "fixed", value: 500, validFrom: today, validUntil: today };
  const made = await post("/api/admin/coupons", body, as(cookie));
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({ coupon: { code: "BYAPI", value: 500, version: 1 } });
  await problemOf(
    await post("/api/admin/coupons", { ...body, value: 0, code: "ANOTHER" }, as(cookie)),
    "invalid",
  );
  await problemOf(
    await post("/api/admin/coupons", { ...body, code: "A", kind: "percent", value: 101 }, as(cookie)),
    "invalid",
  );
  // Without a body, since its URL covers any version.
  const deactivate = { method: "POST", headers: as(cookie) };
  const answer = await exports.default.fetch(`${origin}/api/admin/coupons/byapi/deactivate`, deactivate);
  expect(answer.status).toBe(200);
  expect(await (await get("/api/admin/coupons?q=byapi", as(cookie))).json()).toMatchObject({
    coupons: [{ code: "BYAPI", deactivatedAt: expect.any(String) }],
  });
});
