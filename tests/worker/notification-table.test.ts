import { eq, inArray, isNotNull, and, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { instantInIndia } from "~/domain/calendar/calendar";
import type { NotificationAudience, NewNotification } from "~/domain/notifications/notification";
import {
  eventOf,
  type NotificationChannel,
  type NotificationName,
} from "~/domain/notifications/notification-events";
import { mailOutbox, notificationPreferences, notifications, users } from "../../worker/platform/db/schema";
import { insertNotification } from "../../worker/notifications/notifications.repo";
import { db } from "../support/database";
import { setOperator, setUser } from "../support/rows";
import { recordingTransport, drawAttachments, noPhone } from "../support/mail";
import { dispatchNow } from "../support/notifications";
import { chooseAll, createNotifiedPeople, eventNames, isAddressed, type Person } from "../support/notified";
import { createMember, createOperator, createPerson } from "../support/people";
import { deliverDueMail } from "../../worker/notifications/mail/deliver-mail";
import { MailRefusal, type PhoneTransports } from "../../worker/notifications/mail/mail-transport";
import { sendSignInCode } from "../../worker/notifications/phone/send-code";
import { isUnsubscribeKey } from "../../worker/notifications/unsubscribe-link";
import { keys } from "../support/keys";
import { silenced } from "../support/silenced";

/**
 * Every event against every party and channel, as dispatched and not as described: each event is addressed to everybody at once, and the
 * outbox is compared with the rules of docs/notifications.md.
 */
const noon = instantInIndia("2027-01-28", "12:00");
const night = instantInIndia("2027-01-28", "22:30");
const morning = instantInIndia("2027-01-29", "08:00");
const phones = () => ({
  push: recordingTransport(),
  whatsapp: recordingTransport(),
  sms: recordingTransport(),
});

/** Parties that are one account, and not found by a right. */
const isOneAccount = (event: NotificationName) =>
  ["traveler", "contact", "person"].includes(eventOf(event).to);

let world: Awaited<ReturnType<typeof createNotifiedPeople>>;
let people: Record<string, Person>;
let given: { email: string; number: string };

beforeAll(async () => {
  world = await createNotifiedPeople();
  people = world.people;
  given = world.contact("given", "+919820000199");
  // The one who is left when the others are suspended.
  await createPerson("admin", "active");
});
afterAll(() => world.restore());

beforeEach(async () => {
  await db.delete(notificationPreferences);
  await db.delete(mailOutbox);
});

type Row = typeof mailOutbox.$inferSelect;

function notificationOf(event: NotificationName, isUrgent: boolean, more: NotificationAudience) {
  const { to: party, text = "", channels, mails } = eventOf(event);
  return {
    event,
    key: `table/${event}/${crypto.randomUUID()}`,
    to: {
      operator: world.operator,
      // Members and administrators are found by their rights.
      userId: isOneAccount(event) ? world.account.id : null,
      admins: true as const,
      ...(party === "contact" && {
        contact: { email: given.email, phone: given.number, name: "Leela" },
      }),
      ...more,
    },
    params: Object.fromEntries(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = ""]) => [name, "x"])),
    url: "https://tours.example/page",
    isUrgent,
    ...(channels.includes("mail") &&
      mails === undefined && {
        mail: {
          subject: "Subject",
          preheader: "",
          heading: "Heading",
          paragraphs: [],
          details: [],
          action: "Open",
        },
      }),
  };
}

/** Sends each event to everybody whom it could be addressed to, and returns the outbox by event. */
async function sendAll(
  {
    now = noon,
    isUrgent = false,
    events = eventNames,
  }: { now?: number; isUrgent?: boolean; events?: NotificationName[] } = {},
  more: NotificationAudience = {},
): Promise<Map<NotificationName, Row[]>> {
  await db.delete(mailOutbox);
  for (const event of events) await insertNotification(db, notificationOf(event, isUrgent, more), now);
  // A run takes fifty.
  while (await db.$count(notifications, isNotNull(notifications.nextAttemptAt)))
    await dispatchNow(phones(), now);
  const rows = await db.select().from(mailOutbox);
  return new Map(events.map((event) => [event, rows.filter((row) => row.event === event)]));
}

type Cell = `${string}: ${NotificationChannel}`;

/** Lists who of these people got what: "owner: mail". */
function cellsOf(rows: readonly Row[] = []): Cell[] {
  const cells = Object.entries(people).flatMap(([name, { id, email, number }]) =>
    rows
      .filter(({ recipient }) => [email, number, `push-${id}`].includes(recipient))
      .map(({ channel }): Cell => `${name}: ${channel}`),
  );
  return cells.toSorted();
}

/** Returns true if the event names this person, when it is addressed to everybody at once. */
function isAmong(event: NotificationName, name: string, person: Person): boolean {
  const concerned = { traveler: "account", contact: "given", persons: ["account"] };
  return (
    isAddressed(event, name, person, concerned) || (eventOf(event).to === "contact" && name === "account")
  );
}

/** Lists who should get what, if these channels are on for accounts. A given number gets one text. */
function expectedOf(event: NotificationName, on: readonly NotificationChannel[]): Cell[] {
  const { channels, mails } = eventOf(event);
  return Object.entries(people)
    .filter(([name, person]) => isAmong(event, name, person))
    .flatMap(([name, { id }]) =>
      channels
        .filter((channel) => (id === null ? ["mail", "sms"] : on).includes(channel))
        // Its own function writes it, in the batch of the change.
        .filter((channel) => channel !== "mail" || mails === undefined)
        .map((channel): Cell => `${name}: ${channel}`),
    )
    .toSorted();
}

const allChannels = ["mail", "push", "whatsapp", "sms"] as const;

const accountIds = () => Object.values(people).flatMap(({ id }) => id ?? []);

function expectCells(
  sent: Map<NotificationName, Row[]>,
  on: (event: NotificationName) => readonly NotificationChannel[],
) {
  for (const [event, rows] of sent) expect(cellsOf(rows), event).toStrictEqual(expectedOf(event, on(event)));
}

test("by default an event reaches those with its right by mail and push, and numbers only where they were given for it", async () => {
  expectCells(await sendAll(), () => ["mail", "push"]);
});

test("WhatsApp and SMS follow a choice, also for events that cannot be switched off; those lose nothing else", async () => {
  await chooseAll(accountIds(), true);
  expectCells(await sendAll(), () => allChannels);
  await chooseAll(accountIds(), false);
  expectCells(await sendAll(), (event) => (eventOf(event).topic === undefined ? ["mail", "push"] : []));
});

test("at night phones wait for the morning, unless an event is urgent or was asked for; mail does not", async () => {
  await chooseAll(accountIds(), true);
  for (const isUrgent of [false, true]) {
    for (const [event, rows] of await sendAll({ now: night, isUrgent })) {
      const isLoud = isUrgent || eventOf(event).isQuietAtNight === false;
      for (const { channel, nextAttemptAt } of rows)
        expect(nextAttemptAt, `${event}: ${channel}`).toBe(channel === "mail" || isLoud ? night : morning);
    }
  }
});

test("nobody is reached who is left out, suspended or a member of a suspended operator", async () => {
  await chooseAll(accountIds(), true);
  const everybody = Object.values(people).flatMap(({ id, email }) =>
    [id, email].flatMap((name) => name ?? []),
  );
  for (const [event, rows] of await sendAll({}, { except: everybody }))
    expect(cellsOf(rows), event).toStrictEqual([]);

  const ofOperators = eventNames.filter((name) => eventOf(name).to === "operator");
  await setOperator(world.operator, { status: "suspended" });
  for (const [event, rows] of await sendAll({ events: ofOperators }))
    expect(cellsOf(rows), event).toStrictEqual([]);
  await setOperator(world.operator, { status: "verified" });

  const accounts = accountIds();
  const before = await db
    .select({ id: users.id, status: users.status })
    .from(users)
    .where(inArray(users.id, accounts));
  await db.update(users).set({ status: "suspended" }).where(inArray(users.id, accounts));
  for (const [event, rows] of await sendAll())
    expect(cellsOf(rows), event).toStrictEqual(expectedOf(event, []));
  for (const { id, status } of before) await setUser(id, { status });
});

test("a number that was given and belongs to an account gets its texts once", async () => {
  const { number = "" } = people["account"] ?? {};
  const audience = { contact: { name: "Leela", phone: number ?? "" } };
  const send = async () =>
    cellsOf((await sendAll({ events: ["seats-offered"] }, audience)).get("seats-offered"));
  expect(await send()).toStrictEqual(["account: push", "account: sms"]);
  await chooseAll(accountIds(), true);
  expect(await send()).toStrictEqual(["account: push", "account: sms", "account: whatsapp"]);
});

/** Creates an operator with an owner and two members, and a notification of its new booking. */
async function newBooking(overrides: Partial<NewNotification> = {}) {
  const owner = await createPerson("tour_operator", "verified", {
    name: "Ravi Owner",
    phone: "+919820000001",
  });
  const operator = await createOperator(owner.id);
  const staff = await createMember(operator, ["bookings"], { name: "Kiran Staff" });
  const idle = await createMember(operator, ["tours"], { name: "Idle Staff" });
  const key = `operator-of-booking/${crypto.randomUUID()}/1/new`;
  const notification: NewNotification = {
    event: "booking-new",
    key,
    to: { operator },
    params: { booking: "TB123456", tour: "Ooty", date: "Jan 30, 2027", travelers: "2 adults" },
    url: "https://tours.example/operator/bookings/TB123456",
    mail: {
      subject: "New booking TB123456: Ooty",
      preheader: "Two travelers",
      heading: "New booking",
      paragraphs: ["Somebody booked."],
      details: [["Booking", "TB123456"]],
      earnings: [["Net", "₹8,100"]],
      action: "View booking",
    },
    ...overrides,
  };
  const messages = () =>
    db
      .select()
      .from(mailOutbox)
      .where(sql`instr(${mailOutbox.dedupeKey}, ${`${key}/`}) = 1`)
      .orderBy(mailOutbox.channel, mailOutbox.recipient);
  return { owner, operator, staff, idle, key, notification, messages };
}

const dispatch = (phone: PhoneTransports = noPhone, now = noon) => dispatchNow(phone, now);

test("members with the right get one mail each; only those who may see earnings see the net", async () => {
  const { owner, staff, notification, messages, key } = await newBooking();
  await db.batch([insertNotification(db, notification, noon), insertNotification(db, notification, noon)]);
  await Promise.all([dispatch(), dispatch()]);
  await dispatch();
  const sent = await messages();
  expect(sent.map(({ recipient }) => recipient).toSorted()).toStrictEqual(
    [owner.email, staff.email].toSorted(),
  );
  const mailTo = (email: string) => sent.find(({ recipient }) => recipient === email)?.text ?? "";
  expect(mailTo(owner.email)).toContain("Net: ₹8,100");
  expect(mailTo(staff.email)).toContain("Hello Kiran Staff,");
  expect(mailTo(staff.email)).not.toContain("8,100");
  const [, topic = "", signature = ""] =
    new RegExp(`/unsubscribe/${staff.id}/([\\w-]+)/(\\S+)`).exec(mailTo(staff.email)) ?? [];
  expect(isUnsubscribeKey(keys, { userId: staff.id, topic }, signature)).toBe(true);
  expect(isUnsubscribeKey(keys, { userId: owner.id, topic }, signature)).toBe(false);
  expect(await db.select().from(notifications).where(eq(notifications.dedupeKey, key)).get()).toMatchObject({
    audience: {},
    content: null,
    nextAttemptAt: null,
  });
});

test("a condition that does not hold stores nothing", async () => {
  const { notification, key } = await newBooking();
  await insertNotification(db, notification, noon, { condition: sql`1 = 2` });
  expect(await db.$count(notifications, eq(notifications.dedupeKey, key))).toBe(0);
});

test("a notification that cannot be dispatched is tried again and given up", async () => {
  silenced();
  const { notification, key } = await newBooking();
  const broken = { ...notification, url: "not a URL" };
  await insertNotification(db, broken, noon);
  const row = () => db.select().from(notifications).where(eq(notifications.dedupeKey, key)).get();
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const at = (await row())?.nextAttemptAt ?? 0;
    await expect(dispatch(noPhone, at)).rejects.toThrow(AggregateError);
    expect(await row()).toMatchObject({ attempts: attempt });
  }
  expect(await row()).toMatchObject({ nextAttemptAt: null, content: null });
});

function smsTo(to: string) {
  return db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, to), eq(mailOutbox.channel, "sms")))
    .get();
}

test("a channel sends its own messages once, retries, and gives up at once what can never arrive", async () => {
  silenced();
  await db.delete(mailOutbox);
  const phone = phones();
  const send = (to: string) =>
    sendSignInCode({ db, clock: () => noon, phone, startDelivery: () => undefined }, to, "482913");
  const deliver = (now = noon) =>
    deliverDueMail({ db, clock: () => now, transport: null, phone, drawAttachments });

  await send("+919820000002");
  await Promise.all([deliver(), deliver()]);
  expect(phone.sms.taken).toMatchObject([
    { to: "+919820000002", text: expect.stringContaining("482913"), payload: { params: ["482913"] } },
  ]);
  expect(await smsTo("+919820000002")).toMatchObject({ status: "sent", text: "", payload: null });

  phone.sms.refusal = new MailRefusal("http_500", "busy");
  await send("+919820000003");
  await deliver();
  expect(await smsTo("+919820000003")).toMatchObject({
    status: "queued",
    attempts: 1,
    nextAttemptAt: noon + 60_000,
  });
  await deliver(noon + 11 * 60_000);
  expect(await smsTo("+919820000003")).toMatchObject({
    status: "failed",
    text: "",
    lastError: expect.stringContaining("expired"),
  });

  phone.sms.refusal = new MailRefusal("invalid_number", "no such number", { isFinal: true });
  await send("+919820000004");
  await deliver();
  expect(await smsTo("+919820000004")).toMatchObject({
    status: "failed",
    attempts: 1,
    text: "",
    payload: null,
  });
  expect(
    await sendSignInCode(
      { db, clock: () => noon, phone: noPhone, startDelivery: () => undefined },
      "+91",
      "1",
    ),
  ).toBe(false);
});
