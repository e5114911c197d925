import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { heldKinds, heldText, subjectOf } from "~/domain/office/held-changes";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import {
  changeOperatorBooking,
  changeOperatorBookings,
} from "~/features/desk/office/operator/change-operator-booking.server";
import { heldBackForOf } from "../../worker/platform/configuration";
import {
  bookings,
  contactMessages,
  coupons,
  delayedChanges,
  operators,
  tours,
  users,
} from "../../worker/platform/db/schema";
import { applyWhenDue, applyHeldChanges } from "../../worker/held-changes/apply-held-changes";
import { deleteExpired } from "../../worker/housekeeping/run-scheduled";
import { useCases } from "../../worker/services";
import { actionsOn, audit } from "../support/audit";
import { coupon } from "../support/coupon";
import { db, eventsOf, makePending } from "../support/database";
import { book } from "../support/api";
import { form } from "../support/form";
import { createMember, createOperator, createPerson, giveTourTo } from "../support/people";
import { codeOf } from "../support/refusal";
import { services } from "../support/services";
import type { HoldBackDependencies } from "../../worker/held-changes/hold-back";
import { bookingMailer } from "../support/booking-mailer";
import { keys } from "../support/keys";
import { publisher } from "../support/payments";
import { withoutRule } from "../support/rules";
import { silenced } from "../support/silenced";

const { run: holdBack } = useCases.holdBack;
const { run: undoHeldChanges } = useCases.undoHeldChanges;

const heldBackFor = 10_000;

/** Returns the dependencies of held changes as of an instant. Nothing is applied in the background. */
function heldBackAt(now: number): HoldBackDependencies {
  return {
    db,
    clock: () => now,
    audit: { ...audit, clock: () => now, keys },
    publisher,
    bookingMailer,
    mailer: { send: () => Promise.resolve() },
    origin: "https://tours.example",
    heldBackFor,
    applyWhenDue: () => undefined,
    announceHeldChanges: () => undefined,
  };
}

/** Books a trip that waits for confirmation, and returns its reference. */
async function pendingBooking(): Promise<string> {
  const { bookingId } = await book();
  await makePending(bookingId);
  return bookingId;
}

async function statusOf(bookingId: string) {
  const row = await db
    .select({ status: bookings.status })
    .from(bookings)
    .where(eq(bookings.bookingId, bookingId))
    .get();
  return row?.status;
}

const { run: listHeldChanges } = useCases.listHeldChanges;

const now = Date.now();
const at = heldBackAt(now);
const due = heldBackAt(now + heldBackFor);

let admin: Viewer;
let colleague: Viewer;

beforeAll(async () => {
  admin = await createPerson("admin", "active", { name: "Priya Nair" });
  colleague = await createPerson("admin", "active", { name: "Kiran Rao" });
});

beforeEach(async () => {
  await db.delete(delayedChanges);
});

test("a confirmation waits ten seconds, for everybody to see, and is then made once", async () => {
  const ids = [await pendingBooking(), await pendingBooking()];
  for (const id of ids) {
    const isHeld = await holdBack(at, admin, { kind: "booking.confirm", id, version: 1, batch: "two" });
    expect(isHeld).toBe(true);
  }
  expect(await statusOf(ids[0] ?? "")).toBe("pending");
  const held = {
    batch: "two",
    kind: "booking.confirm",
    ids,
    actorName: "Priya Nair",
    dueIn: heldBackFor,
    problem: null,
  };
  expect(await listHeldChanges(at, admin)).toStrictEqual([{ ...held, isOwn: true }]);
  expect(await listHeldChanges(at, colleague)).toStrictEqual([{ ...held, isOwn: false }]);

  await applyHeldChanges(heldBackAt(now + heldBackFor - 1));
  expect(await statusOf(ids[0] ?? "")).toBe("pending");
  const events = await eventsOf(ids[0] ?? "");
  await Promise.all([applyHeldChanges(due), applyHeldChanges(due), applyHeldChanges(due)]);
  for (const id of ids) expect(await statusOf(id)).toBe("confirmed");
  expect(await eventsOf(ids[0] ?? "")).toHaveLength(events.length + 1);
  const actions = await actionsOn(ids[0] ?? "");
  expect(actions.map(({ log }) => [log.action, log.actorId])).toStrictEqual([["booking.confirm", admin.id]]);
  expect(await listHeldChanges(due, admin)).toStrictEqual([]);
});

test("an undone change is never made; afterwards there is nothing to undo", async () => {
  const id = await pendingBooking();
  await holdBack(at, admin, { kind: "booking.confirm", id, version: 1, batch: "undone" });
  expect(await undoHeldChanges(at, colleague, { batch: "undone" })).toBe(1);
  await applyHeldChanges(due);
  expect(await statusOf(id)).toBe("pending");
  expect(await actionsOn(id)).toStrictEqual([]);
  await expect(undoHeldChanges(at, admin, { batch: "undone" })).rejects.toThrow("too late");
  // The same change can be made again.
  expect(await holdBack(at, admin, { kind: "booking.confirm", id, version: 1, batch: "again" })).toBe(true);
  await applyHeldChanges(due);
  await expect(undoHeldChanges(due, admin, { batch: "again" })).rejects.toThrow("too late");
  expect(await statusOf(id)).toBe("confirmed");
});

test("one row of several is undone", async () => {
  const ids = [await pendingBooking(), await pendingBooking()] as const;
  for (const id of ids) await holdBack(at, admin, { kind: "booking.confirm", id, version: 1, batch: "part" });
  await undoHeldChanges(at, admin, { batch: "part", id: ids[0] });
  await applyHeldChanges(due);
  expect([await statusOf(ids[0]), await statusOf(ids[1])]).toStrictEqual(["pending", "confirmed"]);
});

// The negative control is last in the file.
test("an undo while the change is being applied wins, and the change rolls back", async () => {
  const id = await pendingBooking();
  await holdBack(at, admin, { kind: "booking.confirm", id, version: 1, batch: "race" });
  let undone = 0;
  const pageOf = async () => {
    undone += await undoHeldChanges(at, admin, { batch: "race" });
    return null;
  };
  await applyHeldChanges({ ...due, bookingMailer: { ...due.bookingMailer, pageOf } });
  expect(undone).toBe(1);
  expect(await statusOf(id)).toBe("pending");
  expect(await listHeldChanges(due, admin)).toStrictEqual([]);
});

test("another change in between wins; the administrator reads why, until it is dismissed", async () => {
  const id = await pendingBooking();
  await holdBack(at, admin, { kind: "booking.confirm", id, version: 1, batch: "late" });
  await services.changeBookingStatus(colleague, { bookingId: id, status: "cancelled", expectedVersion: 1 });
  await applyHeldChanges(due);
  expect(await statusOf(id)).toBe("cancelled");
  const refused = await listHeldChanges(due, admin);
  expect(refused).toMatchObject([{ kind: "booking.confirm", ids: [id], isOwn: true }]);
  expect(refused[0]?.problem).toContain("Kiran Rao");
  expect(await listHeldChanges(due, colleague)).toStrictEqual([]);
  expect(await codeOf(undoHeldChanges(due, colleague, { batch: "late", id }))).toBe("not_found");
  expect(await listHeldChanges(due, admin)).toHaveLength(1);
  await undoHeldChanges(due, admin, { batch: "late", id });
  expect(await listHeldChanges(due, admin)).toStrictEqual([]);
});

test("what is impossible is refused at once, and one change at a time waits for a subject", async () => {
  const id = await pendingBooking();
  const change = { kind: "booking.confirm", id, version: 1, batch: "first" } as const;
  expect(await codeOf(holdBack(at, admin, { ...change, version: 0 }))).toBe("conflict");
  expect(await codeOf(holdBack(at, admin, { ...change, kind: "booking.no-show" }))).toBe(
    "illegal_transition",
  );
  expect(await codeOf(holdBack(at, admin, { ...change, id: "TB000000" }))).toBe("not_found");
  expect(await db.$count(delayedChanges)).toBe(0);
  await holdBack(at, admin, change);
  expect(await codeOf(holdBack(at, colleague, { ...change, batch: "second" }))).toBe("conflict");
  expect(await statusOf(id)).toBe("pending");
});

test("a change needs its right, when it is held back, undone and applied", async () => {
  const content = await createPerson("admin", "active", { adminRole: "content" });
  const support = await createPerson("admin", "active", { adminRole: "support" });
  const id = await pendingBooking();
  const change = { kind: "booking.confirm", id, version: 1, batch: "right" } as const;
  expect(await codeOf(holdBack(at, content, change))).toBe("forbidden");
  await holdBack(at, support, change);
  expect(await listHeldChanges(at, content)).toStrictEqual([]);
  expect(await codeOf(undoHeldChanges(at, content, { batch: "right" }))).toBe("not_found");
  expect(await listHeldChanges(at, support)).toHaveLength(1);
  await db.update(users).set({ adminRole: "content" }).where(eq(users.id, support.id));
  await applyHeldChanges(due);
  expect(await statusOf(id)).toBe("pending");
});

/** Books a trip of the company's tour that is over, and returns its reference. */
async function pastTrip(): Promise<string> {
  const { bookingId } = await book({ tour: "ooty", travelDate: addDays(todayInIndia(now), 2) });
  const travelDate = addDays(todayInIndia(now), -20);
  await db.update(bookings).set({ travelDate, status: "confirmed" }).where(eq(bookings.bookingId, bookingId));
  return bookingId;
}

/** Creates a company with a tour, and an operator who has nothing to do with it. */
async function createCompany() {
  const owner = await createPerson("tour_operator", "verified", { name: "Devika Menon" });
  const operator = await createOperator(owner.id);
  await giveTourTo("ooty", operator);
  const staff = await createMember(operator, ["bookings"], { name: "Meera Staff" });
  const stranger = await createPerson("tour_operator", "verified");
  await createOperator(stranger.id);
  return { owner, operator, staff, stranger };
}

test("an operator's outcome waits likewise: seen and undone by the company and by administrators only", async () => {
  const { owner, staff, stranger } = await createCompany();
  const id = await pastTrip();
  const change = { kind: "booking.complete", id, batch: "outcome" } as const;
  expect(await codeOf(holdBack(at, stranger, change))).toBe("not_found");
  expect(await codeOf(holdBack(at, owner, { ...change, kind: "booking.confirm" }))).toBe("forbidden");
  expect(await holdBack(at, staff, change)).toBe(true);
  expect(await statusOf(id)).toBe("confirmed");
  for (const [person, isOwn] of [
    [staff, true],
    [owner, false],
    [admin, false],
  ] as const) {
    const held = await listHeldChanges(at, person);
    expect(held).toMatchObject([{ kind: "booking.complete", ids: [id], actorName: "Meera Staff", isOwn }]);
  }
  expect(await listHeldChanges(at, stranger)).toStrictEqual([]);
  expect(await codeOf(undoHeldChanges(at, stranger, { batch: "outcome" }))).toBe("not_found");
  expect(await undoHeldChanges(at, owner, { batch: "outcome" })).toBe(1);
  await applyHeldChanges(due);
  expect(await statusOf(id)).toBe("confirmed");

  await holdBack(at, staff, { ...change, batch: "kept" });
  await Promise.all([applyHeldChanges(due), applyHeldChanges(due)]);
  expect(await statusOf(id)).toBe("completed");
  const actions = await actionsOn(id);
  expect(actions.map(({ log }) => [log.action, log.actorId])).toStrictEqual([["booking.complete", staff.id]]);
});

test("a member who has lost the right, or whose company is suspended, changes nothing", async () => {
  const { operator, staff } = await createCompany();
  const id = await pastTrip();
  await holdBack(at, staff, { kind: "booking.no-show", id, batch: "lost" });
  await db.update(operators).set({ status: "suspended" }).where(eq(operators.slug, operator));
  await applyHeldChanges(due);
  expect(await statusOf(id)).toBe("confirmed");
  expect(await db.$count(delayedChanges, eq(delayedChanges.outcome, "refused"))).toBe(1);
});

test("an operator neither sees nor undoes what administrators hold back on their bookings", async () => {
  const { owner } = await createCompany();
  const id = await pastTrip();
  await holdBack(at, admin, { kind: "booking.complete", id, batch: "ours" });
  expect(await listHeldChanges(at, owner)).toStrictEqual([]);
  expect(await codeOf(undoHeldChanges(at, owner, { batch: "ours" }))).toBe("not_found");
  expect(await codeOf(holdBack(at, owner, { kind: "booking.no-show", id, batch: "theirs" }))).toBe(
    "conflict",
  );
});

test("the operators' forms record the outcome of one booking, or of several with a result for each", async () => {
  const { owner } = await createCompany();
  const [one, two, changed] = [await pastTrip(), await pastTrip(), await pastTrip()];
  const versionOf = async (bookingId: string) =>
    (await services.getOperatorBooking(owner, bookingId)).booking.version;
  const answered = await changeOperatorBooking(
    services,
    owner,
    one,
    form({ intent: "completed", expectedVersion: String(await versionOf(one)) }),
  );
  expect(answered.data).toMatchObject({ isDone: true, message: "The trip is marked as completed." });
  const several = form({
    intent: "no-show",
    id: two,
    [`version-${two}`]: String(await versionOf(two)),
    [`version-${changed}`]: "99",
  });
  several.append("id", changed);
  const { data } = await changeOperatorBookings(services, owner, several);
  expect(data.result?.rows).toMatchObject([
    { id: two, isDone: true, message: "No-show" },
    { id: changed, isDone: false },
  ]);
  expect([await statusOf(one), await statusOf(two), await statusOf(changed)]).toStrictEqual([
    "completed",
    "no-show",
    "confirmed",
  ]);
});

test("tours, coupons and messages wait likewise", async () => {
  const code = await coupon();
  const message = {
    name: "Asha",
    email: "asha@example.com",
    subject: "Booking Question" as const,
    message: "When?",
  };
  await db.insert(contactMessages).values({ ...message, id: "held-message", createdAt: now });
  await holdBack(at, admin, { kind: "tour.feature", id: "hampi", batch: "tour" });
  await holdBack(at, admin, { kind: "coupon.deactivate", id: code, batch: "coupon" });
  await holdBack(at, admin, { kind: "message.handle", id: "held-message", batch: "message" });
  const read = () =>
    db.batch([
      db.select({ is: tours.isFeatured }).from(tours).where(eq(tours.slug, "hampi")),
      db.select({ at: coupons.deactivatedAt }).from(coupons).where(eq(coupons.code, code)),
      db.select({ at: contactMessages.handledAt }).from(contactMessages),
    ]);
  expect(await read()).toStrictEqual([[{ is: false }], [{ at: null }], [{ at: null }]]);
  await applyHeldChanges(due);
  expect(await read()).toStrictEqual([
    [{ is: true }],
    [{ at: now + heldBackFor }],
    [{ at: now + heldBackFor }],
  ]);
});

test("a change that keeps failing for five minutes is not made; its administrator reads it and can make it again", async () => {
  const id = await pendingBooking();
  await holdBack(at, admin, { kind: "booking.confirm", id, version: 1, batch: "broken" });
  const bookingMailer = { ...at.bookingMailer, pageOf: () => Promise.reject(new Error("no address")) };
  const log = silenced();
  await applyHeldChanges({ ...due, bookingMailer });
  const [held] = await listHeldChanges(due, admin);
  expect(held).toMatchObject({ ids: [id] });
  expect(held?.problem ?? null).toBeNull();
  await applyHeldChanges({ ...heldBackAt(now + heldBackFor + 5 * 60_000), bookingMailer });
  expect(log).toHaveBeenCalledTimes(2);
  expect(await statusOf(id)).toBe("pending");
  const [failed] = await listHeldChanges(due, admin);
  expect(failed).toMatchObject({ ids: [id], problem: expect.stringContaining("try again") });
  await holdBack(due, admin, { kind: "booking.confirm", id, version: 1, batch: "again" });
  await applyHeldChanges(heldBackAt(now + 2 * heldBackFor));
  expect(await statusOf(id)).toBe("confirmed");
});

test("the background waits the real ten seconds", async () => {
  expect(heldBackForOf({})).toBe(10_000);
  expect(heldBackForOf({ UNDO_SECONDS: "0" })).toBe(0);
  expect(heldBackForOf({ UNDO_SECONDS: "99" })).toBe(20_000);
  const id = await pendingBooking();
  const start = Date.now();
  let passed = 0;
  const clock = () => start + passed;
  let held = "";
  const waiting = {
    ...at,
    clock,
    audit: { ...at.audit, clock },
    applyWhenDue: (change: string) => {
      held = change;
    },
  };
  await holdBack(waiting, admin, { kind: "booking.confirm", id, version: 1, batch: "slow" });
  const timeout = vi.spyOn(globalThis, "setTimeout").mockImplementation((run, ms = 0) => {
    passed += ms;
    queueMicrotask(() => typeof run === "function" && run());
    return 0 as unknown as ReturnType<typeof setTimeout>;
  });
  onTestFinished(() => timeout.mockRestore());
  await applyWhenDue(waiting, held, heldBackFor);
  expect(timeout).toHaveBeenCalledOnce();
  expect(passed).toBeGreaterThanOrEqual(heldBackFor);
  expect(await statusOf(id)).toBe("confirmed");
});

test("settled changes are deleted after a day", async () => {
  const id = await pendingBooking();
  await holdBack(at, admin, { kind: "booking.confirm", id, version: 1, batch: "old" });
  const day = 24 * 60 * 60_000;
  await deleteExpired({ db, clock: () => now + 2 * day });
  expect(await db.$count(delayedChanges)).toBe(1);
  await undoHeldChanges(at, admin, { batch: "old" });
  await deleteExpired({ db, clock: () => now + day });
  expect(await db.$count(delayedChanges)).toBe(1);
  await deleteExpired({ db, clock: () => now + 2 * day });
  expect(await db.$count(delayedChanges)).toBe(0);
});

test("each kind has words and a subject, which names the right", () => {
  expect(heldKinds.map((kind) => `${kind} of a ${subjectOf(kind)}`)).toStrictEqual([
    "booking.confirm of a booking",
    "booking.complete of a booking",
    "booking.no-show of a booking",
    "tour.publish of a tour",
    "tour.approve of a tour",
    "tour.unpublish of a tour",
    "tour.feature of a tour",
    "tour.unfeature of a tour",
    "tour.restore of a tour",
    "review.hide of a review",
    "review.publish of a review",
    "review.dismiss of a review",
    "coupon.deactivate of a coupon",
    "message.handle of a message",
    "message.reopen of a message",
  ]);
  expect(heldText("booking.confirm", 3)).toBe("Confirming 3 bookings");
  expect(heldText("booking.no-show", 1)).toBe("Marking 1 booking as no-show");
  expect(heldText("tour.unpublish")).toBe("Unpublishing");
  expect(heldText("message.handle", "the message of Anita Rao")).toBe("Resolving the message of Anita Rao");
  expect(heldText("booking.confirm", "TB1")).toBe("Confirming TB1");
});

// The negative control, last in the file: it removes the guard.
test("without the rule a change is made although it was undone meanwhile", async () => {
  await withoutRule("change_settled");
  const admin = await createPerson("admin", "active");
  const now = Date.now();
  const due = heldBackAt(now + heldBackFor);
  const id = await pendingBooking();
  await holdBack(heldBackAt(now), admin, { kind: "booking.confirm", id, version: 1, batch: "race" });
  const pageOf = async () => {
    await undoHeldChanges(due, admin, { batch: "race" });
    return null;
  };
  await applyHeldChanges({ ...due, bookingMailer: { ...due.bookingMailer, pageOf } });
  expect(await statusOf(id)).toBe("confirmed");
});
