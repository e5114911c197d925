import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { TripFilter } from "~/domain/trips/traveler-booking";
import { eq } from "drizzle-orm";
import { reviews, users } from "../../worker/platform/db/schema";
import { audit } from "../support/audit";
import { as, book } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { db, makePending, setBooking } from "../support/database";
import { bookingRow } from "../support/rows";
import { signInAs, type SignedIn } from "../support/traveler-bookings";
import { services } from "../support/services";
import { viewer } from "../support/viewer";
import { useCases } from "../../worker/services";

const { run: changeBookingStatus } = useCases.changeBookingStatus;
const { run: getTravelerBooking } = useCases.getTravelerBooking;
const { run: listTravelerBookings } = useCases.listTravelerBookings;

const clock = () => Date.now();
const today = todayInIndia(Date.now());

let asha: SignedIn;
let other: SignedIn;
let operator: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  asha = await signInAs();
  other = await signInAs();
  operator = await signInAs({ role: "tour_operator", status: "verified" });
  admin = await signInAs({ role: "admin" });
});

function list(
  person: Viewer | null,
  query: { filter?: TripFilter; q?: string; cursor?: string; limit?: number } = {},
) {
  return listTravelerBookings({ db, clock }, person, { filter: "all", limit: 20, ...query });
}

async function idsOf(person: Viewer, query: Parameters<typeof list>[1] = {}): Promise<string[]> {
  return (await list(person, query)).bookings.map(({ bookingId }) => bookingId);
}

async function opens(person: Viewer | null, bookingId: string): Promise<boolean | string> {
  try {
    return (await getTravelerBooking({ db, clock }, person, bookingId)).booking.bookingId === bookingId;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "unknown";
  }
}

/** An account with its own bookings. */
async function withBookings(requests: Record<string, unknown>[]) {
  const person = await signInAs();
  const made = [];
  for (const request of requests) made.push(await book(request, as(person.cookie)));
  return { person: person.viewer, made };
}

/** Moves a booking's trip to another day: past days cannot be booked. */
async function move(bookingId: string, travelDate: string, tourDuration = "4 days / 3 nights") {
  await setBooking(bookingId, { travelDate, tourDuration });
}

async function cancel(bookingId: string) {
  const publisher = { bookingsChanged: () => undefined, seatsChanged: () => undefined };
  await changeBookingStatus({ db, clock, publisher, bookingMailer, audit }, admin.viewer, {
    bookingId,
    status: "cancelled",
  });
}

test("a booking opens and is listed only for its owner", async () => {
  const { bookingId } = await book({}, as(asha.cookie));
  expect(await idsOf(asha.viewer)).toContain(bookingId);
  expect(await opens(asha.viewer, bookingId)).toBe(true);
  for (const person of [other.viewer, operator.viewer, admin.viewer]) {
    expect(await idsOf(person)).not.toContain(bookingId);
    expect(await opens(person, bookingId), person.role).toBe("not_found");
  }
  expect(await opens(null, bookingId)).toBe("unauthenticated");
  await expect(list(null)).rejects.toMatchObject({ code: "unauthenticated" });
  const pending = viewer({ role: "admin", status: "pending" });
  await expect(list(pending)).rejects.toMatchObject({ code: "forbidden" });
  expect(await opens(pending, bookingId)).toBe("forbidden");
});

test("another account's booking gets the same refusal as a missing one", async () => {
  const { bookingId } = await book({}, as(asha.cookie));
  const refusals = await Promise.allSettled(
    [bookingId, "TB000000", "tb", "' OR 1=1 --"].map((id) =>
      getTravelerBooking({ db, clock }, other.viewer, id),
    ),
  );
  const texts = refusals.map((refusal) => refusal.status === "rejected" && String(refusal.reason));
  expect(new Set(texts)).toStrictEqual(new Set(["AppError: Booking not found."]));
});

test("a guest's booking belongs to the account with its verified e-mail address", async () => {
  const { bookingId } = await book({ email: other.viewer.email.toUpperCase() });
  const { viewer: unverified } = await signInAs({ emailVerified: false });
  const unclaimed = await book({ email: unverified.email });
  expect(await idsOf(other.viewer)).toContain(bookingId);
  expect(await opens(other.viewer, bookingId)).toBe(true);
  expect(await idsOf(unverified)).toStrictEqual([]);
  expect(await opens(unverified, unclaimed.bookingId)).toBe("not_found");
  expect(await opens(asha.viewer, bookingId)).toBe("not_found");
});

test("an account's booking stays with the account, whatever e-mail address it contains", async () => {
  const { bookingId } = await book({ email: other.viewer.email }, as(asha.cookie));
  expect(await idsOf(asha.viewer)).toContain(bookingId);
  expect(await idsOf(other.viewer)).not.toContain(bookingId);
  expect(await opens(other.viewer, bookingId)).toBe("not_found");
});

test("a booking opens by any spelling of its reference, and shows all details", async () => {
  const { bookingId } = await book({ tour: "hampi" }, as(asha.cookie));
  const typed = `  ${bookingId.toLowerCase().slice(0, 4)} ${bookingId.slice(4)} `;
  const page = await getTravelerBooking({ db, clock }, asha.viewer, typed);
  expect(page).toMatchObject({
    booking: { bookingId, status: "confirmed" },
    tour: { path: "/destinations/from-bangalore/hampi", place: "Hampi" },
    history: [{ what: "booked", status: "confirmed", by: "traveler" }],
    isOver: false,
    canChange: true,
    canReview: false,
  });
  expect(page.operatorName).not.toBe("");
  expect(page.tour.meetingPoint).not.toBe("");
  expect(page.tour.carry.length).toBeGreaterThan(0);
});

test("the history distinguishes the team's actions from the traveler's", async () => {
  const { bookingId } = await book({}, as(asha.cookie));
  await makePending(bookingId);
  const publisher = { bookingsChanged: () => undefined, seatsChanged: () => undefined };
  for (const status of ["confirmed", "cancelled"] as const) {
    await changeBookingStatus({ db, clock, publisher, bookingMailer, audit }, admin.viewer, {
      bookingId,
      status,
    });
  }
  const { history, canChange, booking } = await getTravelerBooking({ db, clock }, asha.viewer, bookingId);
  expect(history.map(({ what, by }) => [what, by])).toStrictEqual([
    ["booked", "traveler"],
    // It was set to pending without an event: the confirmation has none either.
    ["changed", "team"],
    ["cancelled", "team"],
  ]);
  expect(history.at(-1)?.at).toBe(booking.cancelledAt);
  expect(canChange).toBe(false);
});

test("each booking is under one filter, and the counts match", async () => {
  const { person, made } = await withBookings(Array.from({ length: 6 }, () => ({ numberOfTravelers: 1 })));
  const [soon, later, underway, past, longPast, cancelled] = made.map(({ bookingId }) => bookingId);
  await move(soon ?? "", addDays(today, 3));
  await move(later ?? "", addDays(today, 30));
  // Four days that began three days ago: today is the last.
  await move(underway ?? "", addDays(today, -3));
  await move(past ?? "", addDays(today, -4));
  await move(longPast ?? "", addDays(today, -1), "1 day");
  await cancel(cancelled ?? "");
  expect(await idsOf(person, { filter: "all" })).toStrictEqual([
    underway,
    soon,
    later,
    longPast,
    past,
    cancelled,
  ]);
  expect(await idsOf(person, { filter: "upcoming" })).toStrictEqual([underway, soon, later]);
  expect(await idsOf(person, { filter: "past" })).toStrictEqual([longPast, past]);
  expect(await idsOf(person, { filter: "cancelled" })).toStrictEqual([cancelled]);
  for (const filter of ["all", "past"] as const) {
    expect((await list(person, { filter })).counts).toStrictEqual({
      all: 6,
      upcoming: 3,
      past: 2,
      cancelled: 1,
    });
  }
  const overs = (await list(person)).bookings.filter(({ isOver }) => isOver);
  expect(overs.map(({ bookingId }) => bookingId)).toStrictEqual([longPast, past]);
});

test("a trip is over when its last day has passed in India, not in UTC", async () => {
  const { person, made } = await withBookings([{}]);
  const bookingId = made[0]?.bookingId ?? "";
  await move(bookingId, "2027-01-10", "3 days / 2 nights");
  const counts = async (instant: string) =>
    (
      await listTravelerBookings({ db, clock: () => Date.parse(instant) }, person, {
        filter: "all",
        limit: 1,
      })
    ).counts;
  expect(await counts("2027-01-12T18:29:59Z")).toMatchObject({ upcoming: 1, past: 0 });
  expect(await counts("2027-01-12T18:30:00Z")).toMatchObject({ upcoming: 0, past: 1 });
});

test("a completed trip can be reviewed once", async () => {
  const { person, made } = await withBookings([{}, {}, {}]);
  const [done, waiting, cancelled] = made.map(({ bookingId }) => bookingId);
  for (const id of [done, waiting, cancelled]) await move(id ?? "", addDays(today, -10));
  await makePending(waiting ?? "");
  await cancel(cancelled ?? "");
  const canReview = async (id = "") => (await getTravelerBooking({ db, clock }, person, id)).canReview;
  expect(await Promise.all([done, waiting, cancelled].map(canReview))).toStrictEqual([true, false, false]);
  const row = await bookingRow(done ?? "");
  await db.insert(reviews).values({
    id: crypto.randomUUID(),
    booking: row.id,
    tourId: row.tourId,
    rating: 5,
    title: "Good",
    text: "Very good.",
    createdAt: 1,
    updatedAt: 1,
  });
  expect(await canReview(done)).toBe(false);
});

test.for(["all", "upcoming"] as const)("%s is paged without gaps or repetitions", async (filter) => {
  const travelDate = addDays(today, 40);
  const { person, made } = await withBookings(
    Array.from({ length: 7 }, (_, index) => ({
      tour: "hampi",
      // Several on one day: their ids decide the order.
      travelDate: addDays(travelDate, filter === "all" ? index : index % 2),
      numberOfTravelers: 1,
    })),
  );
  const whole = await idsOf(person, { filter });
  expect(whole.toSorted()).toStrictEqual(made.map(({ bookingId }) => bookingId).toSorted());
  const paged: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await list(person, { filter, limit: 3, ...(cursor && { cursor }) });
    expect(page.counts.all).toBe(7);
    paged.push(...page.bookings.map(({ bookingId }) => bookingId));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(paged).toStrictEqual(whole);
});

test.for(["x", "", btoa("[1,2]"), btoa("{}"), btoa("[null,null]")])(
  "the cursor %j is refused",
  async (cursor) => {
    await expect(list(asha.viewer, { cursor })).rejects.toMatchObject({ code: "invalid" });
  },
);

test("one account's cursor reveals nothing to another", async () => {
  const { person } = await withBookings([{}, {}]);
  const { nextCursor } = await list(person, { limit: 1 });
  const { person: stranger } = await withBookings([]);
  expect(await idsOf(stranger, { cursor: nextCursor ?? "" })).toStrictEqual([]);
});

test("bookings are found by tour, place and reference, in any case and literally", async () => {
  const { person, made } = await withBookings([{ tour: "hampi" }, { tour: "munnar" }]);
  const [hampi, munnar] = made.map(({ bookingId }) => bookingId);
  expect(await idsOf(person, { q: "HAMPI" })).toStrictEqual([hampi]);
  expect(await idsOf(person, { q: "kerala" })).toStrictEqual([munnar]);
  expect(await idsOf(person, { q: (munnar ?? "").toLowerCase() })).toStrictEqual([munnar]);
  expect((await list(person, { q: "hampi", filter: "past" })).counts).toStrictEqual({
    all: 1,
    upcoming: 1,
    past: 0,
    cancelled: 0,
  });
  for (const q of ["%", "_", "'", '"', "\\", "\u0000", "x".repeat(200)]) {
    expect(await idsOf(person, { q }), q).toStrictEqual([]);
  }
});

test("the next booking is prefilled from the account, and with what it lacks from the last booking", async () => {
  const { person } = await withBookings([
    { phone: "+91 98450 11111" },
    { phone: "+91 98450 22222", emergencyName: "Arjun Iyer", emergencyPhone: "+91 98450 33333" },
  ]);
  const emergency = { emergencyName: "Arjun Iyer", emergencyPhone: "+919845033333" };
  expect(await services.getBookingContact(person)).toMatchObject({ phone: "+919845022222", ...emergency });
  const set = (change: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(change).where(eq(users.id, person.id));
  // Without a number, the name is nobody to call.
  await set({ phone: "+919845044444", emergencyName: "Leela Iyer" });
  expect(await services.getBookingContact(person)).toMatchObject({ phone: "+919845044444", ...emergency });
  const own = { emergencyName: "Leela Iyer", emergencyPhone: "+919845055555" };
  await set(own);
  expect(await services.getBookingContact(person)).toMatchObject(own);
  const newcomer = (await signInAs()).viewer;
  expect(await services.getBookingContact(newcomer)).toMatchObject({ phone: "", emergencyPhone: "" });
  expect(await services.getBookingContact(null)).toBeNull();
});
