import { beforeEach, expect, test } from "vitest";
import { contactMessages, newsletterSubscribers } from "../../worker/db/schema";
import { sendMessage } from "../../worker/messages/send-message";
import { subscribe } from "../../worker/messages/subscribe";
import { db } from "../support/database";

const now = Date.UTC(2026, 10, 21);
const services = { db, clock: () => now };

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

test("an address that subscribes twice is stored once and answered alike", async () => {
  const first = await subscribe(services, form({ email: "meera@example.com" }));
  const second = await subscribe(services, form({ email: "  Meera@Example.com " }));
  expect(second).toStrictEqual(first);
  expect(await db.select().from(newsletterSubscribers)).toStrictEqual([
    { email: "meera@example.com", createdAt: now },
  ]);
});

test("what is no address is refused and not stored", async () => {
  const refused: Record<string, string>[] = [
    {},
    { email: "" },
    { email: "meera" },
    { email: `${"a".repeat(260)}@example.com` },
  ];
  for (const fields of refused) {
    const result = await subscribe(services, form(fields));
    expect(result).toMatchObject({ ok: false, errors: { email: [expect.any(String)] } });
  }
  expect(await db.select().from(newsletterSubscribers)).toStrictEqual([]);
});

test("a message is stored as it was written", async () => {
  expect(await sendMessage(services, form(message))).toMatchObject({ ok: true, email: message.email });
  expect(await db.select().from(contactMessages)).toMatchObject([{ ...message, createdAt: now }]);
});

test("a message with a mistake names each field and stores nothing", async () => {
  const wrong = { name: " ", email: "nobody", subject: "Complaint", message: "" };
  const result = await sendMessage(services, form(wrong));
  if (result.ok) throw new Error("the message was taken");
  expect(Object.keys(result.errors).toSorted()).toStrictEqual(["email", "message", "name", "subject"]);
  expect(await sendMessage(services, form({ ...message, message: "x".repeat(4001) }))).toMatchObject({
    ok: false,
  });
  expect(await db.select().from(contactMessages)).toStrictEqual([]);
});
