import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { BookingChange } from "~/domain/trips/traveler-booking";
import { bookings } from "../../worker/platform/db/schema";
import { audit } from "../support/audit";
import { as, book, patch } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { db, eventsOf, makePending, seatsSold, setBooking } from "../support/database";
import { openFeed } from "../support/feed";
import { signInAs, type SignedIn } from "../support/traveler-bookings";
import { useCases } from "../../worker/services";

const { run: changeBookingStatus } = useCases.changeBookingStatus;
const { run: changeTravelerBooking } = useCases.changeTravelerBooking;

const clock = () => Date.now();
const today = todayInIndia(Date.now());

const details = (of: string): BookingChange => ({
  specialRequests: `requests of ${of}`,
  emergencyName: `name of ${of}`,
  emergencyPhone: "+919845000000",
});

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

let published = 0;
const publisher = { bookingsChanged: () => void (published += 1), seatsChanged: () => undefined };

function change(person: Viewer | null, bookingId: string, to: BookingChange) {
  return changeTravelerBooking({ db, clock, publisher, bookingMailer }, person, { bookingId, details: to });
}

async function storedDetails(bookingId: string) {
  return db
    .select({
      specialRequests: bookings.specialRequests,
      emergencyName: bookings.emergencyName,
      emergencyPhone: bookings.emergencyPhone,
    })
    .from(bookings)
    .where(eq(bookings.bookingId, bookingId))
    .get();
}

test("the owner changes requests and emergency contact, and the event names the owner", async () => {
  const before = await book({}, as(asha.cookie));
  const publishedBefore = published;
  const page = await change(asha.viewer, before.bookingId.toLowerCase(), details("Asha"));
  expect(page.booking).toStrictEqual({ ...before, ...details("Asha") });
  expect(page.history.map(({ what, by }) => [what, by])).toStrictEqual([
    ["booked", "traveler"],
    ["changed", "traveler"],
  ]);
  expect(await eventsOf(before.bookingId)).toMatchObject([
    { type: "booking.created" },
    { type: "booking.updated", status: "confirmed", actorId: asha.viewer.id },
  ]);
  expect(published).toBe(publishedBefore + 1);
  expect(await seatsSold("ooty", before.travelDate)).toBe(2);
});

test("the dashboard's feed publishes it, with the booking's state at that time", async () => {
  const { bookingId } = await book({}, as(asha.cookie));
  using feed = await openFeed({ cookie: admin.cookie });
  const hello = await feed.next();
  await change(asha.viewer, bookingId, details("the feed"));
  // Any other change wakes the feed: here the test publishes by itself.
  await patch(`/api/admin/bookings/${bookingId}`, { status: "cancelled" }, as(admin.cookie));
  expect(await feed.next()).toMatchObject({
    type: "booking.updated",
    seq: hello.seq + 1,
    booking: { bookingId, status: "confirmed", ...details("the feed") },
  });
  expect(await feed.next()).toMatchObject({ seq: hello.seq + 2, booking: { status: "cancelled" } });
});

test("submitting the same details changes nothing, and sends no event", async () => {
  const { bookingId } = await book({}, as(asha.cookie));
  await change(asha.viewer, bookingId, { ...details("Asha"), specialRequests: null });
  const publishedBefore = published;
  await change(asha.viewer, bookingId, { ...details("Asha"), specialRequests: null });
  expect(await eventsOf(bookingId)).toHaveLength(2);
  expect(published).toBe(publishedBefore);
});

test("only the owner changes a booking, and others get the same refusal as for a missing one", async () => {
  const { bookingId } = await book({}, as(asha.cookie));
  const before = await storedDetails(bookingId);
  const missing = await change(other.viewer, "TB000000", details("nobody")).catch(String);
  for (const { viewer } of [other, operator, admin]) {
    expect(await change(viewer, bookingId, details(viewer.role)).catch(String)).toBe(missing);
  }
  await expect(change(null, bookingId, details("nobody"))).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await storedDetails(bookingId)).toStrictEqual(before);
  expect(await eventsOf(bookingId)).toHaveLength(1);
});

test("only the verified owner of its e-mail address changes a guest's booking", async () => {
  const { viewer: unverified } = await signInAs({ emailVerified: false });
  const theirs = await book({ email: unverified.email });
  await expect(change(unverified, theirs.bookingId, details("unverified"))).rejects.toMatchObject({
    code: "not_found",
  });
  const { bookingId } = await book({ email: other.viewer.email });
  expect(await eventsOf(bookingId)).toHaveLength(1);
  const { booking, history } = await change(other.viewer, bookingId, details("verified"));
  expect(booking).toMatchObject(details("verified"));
  expect(history.at(-1)).toMatchObject({ what: "changed", by: "traveler" });
});

test("a pending booking can be changed, a canceled one not", async () => {
  const { bookingId } = await book({}, as(asha.cookie));
  await makePending(bookingId);
  expect((await change(asha.viewer, bookingId, details("pending"))).booking.status).toBe("pending");
  await changeBookingStatus({ db, clock, publisher, bookingMailer, audit }, admin.viewer, {
    bookingId,
    status: "cancelled",
  });
  await expect(change(asha.viewer, bookingId, details("cancelled"))).rejects.toMatchObject({
    code: "illegal_transition",
  });
  expect(await storedDetails(bookingId)).toStrictEqual(details("pending"));
});

test("a booking can be changed until the trip's last day, and not the day after", async () => {
  const { bookingId } = await book({}, as(asha.cookie));
  const begin = (travelDate: string) =>
    setBooking(bookingId, { travelDate, tourDuration: "4 days / 3 nights" });
  await begin(addDays(today, -3));
  await change(asha.viewer, bookingId, details("the last day"));
  await begin(addDays(today, -4));
  await expect(change(asha.viewer, bookingId, details("too late"))).rejects.toMatchObject({
    code: "illegal_transition",
    message: expect.stringContaining("over"),
  });
  expect(await storedDetails(bookingId)).toStrictEqual(details("the last day"));
});

test("of concurrent changes one applies in full, and each has its event", async () => {
  const { bookingId } = await book({}, as(asha.cookie));
  const writers = Array.from({ length: 8 }, (_, index) => details(`writer ${index}`));
  await Promise.all(writers.map((to) => change(asha.viewer, bookingId, to)));
  expect(writers).toContainEqual(await storedDetails(bookingId));
  expect(await eventsOf(bookingId)).toHaveLength(1 + writers.length);
});
