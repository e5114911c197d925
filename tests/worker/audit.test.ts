import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { digestOf, macOf } from "../../worker/audit/audit-chain";
import { checkLog } from "../../worker/audit/verify-log";
import { withAudit } from "../../worker/audit/with-audit";
import { createDatabase } from "../../worker/platform/db/client";
import { auditLog, newsletterSubscribers } from "../../worker/platform/db/schema";
import { actionsOn, audit } from "../support/audit";
import { db } from "../support/database";
import { faultyDatabase } from "../support/faults";
import { viewer } from "../support/viewer";

const admin = viewer({
  id: "the-admin",
  role: "admin",
  requestedFrom: { address: "203.0.113.9", device: "A browser" },
});

/** Removes a subscriber: an action that may find nothing to do. */
function unsubscribe(email: string) {
  return withAudit(
    audit,
    admin,
    { action: "subscriber.remove", subjectId: email, before: { since: 5, odd: undefined }, reason: "asked" },
    (statements) =>
      db.batch([
        db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)),
        ...statements,
      ]),
  );
}

async function subscribe(...emails: string[]) {
  await db.insert(newsletterSubscribers).values(emails.map((email) => ({ email, createdAt: 5 })));
}

test("a first row that comes while an empty log is verified is no alteration", async () => {
  await subscribe("early@example.com");
  // After the end of the log was read.
  const { database } = faultyDatabase(env.DB, async (_, call) => {
    if (call === 2) await unsubscribe("early@example.com");
    return null;
  });
  const { verdict } = await checkLog({ db: createDatabase(database), keys: audit.keys });
  expect(verdict).toMatchObject({ isIntact: true, rows: 1 });
});

test("an action is logged with actor, change, reason and origin, signed together with the row before", async () => {
  await subscribe("first@example.com", "second@example.com");
  await unsubscribe("first@example.com");
  await unsubscribe("second@example.com");
  const [first] = await actionsOn("first@example.com");
  const [second] = await actionsOn("second@example.com");
  if (!first || !second) throw new Error("nothing was written down");
  expect(first.log).toMatchObject({
    action: "subscriber.remove",
    actorId: "the-admin",
    subject: "subscriber",
  });
  expect(first.details).toMatchObject({
    before: { since: 5 },
    after: null,
    reason: "asked",
    address: "203.0.113.9",
    device: "A browser",
  });
  expect(second.log.previousMac).toBe(first.log.mac);
  for (const { log, details } of [first, second]) {
    expect(log.detailsDigest).toBe(digestOf(details));
    expect(log.mac).toBe(macOf(audit.keys, log));
  }
});

test("an action without a change is not logged", async () => {
  await unsubscribe("nobody@example.com");
  expect(await actionsOn("nobody@example.com")).toStrictEqual([]);
});

test("a failed action is not logged", async () => {
  const failing = withAudit(audit, admin, { action: "job.retry", subjectId: "failing" }, (statements) =>
    db.batch([
      db.insert(newsletterSubscribers).values({ email: "kept-out@example.com", createdAt: 1 }),
      ...statements,
      db.insert(newsletterSubscribers).values({ email: "kept-out@example.com", createdAt: 1 }),
    ]),
  );
  await expect(failing).rejects.toThrow();
  expect(await actionsOn("failing")).toStrictEqual([]);
});

test("concurrent actions each get their own place in the chain", async () => {
  const emails = Array.from({ length: 12 }, (_, index) => `many-${index}@example.com`);
  await subscribe(...emails);
  await Promise.all(emails.map(unsubscribe));
  const rows = await db.select().from(auditLog).orderBy(asc(auditLog.seq));
  expect(rows.filter(({ subjectId }) => subjectId.startsWith("many-"))).toHaveLength(12);
  for (const [index, row] of rows.entries()) {
    expect(row.seq).toBe(index + 1);
    expect(row.previousMac).toBe(rows[index - 1]?.mac ?? "");
  }
});

test("the database refuses to change or delete log rows", async () => {
  await expect(db.update(auditLog).set({ actorId: "somebody else" })).rejects.toThrow();
  await expect(db.delete(auditLog)).rejects.toThrow();
});
