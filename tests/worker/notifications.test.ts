import { and, eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { instantInIndia } from "~/domain/calendar/calendar";
import type { NewNotification } from "~/domain/notifications/notification";
import {
  mailOutbox,
  notificationPreferences,
  notifications,
  operators,
  pushSubscriptions,
} from "../../worker/platform/db/schema";
import { deliverDueMail } from "../../worker/notifications/mail/deliver-mail";
import { MailRefusal, type PhoneTransports } from "../../worker/notifications/mail/mail-transport";
import { insertNotification } from "../../worker/notifications/notifications.repo";
import { sendSignInCode } from "../../worker/notifications/phone/send-code";
import { isUnsubscribeKey } from "../../worker/notifications/unsubscribe-link";
import { db } from "../support/database";
import { keys } from "../support/keys";
import { dispatchNow } from "../support/notifications";
import { drawAttachments, noPhone, recordingTransport } from "../support/mail";
import { createMember, createOperator, createPerson } from "../support/people";

const noon = instantInIndia("2027-01-28", "12:00");
const phones = () => ({
  push: recordingTransport(),
  whatsapp: recordingTransport(),
  sms: recordingTransport(),
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

test("who is left out, has switched it off, is suspended or works for a suspended operator gets nothing", async () => {
  const { owner, staff, operator, notification, messages, key } = await newBooking();
  const choice = {
    userId: staff.id,
    topic: "booking-new",
    channel: "mail",
    isOn: false,
    updatedAt: 1,
  } as const;
  await db.insert(notificationPreferences).values(choice);
  await insertNotification(
    db,
    { ...notification, to: { operator, except: [owner.email.toUpperCase()] } },
    noon,
  );
  await dispatch();
  expect(await messages()).toStrictEqual([]);
  await db.update(operators).set({ status: "suspended" }).where(eq(operators.slug, operator));
  await insertNotification(db, { ...notification, key: `${key}/again` }, noon);
  await dispatch();
  expect(await messages()).toStrictEqual([]);
});

test("phone channels need an opt-in and wait for the morning, unless the trip is near", async () => {
  const { owner, notification, messages, key } = await newBooking();
  const night = instantInIndia("2027-01-28", "22:30");
  const subscription = { userId: owner.id, p256dh: "", auth: "", keyVersion: 1, createdAt: 1 };
  await db.insert(pushSubscriptions).values(
    ["a", "b"].map((id) => ({
      ...subscription,
      id: `${id}-${owner.id}`,
      endpoint: `https://push/${id}${owner.id}`,
    })),
  );
  await insertNotification(db, notification, night);
  await dispatch(phones(), night);
  const phoneMessages = async () => (await messages()).filter(({ channel }) => channel !== "mail");
  expect(await phoneMessages()).toMatchObject(
    ["a", "b"].map((id) => ({
      channel: "push",
      recipient: `${id}-${owner.id}`,
      text: "New booking TB123456: Ooty, Jan 30, 2027, 2 adults.",
      payload: { url: notification.url, params: ["TB123456", "Ooty", "Jan 30, 2027", "2 adults"] },
      nextAttemptAt: instantInIndia("2027-01-29", "08:00"),
    })),
  );
  const choice = { userId: owner.id, topic: "booking-new", updatedAt: 1 } as const;
  await db.insert(notificationPreferences).values([
    { ...choice, channel: "push", isOn: false },
    { ...choice, channel: "whatsapp", isOn: true },
  ]);
  await insertNotification(db, { ...notification, key: `${key}/urgent`, isUrgent: true }, night);
  await dispatch(phones(), night);
  expect((await phoneMessages()).filter(({ dedupeKey }) => dedupeKey?.includes("urgent"))).toMatchObject([
    { channel: "whatsapp", recipient: "+919820000001", nextAttemptAt: night },
  ]);
});

test("a notification that cannot be dispatched is tried again and given up", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());
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
  const log = vi.spyOn(console, "error").mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());
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
