import { expect, test } from "vitest";
import { checkInWindow, isCheckInOpen, refusalInWords, type CheckInAnswer } from "~/domain/check-in/check-in";
import {
  judgeReference,
  judgeTyped,
  judgeVoucher,
  type CheckInSheet,
  type KnownCheckIns,
  type SheetBooking,
} from "~/domain/check-in/check-in-sheet";
import {
  isSettled,
  knownCheckIns,
  nextToSend,
  surprise,
  withAnswers,
  type QueuedCheckIn,
} from "~/domain/check-in/queued-check-in";
import {
  dropCheckIns,
  dropTakenCheckIns,
  storeCheckIns,
  listQueuedCheckIns,
  listWaiting,
  pruneCheckIns,
} from "~/features/check-in/queued-check-ins";
import { signVoucher, voucherPublicKeys } from "../../worker/platform/keys/voucher-key";
import { browserStorage } from "../support/browser-storage";
import { keysOf } from "../support/secrets";

const keys = keysOf([1]);
const nobody: KnownCheckIns = new Map();
const departure = { tourSlug: "ooty", travelDate: "2026-12-12" };
const readAt = "2026-12-11T06:00:00.000Z";
const readSeconds = Date.parse(readAt) / 1000;

function row(overrides: Partial<SheetBooking>): SheetBooking {
  return {
    bookingId: "TB000001",
    status: "confirmed",
    customerName: "Meera Iyer",
    seats: 3,
    children: 1,
    infants: 0,
    owed: 0,
    issuedAt: readSeconds - 9000,
    checkIn: null,
    ...overrides,
  };
}

async function sheet(overrides: Partial<CheckInSheet> = {}): Promise<CheckInSheet> {
  return {
    ...departure,
    tourTitle: "Ooty",
    window: checkInWindow(departure.travelDate, "2026-12-15"),
    closedReason: null,
    readAt,
    keys: await voucherPublicKeys(keys),
    viewer: { id: "u1", name: "Asha Rao" },
    bookings: [
      row({}),
      row({ bookingId: "TB000002", status: "pending" }),
      row({ bookingId: "TB000003", status: "no-show" }),
    ],
    gone: [{ bookingId: "TB000009", status: "cancelled", issuedAt: readSeconds - 60 }],
    elsewhere: [{ bookingId: "TB000006", travelDate: "2026-12-20" }],
    ...overrides,
  };
}

function codeFor(
  bookingId: string,
  overrides: { travelDate?: string; tourSlug?: string; issuedAt?: number } = {},
) {
  return signVoucher(keys, { bookingId, ...departure, seats: 3, issuedAt: readSeconds - 9000, ...overrides });
}

test("check-in is open from the day before departure until two days after the last day", () => {
  const window = checkInWindow("2026-12-12", "2026-12-15");
  expect(window).toStrictEqual({ from: "2026-12-11", to: "2026-12-17" });
  const days = ["2026-12-10", "2026-12-11", "2026-12-17", "2026-12-18"];
  expect(days.map((day) => isCheckInOpen(window, day))).toStrictEqual([false, true, true, false]);
});

test("a voucher on the list is valid, and shows its travelers", async () => {
  const code = await codeFor("TB000001");
  expect(await judgeVoucher(` ${code}\n`, await sheet(), nobody)).toStrictEqual({
    tone: "success",
    title: "Checked in: Meera Iyer, TB000001",
    detail: "2 adults, 1 child",
    checkIn: { bookingId: "TB000001", way: "scan", code, arrived: undefined },
  });
});

test.for([
  ["another date", { travelDate: "2026-12-13" }],
  ["another tour", { tourSlug: "agra" }],
] as const)("a voucher for %s is refused, though its booking is on the list", async ([, other]) => {
  const verdict = await judgeVoucher(await codeFor("TB000001", other), await sheet(), nobody);
  expect(verdict).toMatchObject({ tone: "danger", checkIn: null });
  expect(verdict.title).toMatch(/another departure/);
  expect(verdict.detail).toMatch(/since been moved here/);
});

test("a booking moved to another date shows the new date, as far as the list has it", async () => {
  const list = await sheet();
  const detailOf = async (bookingId: string, travelDate = departure.travelDate) =>
    (await judgeVoucher(await codeFor(bookingId, { travelDate }), list, nobody)).detail;
  expect(await detailOf("TB000006")).toBe("It was moved to Dec 20, 2026 after this voucher.");
  expect(await detailOf("TB000007")).toBe("It was moved to another date after this voucher.");
  expect(await detailOf("TB000006", "2026-12-13")).toBe(
    "It is for Dec 13, 2026. The booking has since been moved to Dec 20, 2026.",
  );
  expect(await detailOf("TB000006", "2026-12-20")).toBe("It is for Dec 20, 2026.");
  expect(await detailOf("TB000007", "2026-12-13")).toBe("It is for Dec 13, 2026.");
  expect(judgeReference("TB000006", list, nobody)).toMatchObject({
    tone: "danger",
    detail: expect.stringMatching(/^It is for Dec 20, 2026\. The list was updated on/),
    checkIn: null,
  });
});

test("a text without a valid signature is refused", async () => {
  const code = await codeFor("TB000001");
  for (const text of [code.replace("TB000001", "TB000004"), "https://example.com/", ""]) {
    expect(await judgeVoucher(text, await sheet(), nobody)).toMatchObject({ tone: "danger", checkIn: null });
  }
});

test("of voucher and list the newer one counts", async () => {
  const later = { issuedAt: readSeconds + 60 };
  const list = await sheet();
  for (const bookingId of ["TB000002", "TB000008", "TB000009"]) {
    expect(await judgeVoucher(await codeFor(bookingId), list, nobody), bookingId).toMatchObject({
      checkIn: null,
    });
    expect(await judgeVoucher(await codeFor(bookingId, later), list, nobody), bookingId).toMatchObject({
      tone: "success",
      checkIn: { bookingId },
    });
  }
});

test("a closed departure refuses check-ins, even for a voucher newer than the list", async () => {
  const list = await sheet({ closedReason: "The road is closed by snow." });
  const newer = { issuedAt: readSeconds + 60 };
  for (const verdict of [
    await judgeVoucher(await codeFor("TB000001"), list, nobody),
    await judgeVoucher(await codeFor("TB000008", newer), list, nobody),
    judgeReference("TB000001", list, nobody),
    judgeReference("TB000002", list, nobody),
  ]) {
    expect(verdict).toMatchObject({ tone: "danger", checkIn: null });
    expect(verdict.detail).toMatch(/^The departure is closed\./);
  }
  expect(judgeReference("TB000009", list, nobody).detail).toMatch(/was cancelled/);
});

test("repeated check-ins are reported, and unpaid bookings and no-shows refused", async () => {
  const list = await sheet();
  const known = new Map([
    ["TB000001", { id: "c1", at: readAt, by: "Ravi", arrived: null, isWaiting: false }],
  ]);
  const expected = { tone: "warning", detail: "On Dec 11, 2026, 11:30 AM IST by Ravi.", checkIn: null };
  expect(await judgeVoucher(await codeFor("TB000001"), list, known)).toMatchObject(expected);
  expect(judgeReference("TB000002", list, nobody)).toMatchObject({ tone: "warning", checkIn: null });
  for (const bookingId of ["TB000003", "TB000009", "TB000007"])
    expect(judgeReference(bookingId, list, nobody)).toMatchObject({ tone: "danger", checkIn: null });
  expect(await judgeTyped("tb 000-001", list, nobody)).toMatchObject({
    tone: "success",
    checkIn: { bookingId: "TB000001", way: "hand" },
  });
  expect(await judgeTyped("Meera", list, nobody)).toMatchObject({ tone: "danger", checkIn: null });
});

function queued(id: string, overrides: Partial<QueuedCheckIn> = {}): QueuedCheckIn {
  return {
    id,
    bookingId: "TB000001",
    at: `2026-12-12T06:00:0${id}.000Z`,
    way: "hand",
    ...departure,
    queuedUntil: "2026-12-20",
    by: { id: "u1", name: "Asha Rao" },
    response: null,
    ...overrides,
  };
}

function answer(id: string, overrides: Partial<CheckInAnswer> = {}): CheckInAnswer {
  const checkIn = { id, at: readAt, by: "Asha Rao", way: "hand", arrived: null } as const;
  return { id, bookingId: "TB000001", result: "checked_in", checkIn, why: null, message: "", ...overrides };
}

test("queued check-ins are sent oldest first, by their own user only, fifty at a time", () => {
  const rows = [queued("3"), queued("1"), queued("2", { by: { id: "u2", name: "Ravi" } })];
  expect(nextToSend(rows, "u1").map(({ id }) => id)).toStrictEqual(["1", "3"]);
  expect(
    Object.keys(JSON.parse(JSON.stringify(nextToSend(rows, "u1")[0])))
      .toSorted()
      .join(" "),
  ).toBe("at bookingId id way");
  const many = Array.from({ length: 80 }, () => queued("1"));
  expect(nextToSend(many, "u1")).toHaveLength(50);
  expect(nextToSend(withAnswers(rows, [answer("1"), answer("3")], readAt), "u1")).toStrictEqual([]);
});

test("accepted check-ins stay until a later list includes them; refused ones until they are seen", () => {
  const refused = answer("2", { result: "refused", checkIn: null, why: "cancelled" });
  const [taken, not] = withAnswers([queued("1"), queued("2")], [answer("1"), refused], readAt);
  if (!taken || !not) throw new Error("two are expected");
  const later = "2026-12-12T07:00:00.000Z";
  const settledAt = (at: string) => [taken, not, queued("3")].filter((each) => isSettled(each, at));
  expect([settledAt(readAt), settledAt(later)]).toStrictEqual([[], [taken]]);
  const list = { bookings: [row({})], readAt };
  expect(knownCheckIns(list, [taken]).has("TB000001")).toBe(true);
  expect(knownCheckIns({ ...list, readAt: later }, [taken]).has("TB000001"), "taken back since").toBe(false);
  expect(knownCheckIns(list, [not]).has("TB000001")).toBe(false);
  expect(knownCheckIns({ ...list, readAt: later }, [queued("3")]).get("TB000001")?.isWaiting).toBe(true);
});

test("an answer that differs from the device's own result is reported", () => {
  expect(surprise(answer("1"))).toBeNull();
  expect(surprise(answer("1", { result: "already", message: "3 of 5 arrived already." }))).toMatchObject({
    tone: "warning",
    detail: expect.stringContaining("3 of 5 arrived already."),
  });
  const message = refusalInWords("other-departure", { travelDate: "2026-12-20" });
  const refused = answer("1", { result: "refused", checkIn: null, why: "other-departure", message });
  const expected = { tone: "danger", detail: expect.stringContaining("The booking is for Dec 20, 2026.") };
  expect(surprise(refused)).toMatchObject(expected);
});

test("a device stores check-ins one by one, leaves foreign entries alone, and deletes old ones", () => {
  const store = browserStorage();
  store.setItem("theme", "dark");
  store.setItem("check-in broken", "{");
  storeCheckIns(store, [queued("1"), queued("2", { queuedUntil: "2026-12-11" })]);
  storeCheckIns(store, withAnswers([queued("3")], [answer("3")], readAt));
  expect(listQueuedCheckIns(store).map(({ id }) => id)).toStrictEqual(["1", "2", "3"]);
  pruneCheckIns(store, { ...departure, readAt: "2026-12-12T07:00:00.000Z" }, "2026-12-12");
  expect(listQueuedCheckIns(store)).toStrictEqual([queued("1")]);
  dropCheckIns(store, [{ id: "1" }]);
  expect(listQueuedCheckIns(store)).toStrictEqual([]);
  expect(store.getItem("theme")).toBe("dark");
});

test("logging out keeps unsent and refused check-ins; the rest is deleted", () => {
  const store = browserStorage();
  const refused = answer("3", { result: "refused", checkIn: null, why: "cancelled" });
  const ofRavi = queued("4", { by: { id: "u2", name: "Ravi" } });
  storeCheckIns(store, [queued("1"), queued("2"), queued("3"), ofRavi]);
  storeCheckIns(
    store,
    withAnswers([queued("2"), queued("3"), ofRavi], [answer("2"), refused, answer("4")], readAt),
  );
  expect(listWaiting(store, "u1").map(({ id }) => id)).toStrictEqual(["1"]);
  expect(listWaiting(store, "u2")).toStrictEqual([]);
  dropTakenCheckIns(store, "u2");
  expect(listQueuedCheckIns(store).map(({ id }) => id)).toStrictEqual(["1", "3", "4"]);
  dropTakenCheckIns(store, null);
  expect(listQueuedCheckIns(store).map(({ id }) => id)).toStrictEqual(["1", "3"]);
});

test("a booking that still owes is checked in, with what to collect", async () => {
  const verdict = judgeReference("TB000001", await sheet({ bookings: [row({ owed: 41_000 })] }), nobody);
  expect(verdict).toMatchObject({ tone: "success", checkIn: { bookingId: "TB000001" } });
  expect(verdict.detail).toContain("₹41,000 is due");
  const paid = judgeReference("TB000001", await sheet({ bookings: [row({})] }), nobody);
  expect(paid.detail).not.toContain("due");
});

test("part of a party is checked in, then the rest, also while the first part waits to be sent", async () => {
  const list = await sheet();
  const first = judgeReference("TB000001", list, nobody, 2);
  expect(first).toMatchObject({ title: "2 of 3 arrived: Meera Iyer, TB000001", checkIn: { arrived: 2 } });
  const known = knownCheckIns(list, [queued("1", { arrived: 2 })]);
  expect(judgeReference("TB000001", list, known, 2)).toMatchObject({
    tone: "warning",
    title: "Already 2 of 3 arrived: Meera Iyer, TB000001",
    checkIn: null,
  });
  const rest = await judgeVoucher(await codeFor("TB000001"), list, known);
  expect(rest).toMatchObject({ tone: "success", title: "Checked in: Meera Iyer, TB000001" });
  const both = knownCheckIns(list, [queued("1", { arrived: 2 }), queued("2")]);
  expect(judgeReference("TB000001", list, both)).toMatchObject({ tone: "warning", checkIn: null });
  const listed = { id: "s", at: readAt, by: "Ravi", way: "hand", arrived: 3 } as const;
  const merged = knownCheckIns({ ...list, bookings: [row({ checkIn: listed })] }, [
    queued("1", { arrived: 2 }),
  ]);
  expect(merged.get("TB000001"), "the higher count stays").toMatchObject({ id: "s", isWaiting: false });
});

test("a list of one start leaves the check-ins of another to it", () => {
  const store = browserStorage();
  const morning = queued("1", { startTime: "06:00" });
  const afternoon = queued("2", { startTime: "15:00" });
  storeCheckIns(store, withAnswers([morning, afternoon], [answer("1"), answer("2")], readAt));
  pruneCheckIns(
    store,
    { ...departure, startTime: "15:00", readAt: "2026-12-12T07:00:00.000Z" },
    "2026-12-12",
  );
  expect(listQueuedCheckIns(store).map(({ id }) => id)).toStrictEqual(["1"]);
});
