import { env } from "cloudflare:workers";
import { inArray } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { mailOutbox } from "../../worker/platform/db/schema";
import { personalTables } from "../../worker/privacy/personal-data";
import { backgroundWorkDone } from "../support/background";
import { get, post } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { db } from "../support/database";
import { attempt, browser, form, services } from "../support/services";
import { signUp } from "../support/sign-up";
import { columnsWith } from "../support/text-scan";

// Unlike anything else in the database.
const word = "Xylophonica";
const email = "xylophonica.canary@example.com";
const phone = "+919812399887";
const canaries = [word, word.toLowerCase(), email, encodeURIComponent(email), phone, phone.slice(3)];

function captureConsole(): () => string {
  const spies = (["debug", "info", "log", "warn", "error"] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  );
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return () => JSON.stringify(spies.flatMap((spy) => spy.mock.calls));
}

test("names, addresses and numbers reach no log, header, address, file name or count", async () => {
  const logged = captureConsole();
  await services.sendMessage(
    form({ name: word, email, subject: "Feedback", message: `${word} writes.` }),
    browser(),
  );
  await services.subscribe(form({ email }), browser());
  await attempt(services.signIn(form({ email, password: `${word} is no password` }), browser()));
  await services.requestPasswordReset(form({ email }), browser());
  const answers = await Promise.all([
    get(`/api/tours?q=${word}`),
    get(`/api/suggestions?q=${word}`),
    post("/api/bookings/lookup", { bookingId: "TB999999", email }),
    post("/api/auth/sign-in/email", { email, password: `${word} is no password` }),
  ]);
  const booked = await post(
    "/api/bookings",
    bookingRequest({ firstName: word, email, phone, specialRequests: `${word} eats no nuts` }),
  );
  expect(booked.status).toBe(201);
  await booked.text();
  await signUp({ email: `second.${email}`, firstName: word });
  await services.requestDataLink(form({ email }), browser());
  await backgroundWorkDone();

  for (const canary of canaries) {
    expect(logged()).not.toContain(canary);
    for (const { headers } of answers) expect(JSON.stringify([...headers])).not.toContain(canary);
  }
  // Every link of every mail to them.
  const mails = await db
    .select({ text: mailOutbox.text })
    .from(mailOutbox)
    .where(inArray(mailOutbox.recipient, [email, `second.${email}`]));
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  expect(links.length).toBeGreaterThan(3);
  for (const link of links)
    for (const canary of canaries) expect(decodeURIComponent(link)).not.toContain(canary);
  // Only tables that the export and the erasure know: no visit, sum or counter.
  const known = new Set([...Object.keys(personalTables), "notifications"]);
  const tables = (await columnsWith(canaries)).map((column) => column.split(".", 1).join());
  expect(tables.length).toBeGreaterThan(3);
  expect([...new Set(tables)].filter((table) => !known.has(table))).toStrictEqual([]);
  for (const table of ["throttles", "visits"]) expect(tables).not.toContain(table);
  const { objects } = await env.MEDIA.list();
  expect(JSON.stringify(objects.map(({ key }) => key))).not.toContain(word);
});
