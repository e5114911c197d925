import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import type { PartyAudience } from "~/domain/bookings/booking-message";
import { bookingMessages, mailOutbox, threadReads } from "../../worker/platform/db/schema";
import type { ThreadVisitor } from "../../worker/threads/open-thread";
import { noticePause } from "../../worker/threads/write-message.repo";
import { db, rowCounts } from "../support/database";
import { setOperator } from "../support/rows";
import { refusal } from "../support/refusal";
import { mailsTo, services } from "../support/services";
import { ageMails, createThreadBooking, createThreadWorld, type ThreadWorld } from "../support/threads";

let world: ThreadWorld;
beforeAll(async () => {
  world = await createThreadWorld("ooty");
});

const nobody = new Headers();
const asTraveler = (viewer: Viewer | null): ThreadVisitor => ({ side: "traveler", viewer });
const asGuest = (key: string): ThreadVisitor => ({ side: "traveler", viewer: null, key });
const asOperator = (viewer: Viewer | null): ThreadVisitor => ({ side: "operator", viewer });

async function write(
  visitor: ThreadVisitor,
  bookingId: string,
  text: string,
  to: PartyAudience = "other",
  messageId: string = crypto.randomUUID(),
) {
  await services.writeMessage(visitor, { bookingId, messageId, to, text }, nobody);
  return messageId;
}

async function textsOf(visitor: ThreadVisitor, bookingId: string) {
  return (await services.getThread(visitor, bookingId)).messages.map(({ text }) => text);
}

const listOf = async (viewer: Viewer | null) =>
  (await services.listOperatorThreads(viewer, { limit: 100 })).threads.map((thread) => thread.bookingId);

async function noticesTo(email: string, bookingId: string) {
  return (await mailsTo(email)).filter(
    ({ subject, dedupeKey }) => subject.includes(bookingId) && dedupeKey?.includes("/thread/"),
  );
}

test("traveler and operator read each other, messages to Tour Bharat stay private, and names are kept to a minimum", async () => {
  const { traveler, owner, staff, admin } = world;
  const { bookingId } = await createThreadBooking("ooty", traveler);
  await write(asTraveler(traveler), bookingId, "Is there a lift?\r\nWe are two <b>");
  await write(asOperator(staff), bookingId, "There is one.");
  await write(asTraveler(traveler), bookingId, "A word with you alone", "team");
  await write(asOperator(owner), bookingId, "From us to you alone", "team");
  await write(asTraveler(traveler), bookingId, "For all of you", "both");

  const mine = await services.getThread(asTraveler(traveler), bookingId);
  expect(
    mine.messages.map(({ text, author, isFromViewerSide, to }) => [text, author, isFromViewerSide, to]),
  ).toStrictEqual([
    ["Is there a lift?\r\nWe are two <b>", "Meera Iyer", true, ["operator"]],
    ["There is one.", "Malabar Walks", false, ["traveler"]],
    ["A word with you alone", "Meera Iyer", true, ["team"]],
    ["For all of you", "Meera Iyer", true, ["operator", "team"]],
  ]);
  const theirs = await services.getThread(asOperator(owner), bookingId);
  expect(
    theirs.messages.map(({ text, author, isFromViewerSide }) => [text, author, isFromViewerSide]),
  ).toStrictEqual([
    ["Is there a lift?\r\nWe are two <b>", "Meera Iyer", false],
    ["There is one.", "Kiran Staff", true],
    ["From us to you alone", "Ravi Owner", true],
    ["For all of you", "Meera Iyer", false],
  ]);
  expect(JSON.stringify(mine)).not.toMatch(/@example\.com|\+91|Kiran|Ravi/);
  expect(JSON.stringify(theirs)).not.toMatch(/@example\.com|\+91/);
  // Administrators read messages to the team, and none between the two.
  const { messages } = await services.getAdminBooking(admin, bookingId);
  expect(messages.map(({ text, from }) => [text, from])).toStrictEqual([
    ["A word with you alone", "traveler"],
    ["From us to you alone", "operator"],
    ["For all of you", "traveler"],
  ]);
});

test("a guest writes and reads by the key of the booking's page only", async () => {
  const { bookingId, key, email } = await createThreadBooking("ooty", null);
  const other = await createThreadBooking("ooty", null);
  await write(asGuest(key), bookingId, "Hello from a guest");
  await write(asOperator(world.owner), bookingId, "Hello, guest");
  expect(await textsOf(asGuest(key), bookingId)).toStrictEqual(["Hello from a guest", "Hello, guest"]);
  const row = await db
    .select()
    .from(bookingMessages)
    .where(eq(bookingMessages.text, "Hello from a guest"))
    .get();
  expect(row).toMatchObject({ authorId: null, author: "traveler", toOperator: true, toTeam: false });
  const [notice] = await noticesTo(email, bookingId);
  expect(notice?.text).toContain(`/trip/${bookingId}/${key}/messages`);
  const before = await rowCounts();
  for (const wrong of [other.key, "", `${key}x`]) {
    await refusal(services.getThread(asGuest(wrong), bookingId), "not_found");
    await refusal(write(asGuest(wrong), bookingId, "x"), "not_found");
    await refusal(
      services.reportThread(asGuest(wrong), { bookingId, reason: "Rude words here" }, nobody),
      "not_found",
    );
  }
  expect(await rowCounts()).toStrictEqual(before);
});

test("only the two sides of a booking read, write or report, and others change nothing", async () => {
  const { traveler, otherTraveler, owner, staff, stranger, admin } = world;
  const { bookingId } = await createThreadBooking("ooty", traveler);
  await write(asTraveler(traveler), bookingId, "Between us");
  const before = await rowCounts();
  for (const visitor of [otherTraveler, owner, admin].map(asTraveler)) {
    await refusal(services.getThread(visitor, bookingId), "not_found");
    await refusal(write(visitor, bookingId, "Let me in"), "not_found");
    const report = { bookingId, reason: "Let me in, please" };
    await refusal(services.reportThread(visitor, report, nobody), "not_found");
  }
  for (const bad of ["TB999999", "x", "%"]) {
    await refusal(services.getThread(asOperator(owner), bad), "not_found");
    await refusal(services.getThread(asTraveler(traveler), bad), "not_found");
  }
  expect(await rowCounts()).toStrictEqual(before);
  expect(await textsOf(asOperator(staff), bookingId)).toStrictEqual(["Between us"]);
  expect(await listOf(owner)).toContain(bookingId);
  expect(await listOf(stranger)).toStrictEqual([]);
});

test("a repeated message is written once, and the timestamps of a thread differ", async () => {
  const { bookingId, id } = await createThreadBooking("ooty", world.traveler);
  const messageId = await write(asTraveler(world.traveler), bookingId, "Once");
  await Promise.all([
    ...Array.from({ length: 3 }, () =>
      write(asTraveler(world.traveler), bookingId, "Once", "other", messageId),
    ),
    ...Array.from({ length: 6 }, (_, index) => write(asOperator(world.owner), bookingId, `Answer ${index}`)),
  ]);
  const rows = await db.select().from(bookingMessages).where(eq(bookingMessages.booking, id));
  expect(rows).toHaveLength(7);
  expect(new Set(rows.map(({ createdAt }) => createdAt)).size).toBe(7);
});

test("each person has their own read markers", async () => {
  const { traveler, owner, staff, idle } = await createThreadWorld("kovalam");
  const { bookingId } = await createThreadBooking("kovalam", traveler);
  expect(await services.countUnreadThreads(owner)).toBe(0);
  await write(asTraveler(traveler), bookingId, "One");
  await write(asTraveler(traveler), bookingId, "Two");
  expect(await services.countUnreadThreads(owner)).toBe(1);
  expect(await services.countUnreadThreads(staff)).toBe(1);
  expect(await services.countUnreadThreads(idle)).toBe(0);
  expect((await services.listOperatorThreads(owner, { limit: 9 })).threads).toMatchObject([
    { bookingId, unread: 2, lastFrom: "traveler", lastText: "Two" },
  ]);
  await services.getThread(asOperator(owner), bookingId);
  expect(await services.countUnreadThreads(owner)).toBe(0);
  expect(await services.countUnreadThreads(staff)).toBe(1);
  // A colleague's answer is not unread for anyone in the operator.
  await write(asOperator(staff), bookingId, "Three");
  expect(await services.countUnreadThreads(owner)).toBe(0);
  expect(await services.listUnreadBookings(traveler)).toStrictEqual([bookingId]);
  await services.getThread(asTraveler(traveler), bookingId);
  expect(await services.listUnreadBookings(traveler)).toStrictEqual([]);
  // A marker never moves back.
  const marks = () => db.select().from(threadReads).where(eq(threadReads.userId, traveler.id));
  const [mark] = await marks();
  await services.getThread(asTraveler(traveler), bookingId);
  expect(await marks()).toStrictEqual([mark]);
});

test("unread threads come first, are paged without repeats, searched and filtered", async () => {
  const { traveler, owner } = await createThreadWorld("hampi");
  const found = [];
  for (const text of ["oldest", "middle", "newest coffee"]) {
    const booking = await createThreadBooking("hampi", traveler);
    await write(asTraveler(traveler), booking.bookingId, text);
    found.push(booking.bookingId);
  }
  const [oldest, middle, newest] = found;
  await createThreadBooking("hampi", traveler);
  await services.getThread(asOperator(owner), middle ?? "");
  await write(asOperator(owner), newest ?? "", "answered");
  await services.getThread(asOperator(owner), newest ?? "");
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await services.listOperatorThreads(owner, { limit: 1, cursor });
    seen.push(...page.threads.map(({ bookingId }) => bookingId));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toStrictEqual([oldest, newest, middle]);
  const ask = async (filter: { show?: "unread" | "unanswered"; q?: string }) =>
    (await services.listOperatorThreads(owner, { ...filter, limit: 9 })).threads.map((one) => one.bookingId);
  expect(await ask({ show: "unread" })).toStrictEqual([oldest]);
  expect(await ask({ show: "unanswered" })).toStrictEqual([oldest, middle]);
  expect(await ask({ q: "COFFEE" })).toStrictEqual([newest]);
  expect(await ask({ q: middle })).toStrictEqual([middle]);
  expect(await ask({ q: "nowhere%" })).toStrictEqual([]);
  await refusal(services.listOperatorThreads(owner, { limit: 1, cursor: "rubbish" }), "invalid");
});

test("one mail covers all messages until they are read, or for half an hour", async () => {
  const { traveler, owner, staff, idle } = await createThreadWorld("goa");
  const { bookingId, email } = await createThreadBooking("goa", traveler);
  const counts = async () => [
    (await noticesTo(owner.email, bookingId)).length,
    (await noticesTo(staff.email, bookingId)).length,
    (await noticesTo(email, bookingId)).length,
  ];
  await Promise.all(["One", "Two", "Three"].map((text) => write(asTraveler(traveler), bookingId, text)));
  expect(await counts()).toStrictEqual([1, 1, 0]);
  expect(await noticesTo(idle.email, bookingId)).toStrictEqual([]);
  await services.getThread(asOperator(owner), bookingId);
  await write(asTraveler(traveler), bookingId, "Four");
  expect(await counts()).toStrictEqual([2, 1, 0]);
  await ageMails(noticePause + 1);
  await write(asTraveler(traveler), bookingId, "Five");
  expect(await counts()).toStrictEqual([3, 2, 0]);
  await write(asOperator(staff), bookingId, "Six");
  await write(asOperator(owner), bookingId, "Seven");
  expect(await counts()).toStrictEqual([3, 2, 1]);
  await write(asOperator(owner), bookingId, "Eight", "team");
  await services.getThread(asTraveler(traveler), bookingId);
  await write(asOperator(owner), bookingId, "Nine", "both");
  expect(await counts()).toStrictEqual([3, 2, 2]);

  const [toOwner] = await noticesTo(owner.email, bookingId);
  const [toTraveler] = await noticesTo(email, bookingId);
  expect(toOwner?.text).toContain(`/operator/messages/${bookingId}`);
  expect(`${toOwner?.text}${toOwner?.html}`).not.toContain(email);
  expect(`${toOwner?.text}${toOwner?.html}`).not.toMatch(/\/trip\/|\+91|Five/);
  expect(`${toTraveler?.text}${toTraveler?.html}`).not.toMatch(/Nine|\+91|Kiran|Ravi/);
  expect(`${toTraveler?.text}${toTraveler?.html}`).not.toContain(owner.email);
});

test("a message to an operator without readers goes to Tour Bharat, one to a traveler without an address is refused", async () => {
  const { traveler, owner, operator } = await createThreadWorld("munnar");
  const { bookingId, id } = await createThreadBooking("munnar", traveler);
  await setOperator(operator, { status: "suspended" });
  expect((await services.getThread(asTraveler(traveler), bookingId)).reachesOther).toBe(false);
  for (const to of ["other", "both", "team"] as const)
    await write(asTraveler(traveler), bookingId, `To ${to}`, to);
  expect(await noticesTo(owner.email, bookingId)).toStrictEqual([]);
  // A suspended operator's members find no bookings.
  await refusal(services.getThread(asOperator(owner), bookingId), "not_found");
  await setOperator(operator, { status: "verified" });
  await db.run(sql`UPDATE bookings SET customer_email = '', user_id = NULL WHERE id = ${id}`);
  const refused = await refusal(write(asOperator(owner), bookingId, "Hello?"), "invalid");
  expect(refused.errors).toStrictEqual({ to: [expect.stringContaining("write to Tour Bharat")] });
  expect((await services.getThread(asOperator(owner), bookingId)).reachesOther).toBe(false);
  const rows = await db.select().from(bookingMessages).where(eq(bookingMessages.booking, id));
  expect(rows.map(({ text, toOperator, toTeam }) => [text, toOperator, toTeam])).toStrictEqual([
    ["To other", false, true],
    ["To both", false, true],
    ["To team", false, true],
  ]);
});

test("a message from the team shows in the recipient's thread as unread", async () => {
  const { traveler, owner, admin } = await createThreadWorld("agra");
  const { bookingId } = await createThreadBooking("agra", traveler);
  const send = (to: "traveler" | "operator", text: string) =>
    services.sendBookingMessage(admin, { bookingId, messageId: crypto.randomUUID(), to, text });
  await write(asTraveler(traveler), bookingId, "Please help", "team");
  const inbox = async (state?: "open" | "answered") =>
    (await services.listTeamInbox(admin, { state, limit: 50 })).threads
      .filter((thread) => thread.bookingId === bookingId)
      .map(({ text }) => text);
  expect(await inbox("open")).toStrictEqual(["Please help"]);
  await send("traveler", "We do");
  await send("operator", "Please look");
  expect(await inbox("open")).toStrictEqual([]);
  expect(await inbox("answered")).toStrictEqual(["Please help"]);
  expect(await services.listUnreadBookings(traveler)).toStrictEqual([bookingId]);
  expect(await services.countUnreadThreads(owner)).toBe(1);
  const { messages } = await services.getThread(asTraveler(traveler), bookingId);
  expect(messages.map(({ text, author }) => [text, author])).toStrictEqual([
    ["Please help", "Meera Iyer"],
    ["We do", "Tour Bharat"],
  ]);
  expect(await textsOf(asOperator(owner), bookingId)).toStrictEqual(["Please look"]);
  for (const viewer of [traveler, owner])
    await refusal(services.listTeamInbox(viewer, { limit: 1 }), "forbidden");
  const [mail] = await db
    .select()
    .from(mailOutbox)
    .where(sql`${mailOutbox.recipient} = ${owner.email} AND ${mailOutbox.subject} LIKE '%from Tour Bharat'`);
  expect(mail?.text).toContain(`/operator/messages/${bookingId}`);
});
