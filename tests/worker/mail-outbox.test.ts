import { beforeEach, expect, test, vi } from "vitest";
import { createDatabase } from "../../worker/platform/db/client";
import { mailOutbox, throttles } from "../../worker/platform/db/schema";
import { deliverDueMail, retryDelays } from "../../worker/notifications/mail/deliver-mail";
import { getMail, listMail } from "../../worker/notifications/mail/get-mail";
import { insertMail } from "../../worker/notifications/mail/mail-outbox.repo";
import { MailRefusal } from "../../worker/notifications/mail/mail-transport";
import { createMailer } from "../../worker/notifications/outbox-mailer";
import { db } from "../support/database";
import { spiedDatabase } from "../support/spied-database";
import { drawAttachments, mail, recordingTransport, noPhone } from "../support/mail";
import { keys } from "../support/keys";
import { silenced } from "../support/silenced";

const begin = Date.UTC(2026, 10, 21);
const minute = 60_000;
let now = begin;
const clock = () => now;

beforeEach(async () => {
  now = begin;
  await db.delete(mailOutbox);
});

const dispatching = { keys, phone: noPhone };

/** Returns the only message. */
async function onlyMail() {
  const rows = await db.select().from(mailOutbox);
  expect(rows).toHaveLength(1);
  return rows[0];
}

test("a message is written before send resolves, and delivered in the background", async () => {
  const transport = recordingTransport();
  await createMailer({ ...dispatching, db, clock, drawAttachments, transport }).send(mail());
  expect(await onlyMail()).toMatchObject({ recipient: "meera@example.com", createdAt: begin });
  await vi.waitFor(async () => expect(await onlyMail()).toMatchObject({ status: "sent", sentAt: begin }));
  const { to, subject, text, html } = mail();
  expect(transport.taken).toStrictEqual([{ id: expect.any(String), to, subject, text, html }]);
});

test("send succeeds although the provider refuses the message", async () => {
  silenced();
  const transport = recordingTransport();
  transport.refusal = new MailRefusal("http_503", "busy");
  await createMailer({ ...dispatching, db, clock, drawAttachments, transport }).send(mail());
  await vi.waitFor(async () => expect(await onlyMail()).toMatchObject({ status: "queued", attempts: 1 }));
});

test("a message with a known key is not written again; without a key each is separate", async () => {
  const mailer = createMailer({ ...dispatching, db, clock, drawAttachments, transport: null });
  await mailer.send(mail({ dedupeKey: "booked/TB1" }));
  await mailer.send(mail({ dedupeKey: "booked/TB1", subject: "Another" }));
  await mailer.send(mail({ dedupeKey: "booked/TB2" }));
  await mailer.send(mail());
  await mailer.send(mail());
  const rows = await db.select().from(mailOutbox);
  expect(rows).toHaveLength(4);
  expect(rows.filter(({ subject }) => subject === "Another")).toStrictEqual([]);
});

test("in another operation's batch a message is written with it, or not at all", async () => {
  const write = insertMail(db, mail({ dedupeKey: "booked/TB1" }), begin);
  const change = db.insert(throttles).values({ key: "twice", count: 1, resetsAt: begin });
  await expect(db.batch([write, change, change])).rejects.toThrow();
  expect(await db.$count(mailOutbox)).toBe(0);
  await db.batch([write, insertMail(db, mail({ dedupeKey: "booked/TB1" }), begin)]);
  expect(await db.$count(mailOutbox)).toBe(1);
});

test("a subject cannot inject a header, and only one plain address is a recipient", async () => {
  await insertMail(db, mail({ subject: "Booked\r\nBcc: everybody@example.com\u2028\tnow" }), begin);
  expect(await onlyMail()).toMatchObject({ subject: "Booked Bcc: everybody@example.com now" });
  const others = ["", "meera", "a@example.com, b@example.com", "a@example.com\r\nBcc: b@example.com"];
  for (const to of [
    ...others,
    "Meera <a@example.com>",
    '"a b"@example.com',
    `${"a".repeat(250)}@example.com`,
  ])
    expect(() => insertMail(db, mail({ to }), begin), to).toThrow("single plain address");
});

test("two concurrent deliveries send each message once", async () => {
  for (let number = 0; number < 25; number += 1) await insertMail(db, mail(), begin);
  const transport = recordingTransport();
  const services = { db, clock, drawAttachments, transport };
  await Promise.all([deliverDueMail(services), deliverDueMail(services), deliverDueMail(services)]);
  expect(transport.taken).toHaveLength(25);
  expect(new Set(transport.taken.map(({ id }) => id)).size).toBe(25);
  expect(await db.$count(mailOutbox)).toBe(25);
  expect(new Set((await db.select().from(mailOutbox)).map(({ status }) => status))).toStrictEqual(
    new Set(["sent"]),
  );
});

test("messages that are sent together are recorded in one trip", async () => {
  for (let number = 0; number < 10; number += 1) await insertMail(db, mail(), begin);
  const { database, queries } = spiedDatabase();
  const transport = { ...recordingTransport(), send: async () => undefined };
  await deliverDueMail({ db: createDatabase(database), clock, drawAttachments, transport });
  expect(queries.filter(({ text }) => text.startsWith("delete"))).toHaveLength(1);
  const rows = await db.select().from(mailOutbox);
  expect(rows.filter(({ status }) => status === "sent")).toHaveLength(10);
});

test("an unanswered message is sent again after its lease, and a late answer is ignored", async () => {
  silenced();
  await insertMail(db, mail(), begin);
  const answer = Promise.withResolvers<void>();
  const stuck = deliverDueMail({
    db,
    clock,
    drawAttachments,
    transport: { ...recordingTransport(), send: () => answer.promise },
  });
  await vi.waitFor(async () => expect((await onlyMail())?.nextAttemptAt).toBeGreaterThan(begin));
  const transport = recordingTransport();
  await deliverDueMail({ db, clock, drawAttachments, transport });
  expect(transport.taken).toHaveLength(0);
  now = (await onlyMail())?.nextAttemptAt ?? Number.NaN;
  await deliverDueMail({ db, clock, drawAttachments, transport });
  expect(transport.taken).toHaveLength(1);
  answer.reject(new MailRefusal("timeout", ""));
  await stuck;
  expect(await onlyMail()).toMatchObject({ status: "sent", attempts: 2, lastError: null });
});

test("a message that kills the run that sends it is given up after six tries, alone, and shown", async () => {
  for (let number = 0; number < 12; number += 1) await insertMail(db, mail({ subject: "Good" }), begin);
  await insertMail(db, mail({ subject: "Poison" }), begin - 1);
  const transport = recordingTransport();
  /** Runs until the poison: as when the Worker dies, nothing after it is recorded. */
  async function runUntilDeath() {
    const died = Promise.withResolvers<void>();
    const send: typeof transport.send = async (message) => {
      if (message.subject === "Poison") died.resolve();
      return transport.send(message);
    };
    let isDead = false;
    const dying = new Proxy(db, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        // Only what was leased before lives on in the database.
        if (name === "batch" && isDead) return () => new Promise(() => undefined);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const run = deliverDueMail({
      db: dying,
      clock,
      drawAttachments,
      transport: {
        ...transport,
        send: async (message) => {
          if (message.subject === "Poison") isDead = true;
          await send(message);
        },
      },
    });
    await Promise.race([died.promise, run]);
    now += 5 * minute;
  }
  for (let tries = 1; tries <= 6; tries += 1) await runUntilDeath();
  await deliverDueMail({ db, clock, drawAttachments, transport });
  const rows = await db.select().from(mailOutbox);
  expect(rows.filter(({ status }) => status === "sent")).toHaveLength(12);
  expect(rows.filter(({ subject }) => subject === "Poison")).toMatchObject([
    { status: "failed", attempts: 6, lastError: expect.stringMatching(/^interrupted: /) },
  ]);
  expect(transport.taken.filter(({ subject }) => subject === "Poison")).toHaveLength(6);
});

test("a refused message is retried after 1, 5, 30, 120 and 720 minutes, and abandoned at the sixth try", async () => {
  const log = silenced();
  await insertMail(db, mail(), begin);
  const transport = recordingTransport();
  transport.refusal = new MailRefusal("http_422", "meera@example.com is not known here");
  for (const [tries, delay] of [1, 5, 30, 120, 720].entries()) {
    await deliverDueMail({ db, clock, drawAttachments, transport });
    expect(await onlyMail()).toMatchObject({
      status: "queued",
      attempts: tries + 1,
      nextAttemptAt: now + delay * minute,
      lastError: "http_422: meera@example.com is not known here",
    });
    now += delay * minute - 1;
    await deliverDueMail({ db, clock, drawAttachments, transport });
    expect(transport.taken).toHaveLength(tries + 1);
    now += 1;
  }
  await deliverDueMail({ db, clock, drawAttachments, transport });
  expect(await onlyMail()).toMatchObject({ status: "failed", attempts: 6 });
  now += 365 * 24 * 60 * minute;
  await deliverDueMail({ db, clock, drawAttachments, transport });
  expect(transport.taken).toHaveLength(retryDelays.length + 1);
  expect(new Set(transport.taken.map(({ id }) => id)).size).toBe(1);
  expect(log).toHaveBeenCalledTimes(6);
  expect(log.mock.calls.flat().join(" ")).not.toContain("meera");
});

test("new messages go before refused ones, and a later success counts as success", async () => {
  silenced();
  const transport = recordingTransport();
  transport.refusal = new MailRefusal("network", "");
  for (let number = 0; number < 10; number += 1) await insertMail(db, mail({ subject: "Old" }), begin);
  await deliverDueMail({ db, clock, drawAttachments, transport });
  now += minute;
  await insertMail(db, mail({ subject: "New" }), now);
  transport.refusal = null;
  transport.taken = [];
  await deliverDueMail({ db, clock, drawAttachments, transport }, { rounds: 1 });
  expect(transport.taken).toHaveLength(10);
  expect(transport.taken.map(({ subject }) => subject)).toContain("New");
  await deliverDueMail({ db, clock, drawAttachments, transport });
  expect(transport.taken).toHaveLength(11);
  for (const row of await db.select().from(mailOutbox))
    expect(row).toMatchObject({ status: "sent", lastError: null });
});

test("a message's text is stored until it is sent, and after that only where the outbox is the mailbox", async () => {
  silenced();
  const provider = recordingTransport();
  provider.refusal = new MailRefusal("network", "");
  await insertMail(db, mail(), begin);
  for (const delay of retryDelays) {
    await deliverDueMail({ db, clock, drawAttachments, transport: provider });
    now += delay;
  }
  await deliverDueMail({ db, clock, drawAttachments, transport: provider });
  expect(await onlyMail()).toMatchObject({
    status: "failed",
    text: "Hello Meera,",
    html: mail().html,
  });

  await db.delete(mailOutbox);
  provider.refusal = null;
  await insertMail(db, mail(), now);
  await deliverDueMail({ db, clock, drawAttachments, transport: provider });
  expect(await onlyMail()).toMatchObject({ status: "sent", text: "", html: "" });

  await db.delete(mailOutbox);
  await insertMail(db, mail(), now);
  await deliverDueMail({ db, clock, drawAttachments, transport: { ...provider, keepsBody: true } });
  expect(await onlyMail()).toMatchObject({ status: "sent", text: "Hello Meera,", html: mail().html });
});

test("without a transport a message waits and loses no try", async () => {
  await insertMail(db, mail(), begin);
  await deliverDueMail({ db, clock, drawAttachments, transport: null });
  expect(await onlyMail()).toMatchObject({ status: "queued", attempts: 0, nextAttemptAt: begin });
});

test("the outbox is listed newest first, by part of the recipient, and page by page", async () => {
  for (let number = 0; number < 55; number += 1)
    await insertMail(db, mail({ subject: String(number) }), begin + number);
  await insertMail(db, mail({ to: "ravi@example.com", subject: "To Ravi" }), begin);
  const all = { db, transport: null, phone: { ...noPhone, push: recordingTransport() } };
  const first = await listMail(all, { to: "MEERA@" });
  expect(first.messages.map(({ subject }) => subject).slice(0, 2)).toStrictEqual(["54", "53"]);
  expect(first.messages).toHaveLength(50);
  const second = await listMail(all, { to: "MEERA@", cursor: first.nextCursor ?? "" });
  expect(second.messages.map(({ subject }) => subject)).toStrictEqual(["4", "3", "2", "1", "0"]);
  expect(second.nextCursor).toBeNull();
  expect((await listMail(all, { to: "ravi" })).messages).toMatchObject([{ subject: "To Ravi" }]);
  expect((await listMail(all, { to: "%" })).messages).toStrictEqual([]);
});

test("a message is returned with all fields, and a missing one is not found", async () => {
  await insertMail(db, mail(), begin);
  const id = (await onlyMail())?.id ?? "";
  expect(await getMail({ db, clock: () => begin, keys }, id)).toMatchObject({
    to: "meera@example.com",
    text: "Hello Meera,",
  });
  await expect(getMail({ db, clock: () => begin, keys }, "nothing")).rejects.toMatchObject({
    code: "not_found",
  });
});
