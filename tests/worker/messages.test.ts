import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { action, loader } from "~/routes/site/newsletter-link";
import { findProfile, updateMarketingConsent } from "../../worker/accounts/profile.repo";
import { contactMessages, mailOutbox, newsletterSubscribers } from "../../worker/platform/db/schema";
import { createMail } from "../../worker/notifications/mail/mail-outbox.repo";
import type { Mail } from "../../worker/notifications/mail/mailer";
import { deleteUnconfirmed } from "../../worker/messages/newsletter.repo";
import { sendMessage } from "../../worker/messages/send-message";
import { subscribe, subscriptionUrl } from "../../worker/messages/subscription";
import { origin } from "../support/api";
import { db } from "../support/database";
import { setUser } from "../support/rows";
import { keys } from "../support/keys";
import { loaderArgs } from "../support/loader-args";
import { createPerson } from "../support/people";
import { attempt, form } from "../support/services";

const now = Date.UTC(2026, 10, 21);
const services = {
  db,
  clock: () => now,
  limiters: { form: env.FORM_RATE_LIMIT },
  mailer: { send: (mail: Mail) => createMail(db, mail, now) },
  keys,
  origin,
};
const headers = new Headers({ "CF-Connecting-IP": "203.0.113.20" });

const message = {
  name: "Meera Iyer",
  email: "meera@example.com",
  subject: "Booking Question",
  message: "Is the road to Agumbe open in August?",
};

beforeEach(async () => {
  await db.delete(newsletterSubscribers);
  await db.delete(contactMessages);
});

test("an address that subscribes twice is stored once, with the same response", async () => {
  const first = await attempt(subscribe(services, form({ email: "meera@example.com" }), headers));
  const second = await attempt(subscribe(services, form({ email: "  Meera@Example.com " }), headers));
  expect(second).toStrictEqual(first);
  expect(await db.select().from(newsletterSubscribers)).toStrictEqual([
    { email: "meera@example.com", createdAt: now, confirmedAt: null },
  ]);
});

/** Posts the form of a mailed link's page, as a browser or a mail client without cookies. */
async function postTo(url: string, fields: Record<string, string>) {
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  const params = { link: url.split("/").at(-1) ?? "" };
  const { data } = await action({ ...loaderArgs(new URL(url).pathname), request, params });
  return data.isDone;
}

const stateOf = async (email: string) =>
  (await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];

test("a subscription begins with the mailed link only, which also ends it with one click", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  await subscribe(services, form({ email }), headers);
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  const [url = ""] = /http:\/\/localhost\/newsletter\/[\w.-]+/.exec(mails[0]?.text ?? "") ?? [];
  expect(mails).toMatchObject([{ payload: { unsubscribe: url } }]);
  expect(url).not.toContain(email.split("@")[0]);
  expect(await stateOf(email)).toMatchObject({ confirmedAt: null });
  // Opening it changes nothing.
  const params = { link: url.split("/").at(-1) ?? "" };
  expect(await loader({ ...loaderArgs(new URL(url).pathname), params })).toStrictEqual({
    email,
    state: "unconfirmed",
  });
  expect(await stateOf(email)).toMatchObject({ confirmedAt: null });
  expect(await postTo(url, { intent: "confirm" })).toBe(true);
  expect(await stateOf(email)).toMatchObject({ confirmedAt: expect.any(Number) });
  // A confirmed subscriber gets no further mail, and the answer is the same.
  expect(await subscribe(services, form({ email }), headers)).toStrictEqual({ email });
  expect(await db.$count(mailOutbox, eq(mailOutbox.recipient, email))).toBe(1);
  // RFC 8058: a POST without cookies, whose body is this field.
  expect(await postTo(url, { "List-Unsubscribe": "One-Click" })).toBe(true);
  expect(await stateOf(email)).toBeUndefined();
  expect(await postTo(`${url.slice(0, -2)}AA`, { intent: "confirm" })).toBe(false);
});

test("a stranger's address gets three mails an hour, and is forgotten after seven days", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  for (let tries = 0; tries < 5; tries += 1) await subscribe(services, form({ email }), headers);
  expect(await db.$count(mailOutbox, eq(mailOutbox.recipient, email))).toBe(3);
  await deleteUnconfirmed(db, now);
  expect(await stateOf(email)).toBeDefined();
  await deleteUnconfirmed(db, now + 1);
  expect(await stateOf(email)).toBeUndefined();
});

test("consent of an unverified account waits until the address is verified", async () => {
  const { id, email } = await createPerson("user", "active", { emailVerified: false });
  await updateMarketingConsent(db, id, true, now);
  expect(await stateOf(email)).toMatchObject({ confirmedAt: null });
  await setUser(id, { emailVerified: true });
  expect(await stateOf(email)).toMatchObject({ confirmedAt: expect.any(Number) });
  expect(subscriptionUrl(keys, origin, email)).not.toBe(subscriptionUrl(keys, origin, email));
});

test("ending a subscription ends the consent of its account", async () => {
  const { id, email } = await createPerson("user", "active");
  await updateMarketingConsent(db, id, true, now);
  expect(await postTo(subscriptionUrl(keys, origin, email), { intent: "end" })).toBe(true);
  expect(await stateOf(email)).toBeUndefined();
  expect(await findProfile(db, id)).toMatchObject({ marketingConsent: false });
});

test("an invalid address is refused and not stored", async () => {
  const refused: Record<string, string>[] = [
    {},
    { email: "" },
    { email: "meera" },
    { email: `${"a".repeat(260)}@example.com` },
  ];
  for (const fields of refused) {
    const result = await attempt(subscribe(services, form(fields), headers));
    expect(result).toMatchObject({ ok: false, errors: { email: [expect.any(String)] } });
  }
  expect(await db.select().from(newsletterSubscribers)).toStrictEqual([]);
});

test("a message is stored as it was written", async () => {
  expect(await attempt(sendMessage(services, form(message), headers))).toMatchObject({
    ok: true,
  });
  expect(await db.select().from(contactMessages)).toMatchObject([{ ...message, createdAt: now }]);
});

test("an invalid message reports each field and stores nothing", async () => {
  const wrong = { name: " ", email: "nobody", subject: "Complaint", message: "" };
  const result = await attempt(sendMessage(services, form(wrong), headers));
  if (result.ok) throw new Error("the message was taken");
  expect(Object.keys(result.errors).toSorted()).toStrictEqual(["email", "message", "name", "subject"]);
  expect(
    await attempt(sendMessage(services, form({ ...message, message: "x".repeat(4001) }), headers)),
  ).toMatchObject({
    ok: false,
  });
  expect(await db.select().from(contactMessages)).toStrictEqual([]);
});

test("an address that writes too often in a minute is rate-limited, and nothing is stored", async () => {
  vi.stubEnv("MODE", "production");
  const from = new Headers({ "CF-Connecting-IP": "203.0.113.21" });
  let result = await attempt(sendMessage(services, form(message), from));
  // Ten in a minute: the requests may span two minutes.
  for (let tries = 1; tries <= 21 && result.ok; tries += 1)
    result = await attempt(sendMessage(services, form(message), from));
  const stored = await db.$count(contactMessages);
  expect(result).toStrictEqual({
    ok: false,
    errors: { message: ["Too many messages. Please wait a minute."] },
  });
  expect(await attempt(subscribe(services, form({ email: "meera@example.com" }), from))).toMatchObject({
    ok: false,
  });
  expect(await db.$count(contactMessages)).toBe(stored);
});
