import { env } from "cloudflare:workers";
import { eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { createPerson } from "../support/people";
import { partyFormSchema } from "~/domain/trips/party-form";
import type { PartyQuestion } from "~/domain/bookings/party-questions";
import { addDays, startOfDayInIndia } from "~/domain/calendar/calendar";
import { bookingKey } from "../../worker/platform/keys/booking-link";
import { sendPartyReminders } from "../../worker/notifications/bookings/send-reminders";
import { saveParty as write } from "../../worker/bookings/party.repo";
import { bookings, mailOutbox, partyMembers } from "../../worker/platform/db/schema";
import { deleteExpired } from "../../worker/housekeeping/run-scheduled";
import { actionsOn } from "../support/audit";
import { book, post } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { bookingMailer } from "../support/booking-mailer";
import { db } from "../support/database";
import { bookingRow, setTour } from "../support/rows";
import { keys } from "../support/keys";
import { createOperatorWorld } from "../support/operator-world";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { ownQuestion } from "../support/own-question";
import { services } from "../support/services";
import { columnsWith } from "../support/text-scan";

const hour = 60 * 60 * 1000;

async function asks(slug: string, partyQuestions: PartyQuestion[]) {
  await setTour(slug, { partyQuestions });
}

beforeEach(async () => {
  await asks("ooty", ["age", "identity", "diet"]);
  await asks("munnar", ["pick-up"]);
});

/** Books for two adults, a child and an infant, unless overridden. */
async function booked(overrides: Record<string, unknown> = {}) {
  const booking = await book({ numberOfTravelers: 3, children: 1, infants: 1, ...overrides });
  const row = await bookingRow(booking.bookingId);
  const by = { viewer: null, key: bookingKey(keys, row) };
  return {
    ...booking,
    id: row.id,
    by,
    read: () => services.getParty(row.bookingId, by, new Headers()),
    save: (fields: Record<string, string>) =>
      services.saveParty(row.bookingId, by, new Headers(), partyFormSchema.parse(fields)),
    stored: () => db.select().from(partyMembers).where(eq(partyMembers.booking, row.id)),
  };
}

const passport = { "adult.0.identityKind": "passport", "adult.0.identityNumber": "Z7654321" };

test("names are given at leisure: a part now, the rest later, with the progress", async () => {
  const { read, save, customerName } = await booked();
  expect(await read()).toMatchObject({ progress: { names: 0, people: 4, isComplete: false }, customerName });
  await save({ "adult.0.name": "Asha Rao", "adult.0.age": "34" });
  expect(await read()).toMatchObject({
    progress: { names: 1 },
    members: [{ name: "Asha Rao", age: 34 }, { name: null }, { kind: "child" }, { kind: "infant" }],
  });
  const others = { "adult.1.name": "Ravi Rao", "child.0.name": "Mini Rao", "infant.0.name": "Tara Rao" };
  await save({ "adult.0.name": "Asha Rao", "adult.0.age": "34", ...others });
  expect((await read()).progress).toMatchObject({ names: 4, isComplete: false });
});

test("ages given when booking are those of the children", async () => {
  const { read } = await booked({ numberOfTravelers: 4, children: 2, childAges: [4] });
  const { members } = await read();
  expect(members.filter(({ kind }) => kind === "child").map(({ age }) => age)).toStrictEqual([4, null]);
});

test.for([
  ["more ages than children", { numberOfTravelers: 3, children: 1, childAges: [4, 7] }],
  ["the age of an adult", { numberOfTravelers: 3, children: 1, childAges: [12] }],
] as const)("the API refuses %s", async ([, party]) => {
  const { errors } = await problemOf(await post("/api/bookings", bookingRequest(party)), "invalid");
  expect(Object.keys(errors ?? {})[0]).toMatch(/^childAges/);
});

test("the raw row holds no plain identity number, and the page only its end", async () => {
  const { read, save, stored, id } = await booked();
  await save({ "adult.0.name": "Asha Rao", ...passport });
  const [row] = await stored();
  expect(row?.encryptedIdentity).toMatch(/^1\.[\w-]+$/);
  expect(await columnsWith(["Z7654321"])).toStrictEqual([]);
  expect(keys.decrypt("traveler-identity", row?.encryptedIdentity ?? "", `${id}/adult/1`)).toBe(
    '{"kind":"passport","number":"Z7654321"}',
  );
  // A copy in another row does not decrypt.
  expect(keys.decrypt("traveler-identity", row?.encryptedIdentity ?? "", `${id}/adult/2`)).toBeNull();
  const page = await read();
  expect(page.members[0]?.identity).toStrictEqual({ kind: "passport", ending: "4321" });
  expect(JSON.stringify(page)).not.toContain("Z7654321");
});

test("an empty number keeps the stored document, another kind needs its number, none removes it", async () => {
  const { read, save } = await booked();
  await save(passport);
  await save({ "adult.0.name": "Asha Rao", "adult.0.identityKind": "passport" });
  expect((await read()).members[0]).toMatchObject({ name: "Asha Rao", identity: { ending: "4321" } });
  const refused = await refusal(save({ "adult.0.identityKind": "voter-id" }), "invalid");
  expect(refused.errors).toHaveProperty(["adult.0.identityNumber"]);
  expect((await read()).members[0]?.identity).not.toBeNull();
  await save({ "adult.0.identityKind": "" });
  expect((await read()).members[0]).toMatchObject({ hasIdentity: false, identity: null });
});

test("only what the tour asks is stored", async () => {
  const { read, save } = await booked({ tour: "munnar" });
  await save({ ...passport, "adult.0.diet": "vegan", pickUp: "Hotel Lake View" });
  expect(await read()).toMatchObject({
    pickUp: "Hotel Lake View",
    members: [{ diet: null, hasIdentity: false }, {}, {}, {}],
  });
});

test("nobody without the booking's key, account or address opens its party", async () => {
  const { bookingId, by } = await booked();
  const none = new Headers();
  await refusal(services.getParty(bookingId, { viewer: null }, none), "unauthenticated");
  await refusal(services.getParty(bookingId, { viewer: null, key: "0-0" }, none), "not_found");
  const other = await booked();
  await refusal(services.getParty(other.bookingId, by, none), "not_found");
  await refusal(
    services.saveParty(other.bookingId, by, none, { members: [], answers: {}, pickUp: null }),
    "not_found",
  );
});

test("a smaller party keeps the names that still fit, without a gap for a late save", async () => {
  const { id, save, stored } = await booked();
  await save({
    "adult.0.name": "Asha",
    "adult.1.name": "Ravi",
    "child.0.name": "Mini",
    "infant.0.name": "Tara",
  });
  await db.update(bookings).set({ numberOfTravelers: 2, children: 1, infants: 0 }).where(eq(bookings.id, id));
  expect((await stored()).map(({ name }) => name)).toStrictEqual(["Asha", "Mini"]);
  // A form that was opened before: its people beyond the party are not written.
  await save({
    "adult.0.name": "Asha",
    "adult.1.name": "Ravi",
    "child.0.name": "Mini",
    "infant.0.name": "Tara",
  });
  expect((await stored()).map(({ name }) => name).toSorted()).toStrictEqual(["Asha", "Mini"]);
  await db.update(bookings).set({ numberOfTravelers: 3 }).where(eq(bookings.id, id));
  expect(await stored()).toHaveLength(2);
});

test.for(["cancelled", "expired"] as const)(
  "a booking that is %s loses its documents at once",
  async (status) => {
    const { id, save, stored } = await booked();
    await save({ "adult.0.name": "Asha", ...passport });
    await db.update(bookings).set({ status }).where(eq(bookings.id, id));
    expect(await stored()).toMatchObject([{ name: "Asha", encryptedIdentity: null, identityUntil: null }]);
    await refusal(save(passport), "illegal_transition");
  },
);

test("a document that is saved while the booking is canceled is not stored", async () => {
  const { id, stored } = await booked();
  await db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, id));
  const member = {
    id: `${id}/adult/1`,
    kind: "adult" as const,
    number: 1,
    name: "Asha",
    age: null,
    diet: null,
    answered: null,
    encryptedAnswers: null,
    encryptedIdentity: "1.abc",
  };
  const given = { members: [member], pickUp: null, identityUntil: "2099-01-01" };
  // Past the check of the use case, as in a race.
  expect(await write(db, eq(bookings.id, id), given)).toBe(false);
  expect(await stored()).toStrictEqual([]);
  await db.update(bookings).set({ status: "confirmed" }).where(eq(bookings.id, id));
  expect(await write(db, eq(bookings.id, id), given)).toBe(true);
  expect(await stored()).toHaveLength(1);
});

const clean = (day: string) => deleteExpired({ db, clock: () => startOfDayInIndia(day) });

test("documents are erased seven days after the trip, also after it was moved; the names stay", async () => {
  const { id, travelDate, save, stored } = await booked();
  await save({ "adult.0.name": "Asha", ...passport });
  // Ooty takes four days.
  const lastDay = addDays(travelDate, 3);
  const until = async () => (await stored())[0]?.identityUntil;
  expect(await until()).toBe(addDays(lastDay, 8));
  await db
    .update(bookings)
    .set({ travelDate: addDays(travelDate, 30) })
    .where(eq(bookings.id, id));
  expect(await until()).toBe(addDays(lastDay, 38));
  await clean(addDays(lastDay, 37));
  expect((await stored())[0]?.encryptedIdentity).not.toBeNull();
  await clean(addDays(lastDay, 38));
  expect(await stored()).toMatchObject([{ name: "Asha", encryptedIdentity: null, identityUntil: null }]);
});

test("an operator sees names, and documents only on request, which is logged", async () => {
  const world = await createOperatorWorld();
  await asks(world.tour, ["age", "identity"]);
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, world.bookingId)).get();
  const visitor = { viewer: null, key: bookingKey(keys, row ?? { id: "", linkVersion: 0 }) };
  const fields = { "adult.0.name": "Asha Rao", "adult.0.age": "34", ...passport };
  await services.saveParty(world.bookingId, visitor, new Headers(), partyFormSchema.parse(fields));
  const departure = { slug: world.tour, date: world.travelDate };
  const manifest = await services.getManifest(world.owner, departure);
  expect(manifest.rows[0]?.members[0]).toStrictEqual({
    kind: "adult",
    number: 1,
    name: "Asha Rao",
    age: 34,
    diet: null,
    hasIdentity: true,
    answered: [],
  });
  const page = await services.getOperatorBooking(world.owner, world.bookingId);
  expect(page.members[0]).toMatchObject({ name: "Asha Rao", age: 34 });
  for (const seen of [manifest, page, await services.getCheckInSheet(world.owner, departure)])
    expect(JSON.stringify(seen)).not.toContain("Z7654321");
  const { names, ...admin } = await services.getAdminBooking(world.admin, world.bookingId);
  expect(names[0]).toBe("Asha Rao");
  expect(JSON.stringify(admin)).not.toMatch(/Z7654321|passport/);

  const subject = `${world.tour}/${world.travelDate}`;
  expect(await actionsOn(subject)).toHaveLength(0);
  expect(await services.revealIdentities(world.owner, departure)).toStrictEqual([
    { place: `${world.bookingId} adult 1`, identity: { kind: "passport", number: "Z7654321" } },
  ]);
  expect(await actionsOn(subject)).toMatchObject([
    { log: { action: "departure.view-identities", actorId: world.owner.id } },
  ]);
  expect(await columnsWith(["Z7654321"])).toStrictEqual([]);
});

/** A confirmed booking for a day that was made long before. */
async function bookedFor(travelDate: string, overrides: Record<string, unknown> = {}) {
  const booking = await booked({ numberOfTravelers: 1, children: 0, infants: 0, ...overrides });
  const createdAt = startOfDayInIndia(travelDate) - 60 * 24 * hour;
  await db.update(bookings).set({ travelDate, createdAt }).where(eq(bookings.id, booking.id));
  return booking;
}

const remind = (day: string) =>
  sendPartyReminders({ db, clock: () => startOfDayInIndia(day) + 9 * hour, bookingMailer });

async function reminded() {
  const rows = await db.select().from(mailOutbox).where(like(mailOutbox.dedupeKey, "booking/%/party/%"));
  return rows;
}

test("only parties that lack something are reminded, once, two days before it is due", async () => {
  await db.update(bookings).set({ travelDate: "2020-01-01" });
  await db.delete(mailOutbox);
  const missing = await bookedFor("2031-05-15");
  const complete = await bookedFor("2031-05-15");
  await complete.save({
    "adult.0.name": "Asha Rao",
    "adult.0.age": "34",
    "adult.0.diet": "any",
    ...passport,
  });
  const canceled = await bookedFor("2031-05-15");
  await db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, canceled.id));
  const place = await bookedFor("2031-05-15", { tour: "munnar" });
  await place.save({ "adult.0.name": "Asha Rao" });
  await remind("2031-05-09");
  expect(await reminded()).toStrictEqual([]);
  await Promise.all([remind("2031-05-10"), remind("2031-05-10")]);
  const mails = await reminded();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toStrictEqual(
    [missing.customerEmail, place.customerEmail].toSorted(),
  );
  const [mail] = mails.filter(({ recipient }) => recipient === missing.customerEmail);
  expect(mail?.subject).toContain("May 12, 2031");
  expect(mail?.text).toContain(`https://tours.example/trip/${missing.bookingId}/key/party`);
  expect(mail?.text).toMatch(/age,\s+identity\s+document,\s+and\s+diet/);
  await db.delete(mailOutbox);
  await place.save({ "adult.0.name": "Asha Rao", pickUp: "Hotel Lake View" });
  await remind("2031-05-10");
  expect((await reminded()).map(({ recipient }) => recipient)).toStrictEqual([missing.customerEmail]);
});

const weight = ownQuestion({ kind: "weight" });
const arrival = ownQuestion({ id: "arrival", label: "Arrival", per: "booking", dueDays: 10 });

test("own questions are answered with the names, stored encrypted, and shown to the operator", async () => {
  const world = await createOperatorWorld();
  await setTour(world.tour, { partyQuestions: [], ownQuestions: [weight, arrival] });
  const row = await bookingRow(world.bookingId);
  const by = { viewer: null, key: bookingKey(keys, row) };
  const save = (fields: Record<string, string>) =>
    services.saveParty(row.bookingId, by, new Headers(), partyFormSchema.parse(fields));
  const read = () => services.getParty(row.bookingId, by, new Headers());
  expect((await read()).progress.missing).toStrictEqual([
    { words: "“Weight”", people: row.numberOfTravelers },
    { words: "“Arrival”", people: null },
  ]);
  const wrong = await refusal(save({ "adult.0.answers.weight": "heavy", "answers.arrival": "x" }), "invalid");
  expect(Object.keys(wrong.errors ?? {})).toStrictEqual(["adult.0.answers.weight"]);
  await save({
    "adult.0.name": "Asha Rao",
    "adult.0.answers.weight": "62.5",
    "adult.0.answers.unknown": "not asked",
    "answers.arrival": "Night train 12671",
  });
  const { members, progress } = await read();
  expect(members[0]?.answers).toStrictEqual({ weight: "62.5", arrival: "Night train 12671" });
  expect(progress.missing.map(({ words }) => words)).not.toContain("“Arrival”");
  const [stored] = await db.select().from(partyMembers).where(eq(partyMembers.booking, row.id));
  expect(stored?.answered).toStrictEqual(["weight", "arrival"]);
  expect(await columnsWith(["12671", "62.5"])).toStrictEqual([]);

  const departure = { slug: world.tour, date: world.travelDate };
  const manifest = await services.getManifest(world.owner, departure);
  expect(manifest.rows.find(({ bookingId }) => bookingId === row.bookingId)?.answers).toStrictEqual([
    { question: "weight", person: "Asha Rao", words: "62.5 kg" },
    { question: "arrival", person: null, words: "Night train 12671" },
  ]);
  expect(JSON.stringify(await services.getCheckInSheet(world.owner, departure))).not.toContain("12671");
  // Emptied answers are gone.
  await save({ "adult.0.name": "Asha Rao" });
  const [emptied] = await db.select().from(partyMembers).where(eq(partyMembers.booking, row.id));
  expect(emptied).toMatchObject({ answered: null, encryptedAnswers: null });
});

test("a party is reminded of a required own question two days before it is due, and of an optional one never", async () => {
  await db.update(bookings).set({ travelDate: "2020-01-01" });
  await db.delete(mailOutbox);
  await setTour("munnar", { partyQuestions: [], ownQuestions: [arrival] });
  const named = { "adult.0.name": "Asha Rao" };
  const missing = await bookedFor("2031-06-15", { tour: "munnar" });
  await missing.save(named);
  const answered = await bookedFor("2031-06-15", { tour: "munnar" });
  await answered.save({ ...named, "answers.arrival": "By car" });
  await remind("2031-06-10");
  expect(await reminded()).toStrictEqual([]);
  await remind("2031-06-03");
  const mails = await reminded();
  expect(mails.map(({ recipient }) => recipient)).toStrictEqual([missing.customerEmail]);
  expect(mails[0]?.subject).toContain("Jun 5, 2031");
  expect(mails[0]?.text).toContain("“Arrival”");
  await db.delete(mailOutbox);
  await setTour("munnar", { ownQuestions: [{ ...arrival, isRequired: false }] });
  await remind("2031-06-03");
  expect(await reminded()).toStrictEqual([]);
  await setTour("munnar", { ownQuestions: [] });
});

// Negative controls: the tests above would pass without the trigger only if something else did their work.
test.for([{ numberOfTravelers: 1, children: 0, infants: 0 }, { status: "cancelled" }] as const)(
  "without the trigger people or documents would stay after %o",
  async (change) => {
    const { id, save, stored } = await booked();
    await save({ "adult.0.name": "Asha", "adult.1.name": "Ravi", ...passport });
    const trigger = await env.DB.prepare(
      "SELECT sql FROM sqlite_master WHERE name = 'party_follows_booking'",
    ).first<{ sql: string }>();
    await env.DB.prepare("DROP TRIGGER party_follows_booking").run();
    await db.update(bookings).set(change).where(eq(bookings.id, id));
    const people = await stored();
    await env.DB.prepare(trigger?.sql ?? "").run();
    expect(people.filter((person) => person.name !== null)).toHaveLength(2);
    expect(people.some(({ encryptedIdentity }) => encryptedIdentity !== null)).toBe(true);
  },
);

const order = (answers?: Record<string, string>) =>
  post("/api/bookings", bookingRequest({ tour: "mysore", answers }));

test("a question that is due when booking is asked there, refused without an answer, and stored encrypted", async () => {
  const hotel = ownQuestion({ id: "hotel", label: "Your hotel", per: "booking", atBooking: true });
  await setTour("mysore", { partyQuestions: [], ownQuestions: [hotel, arrival] });
  const { questions } = await services.getTour("mysore");
  expect(questions).toMatchObject([{ id: "hotel", label: "Your hotel", isRequired: true }]);
  const missing = await problemOf(await order(), "invalid");
  expect(missing.errors).toStrictEqual({
    answers: ["Your hotel: Please answer this question."],
    "answers.hotel": ["Please answer this question."],
  });
  const unknown = await problemOf(await order({ hotel: "Taj", shoes: "42" }), "invalid");
  expect(Object.keys(unknown.errors ?? {})).toStrictEqual(["answers.shoes"]);
  const { bookingId, totalAmount } = await book({ tour: "mysore", answers: { hotel: "Radisson 7731" } });
  const row = await bookingRow(bookingId);
  const by = { viewer: null, key: bookingKey(keys, row) };
  const { members, progress } = await services.getParty(bookingId, by, new Headers());
  expect(members[0]?.answers).toStrictEqual({ hotel: "Radisson 7731" });
  expect(progress.missing.map(({ words }) => words)).toStrictEqual(["“Arrival”"]);
  expect(await columnsWith(["Radisson 7731"])).toStrictEqual([]);
  // The team books for others, who may answer later.
  const admin = await createPerson("admin", "active");
  const request = bookingRequestSchema.parse(bookingRequest({ tour: "mysore" }));
  const unasked = {
    request: { ...request, expectedTotal: totalAmount },
    idempotencyKey: crypto.randomUUID(),
    received: null,
  };
  expect((await services.createBookingFor(admin, unasked)).bookingId).toMatch(/^TB/);
});
