import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { takeSeats } from "../../worker/seats/seats.repo";
import { bookings, contactMessages, tours, users, waitingEntries } from "../../worker/platform/db/schema";
import { signInAgain } from "../support/signed-in";
import { book, post } from "../support/api";
import { freshTravelDate } from "../support/booking-request";
import { db, tourOfCapacity, setBooking } from "../support/database";
import { bookingRow } from "../support/rows";
import { createPerson } from "../support/people";
import { refusal } from "../support/refusal";
import { attempt, browser, form, mailsTo, services, tokenMailedTo } from "../support/services";
import { signUp } from "../support/sign-up";

const address = () => `${crypto.randomUUID()}@example.com`;

/** Makes what a guest can make with an address: a booking, a confirmed place in line and a message. */
async function makeAsGuest(email: string) {
  const { bookingId } = await book({ email, firstName: "Guest", lastName: "Rao" });
  const [tour, travelDate] = [await tourOfCapacity(12), freshTravelDate()];
  const [row] = await db.select({ id: tours.id }).from(tours).where(eq(tours.slug, tour));
  const day = { tourId: row?.id ?? 0, travelDate };
  await takeSeats(db, { ...day, start: "", seats: 12 });
  const id = crypto.randomUUID();
  const entry = {
    ...day,
    start: "",
    seats: 1,
    name: "Guest Rao",
    email,
    emailKey: email,
    createdAt: Date.now(),
  };
  await db.insert(waitingEntries).values({ ...entry, id, place: 1, status: "waiting", holdId: id });
  const message = {
    name: "Guest Rao",
    email,
    subject: "Feedback" as const,
    message: "Thank you.",
    createdAt: 1,
  };
  await db.insert(contactMessages).values({ ...message, id });
  return { bookingId, waiting: id, tour, travelDate };
}

async function viewerOf({ email, password }: { email: string; password: string }) {
  const { viewer } = await services.getSession(browser(await signInAgain({ email, password })));
  if (!viewer) throw new Error("there is no session");
  return viewer;
}

type Person = Awaited<ReturnType<typeof viewerOf>>;

/** Signs up and signs in, before the mailed link is followed. */
async function unconfirmed(email: string) {
  const { password } = await signUp({ email });
  return { email, password, viewer: await viewerOf({ email, password }), token: await tokenMailedTo(email) };
}

/** Signs up and follows the mailed link. */
async function confirmed(email: string) {
  const { password, token } = await unconfirmed(email);
  await services.verifyEmail(token, browser());
  return { email, password, viewer: await viewerOf({ email, password }) };
}

/** Asks to move an account. @returns the token of the link mailed to the new address */
async function askToMove({ viewer, password }: { viewer: Person; password: string }, email: string) {
  const asked = await attempt(services.changeEmail(viewer, form({ email, currentPassword: password })));
  expect(asked).toStrictEqual({ ok: true, email });
  return tokenMailedTo(email);
}

async function listedFor(viewer: Person) {
  const { bookings: trips } = await services.listTravelerBookings(viewer, { filter: "all", limit: 20 });
  const places = await services.listWaitingEntries(viewer);
  return [...trips.map(({ bookingId }) => bookingId), ...places.map(({ id }) => id)];
}

test("what was made as a guest stays with the account that confirmed the address, wherever it moves", async () => {
  const [first, second] = [address(), address()];
  const made = await makeAsGuest(first);
  const account = await confirmed(first);
  const moved = await askToMove(account, second);
  await services.verifyEmail(moved, browser());
  const viewer = await viewerOf({ ...account, email: second });

  expect(viewer.email).toBe(second);
  expect(await listedFor(viewer)).toStrictEqual([made.bookingId, made.waiting]);
  const { booking } = await services.getTravelerBooking(viewer, made.bookingId);
  expect(booking).toMatchObject({ bookingId: made.bookingId, customerEmail: first });
  const { json } = await services.exportData(viewer);
  for (const text of [made.bookingId, "Thank you.", made.tour]) expect(json).toContain(text);

  const yesterday = addDays(todayInIndia(Date.now()), -1);
  await setBooking(made.bookingId, { travelDate: yesterday, tourDuration: "1 day", status: "completed" });
  const review = {
    bookingId: made.bookingId,
    rating: 5 as const,
    title: "Good",
    text: "It was a very good trip.",
  };
  await services.writeReview(viewer, review);
  expect(await services.getTravelerReview(viewer, made.bookingId)).toMatchObject({ review: { rating: 5 } });

  // The guest's own ways in work as before, and mails go to the address of the booking.
  const lookup = await post("/api/bookings/lookup", { bookingId: made.bookingId, email: first });
  expect(lookup.status).toBe(200);
  expect((await mailsTo(first)).some(({ subject }) => subject.includes(made.bookingId))).toBe(true);
});

test("someone who later confirms an address that another account left gets only what is made with it afterwards", async () => {
  const [first, second] = [address(), address()];
  const made = await makeAsGuest(first);
  const former = await confirmed(first);
  await services.verifyEmail(await askToMove(former, second), browser());
  const between = await makeAsGuest(first);
  const { viewer } = await confirmed(first);
  const after = await makeAsGuest(first);

  const own = [between, after].flatMap(({ bookingId, waiting }) => [bookingId, waiting]);
  expect((await listedFor(viewer)).toSorted()).toStrictEqual(own.toSorted());
  await refusal(services.getTravelerBooking(viewer, made.bookingId), "not_found");
  const { json } = await services.exportData(viewer);
  expect(json).toContain(after.bookingId);
  expect(json).not.toContain(made.bookingId);
  expect(await listedFor(await viewerOf({ ...former, email: second }))).toStrictEqual([
    made.bookingId,
    made.waiting,
  ]);

  // Nor does a link mailed to the address open or erase what belongs to the account that moved.
  await services.requestDataLink(form({ email: first }), browser());
  const link = (await mailsTo(first)).flatMap(({ text }) => /\/my-data\/([\w.-]+)/.exec(text)?.[1] ?? [])[0];
  expect(await services.getGuestData(link ?? "")).toMatchObject({
    bookings: 2,
    messages: 2,
    waitingLists: 2,
  });
  expect((await services.exportGuestData(link ?? "")).json).not.toContain(made.bookingId);
});

test("an address that is not confirmed gives nothing, neither at sign-up nor when an account asks to move to it", async () => {
  const email = address();
  const made = await makeAsGuest(email);
  const stranger = await confirmed(address());
  const token = await askToMove(stranger, email);
  const { viewer, token: ownToken } = await unconfirmed(email);
  const later = await makeAsGuest(email);

  for (const person of [viewer, stranger.viewer]) {
    expect(await listedFor(person)).toStrictEqual([]);
    for (const { bookingId } of [made, later])
      await refusal(services.getTravelerBooking(person, bookingId), "not_found");
  }
  // The address has an account by now.
  await refusal(services.verifyEmail(token, browser()), "invalid");
  expect(await listedFor(stranger.viewer)).toStrictEqual([]);
  await services.verifyEmail(ownToken, browser());
  expect(await listedFor(viewer)).toHaveLength(4);
});

test("every way to confirm an address gives its account what was made with it", async () => {
  const made = await Promise.all(
    [address(), address(), address()].map(async (email) => ({ email, ...(await makeAsGuest(email)) })),
  );
  const [stored, marked, corrected] = made.map(({ email }) => email);
  const people = [
    await createPerson("user", "active", { email: stored ?? "", emailVerified: true }),
    await createPerson("user", "active", { email: marked ?? "" }),
    await createPerson("user", "active", { email: address(), emailVerified: true }),
  ];
  await db
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.email, marked ?? ""));
  await db
    .update(bookings)
    .set({ customerEmail: people[2]?.email ?? "" })
    .where(eq(bookings.customerEmail, corrected ?? ""));
  const owners = await Promise.all(
    made.map(async ({ bookingId }) => {
      const row = await bookingRow(bookingId);
      return row.userId;
    }),
  );
  expect(owners).toStrictEqual(people.map(({ id }) => id));
});
