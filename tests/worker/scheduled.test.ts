import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { mailOutbox, sessions, throttles, verifications } from "../../worker/platform/db/schema";
import { createSizedPictureStore } from "../../worker/media/sized-picture-store";
import { runScheduled, deleteExpired } from "../../worker/housekeeping/run-scheduled";
import { insertMail } from "../../worker/notifications/mail/mail-outbox.repo";
import worker from "../../worker/index";
import { servicesFor } from "../../worker/services";
import { createUser } from "../support/accounts";
import { bookingMailer } from "../support/booking-mailer";
import { db } from "../support/database";
import { drawAttachments, mail, recordingTransport, noPhone } from "../support/mail";
import { keys } from "../support/keys";
import { silenced } from "../support/silenced";
import { RouterContextProvider } from "react-router";
import { servicesContext } from "~/context";
import { loader as listLoader } from "~/routes/dev/outbox";
import { loader as messageLoader } from "~/routes/dev/message";
import { servicesForPages } from "../../worker/platform/http/page-services";

const now = Date.UTC(2026, 10, 21);
const day = 24 * 60 * 60 * 1000;
const clock = () => now;

beforeEach(async () => {
  await db.batch([db.delete(mailOutbox), db.delete(throttles), db.delete(verifications)]);
});

async function createLink(id: string, expiresAt: number) {
  const dates = { expiresAt: new Date(expiresAt), createdAt: new Date(0), updatedAt: new Date(0) };
  await db.insert(verifications).values({ id, identifier: id, value: "", ...dates });
}

test("the Worker's scheduled handler delivers due mail and deletes expired rows", async () => {
  await insertMail(db, mail(), Date.now() - 1000);
  await createLink("old", Date.now() - 1000);
  await worker.scheduled(createScheduledController({ cron: "* * * * *" }), env);
  expect(await db.select().from(mailOutbox)).toMatchObject([{ status: "sent" }]);
  expect(await db.$count(verifications)).toBe(0);
});

test("links and counters are deleted when they expire, and no earlier", async () => {
  await createLink("over", now - 1);
  await createLink("valid", now);
  await db.insert(throttles).values([
    { key: "over", count: 9, resetsAt: now - 1 },
    { key: "counting", count: 9, resetsAt: now },
  ]);
  await deleteExpired({ db, clock });
  expect((await db.select().from(verifications)).map(({ id }) => id)).toStrictEqual(["valid"]);
  expect((await db.select().from(throttles)).map(({ key }) => key)).toStrictEqual(["counting"]);
});

test("an ended session is deleted, with its address and browser", async () => {
  const { id: userId } = await createUser();
  const times = { createdAt: new Date(0), updatedAt: new Date(0) };
  for (const [id, expiresAt] of [
    ["over", now - 1],
    ["lasting", now],
  ] as const)
    await db.insert(sessions).values({ id, token: id, userId, expiresAt: new Date(expiresAt), ...times });
  await deleteExpired({ db, clock });
  const left = await db.select().from(sessions).where(eq(sessions.userId, userId));
  expect(left.map(({ id }) => id)).toStrictEqual(["lasting"]);
});

test("mail is stored for 30 days once sent or abandoned, and without limit while it waits", async () => {
  for (const age of [29, 31]) {
    for (const status of ["queued", "sent", "failed"] as const) {
      await insertMail(db, mail({ subject: `${status}, ${age} days`, dedupeKey: `${status}${age}` }), now);
      await db
        .update(mailOutbox)
        .set({ status, createdAt: now - age * day })
        .where(eq(mailOutbox.dedupeKey, `${status}${age}`));
    }
  }
  await deleteExpired({ db, clock });
  const subjects = (await db.select().from(mailOutbox)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toStrictEqual([
    "failed, 29 days",
    "queued, 29 days",
    "queued, 31 days",
    "sent, 29 days",
  ]);
});

test("a failed delivery does not block the housekeeping, and the run is reported as failed", async () => {
  await createLink("over", now - 1);
  const transport = recordingTransport();
  const broken = vi.fn(clock).mockImplementationOnce(() => {
    throw new Error("no clock");
  });
  const payments = {
    gateways: { offered: null, byName: {} },
    publisher: { bookingsChanged: () => undefined, seatsChanged: () => undefined },
  };
  await expect(
    runScheduled({
      alertWebhook: null,
      audit: { db, clock, keys },
      mailer: { send: async () => undefined },
      fetchOutside: () => Promise.reject(new Error("no network")),
      origin: null,
      announceHeldChanges: () => undefined,
      keys,
      db,
      media: env.MEDIA,
      clock: broken,
      transport,
      drawAttachments,
      phone: noPhone,
      bookingMailer,
      tourPictureStore: createSizedPictureStore(env.MEDIA, "tours"),
      photographStore: createSizedPictureStore(env.MEDIA, "reviews"),
      ...payments,
    }),
  ).rejects.toThrow(AggregateError);
  expect(await db.$count(verifications)).toBe(0);
});

test("only a non-production build has the use cases of /dev/mail, and marks mail as sent without a transport", async () => {
  const demo = servicesFor(env, new Request("http://demo.example/"));
  expect(demo.listMail).toBeTypeOf("function");
  expect(demo.getMail).toBeTypeOf("function");

  vi.stubEnv("MODE", "production");
  silenced("warn");
  const production = servicesFor(
    { ...env, PUBLIC_ORIGIN: "https://production.example" },
    new Request("https://production.example/"),
  );
  expect(production).not.toHaveProperty("listMail");
  expect(production).not.toHaveProperty("getMail");
  await production.mailer.send(mail());
  await production.deliverDueMail();
  expect(await db.select().from(mailOutbox)).toMatchObject([{ status: "queued", attempts: 0 }]);
});

/** A page's context with the services of a site at this origin. */
function contextOf(origin: string) {
  const context = new RouterContextProvider();
  const services = servicesFor({ ...env, PUBLIC_ORIGIN: origin }, new Request(origin));
  context.set(servicesContext, servicesForPages(services, new Request("http://localhost/")));
  return { context, services };
}

test("/dev/outbox shows the messages to an address, and each message", async () => {
  const { context, services } = contextOf("http://mailbox.example/");
  await services.mailer.send(mail({ subject: "To Meera" }));
  await services.mailer.send(mail({ to: "ravi@example.com", subject: "To Ravi" }));
  const url = new URL("http://mailbox.example/dev/outbox?to=ravi");
  const { messages, query } = await listLoader({ context, url });
  expect(query.to).toBe("ravi");
  expect(messages.map(({ subject }) => subject)).toStrictEqual(["To Ravi"]);
  const shown = await messageLoader({ context, params: { id: messages[0]?.id ?? "" } });
  expect(shown.mail).toMatchObject({ to: "ravi@example.com", subject: "To Ravi", html: mail().html });
});
