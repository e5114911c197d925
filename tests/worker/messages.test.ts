import { env } from "cloudflare:workers";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { contactMessages, newsletterSubscribers } from "../../worker/db/schema";
import { sendMessage } from "../../worker/messages/send-message";
import { subscribe } from "../../worker/messages/subscribe";
import { db } from "../support/database";

const now = Date.UTC(2026, 10, 21);
const services = { db, clock: () => now, limiters: { form: env.FORM_RATE_LIMIT } };
const headers = new Headers({ "CF-Connecting-IP": "203.0.113.20" });

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

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
  const first = await subscribe(services, form({ email: "meera@example.com" }), headers);
  const second = await subscribe(services, form({ email: "  Meera@Example.com " }), headers);
  expect(second).toStrictEqual(first);
  expect(await db.select().from(newsletterSubscribers)).toStrictEqual([
    { email: "meera@example.com", createdAt: now },
  ]);
});

test("an invalid address is refused and not stored", async () => {
  const refused: Record<string, string>[] = [
    {},
    { email: "" },
    { email: "meera" },
    { email: `${"a".repeat(260)}@example.com` },
  ];
  for (const fields of refused) {
    const result = await subscribe(services, form(fields), headers);
    expect(result).toMatchObject({ ok: false, errors: { email: [expect.any(String)] } });
  }
  expect(await db.select().from(newsletterSubscribers)).toStrictEqual([]);
});

test("a message is stored as it was written", async () => {
  expect(await sendMessage(services, form(message), headers)).toMatchObject({
    ok: true,
    email: message.email,
  });
  expect(await db.select().from(contactMessages)).toMatchObject([{ ...message, createdAt: now }]);
});

test("an invalid message reports each field and stores nothing", async () => {
  const wrong = { name: " ", email: "nobody", subject: "Complaint", message: "" };
  const result = await sendMessage(services, form(wrong), headers);
  if (result.ok) throw new Error("the message was taken");
  expect(Object.keys(result.errors).toSorted()).toStrictEqual(["email", "message", "name", "subject"]);
  expect(await sendMessage(services, form({ ...message, message: "x".repeat(4001) }), headers)).toMatchObject(
    {
      ok: false,
    },
  );
  expect(await db.select().from(contactMessages)).toStrictEqual([]);
});

test("an address that writes too often in a minute is rate-limited, and nothing is stored", async () => {
  vi.stubEnv("MODE", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  const from = new Headers({ "CF-Connecting-IP": "203.0.113.21" });
  let result = await sendMessage(services, form(message), from);
  // Ten in a minute: the requests may span two minutes.
  for (let tries = 1; tries <= 21 && result.ok; tries += 1)
    result = await sendMessage(services, form(message), from);
  const stored = await db.$count(contactMessages);
  expect(result).toStrictEqual({
    ok: false,
    errors: { message: ["Too many messages. Please wait a minute."] },
  });
  expect(await subscribe(services, form({ email: "meera@example.com" }), from)).toMatchObject({ ok: false });
  expect(await db.$count(contactMessages)).toBe(stored);
});
