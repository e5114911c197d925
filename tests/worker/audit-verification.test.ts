import { asc } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { withAudit } from "../../worker/audit/with-audit";
import { verifyDaily } from "../../worker/audit/verify-daily";
import { auditHeads, auditLog, marketingSpend } from "../../worker/platform/db/schema";
import { signIn } from "../support/accounts";
import { as, get } from "../support/api";
import { audit, tamper } from "../support/audit";
import { db } from "../support/database";
import { keys } from "../support/keys";
import { services } from "../support/services";
import { viewer } from "../support/viewer";
import { useCases } from "../../worker/services";

const { run: verifyLog } = useCases.verifyLog;

const admin = viewer({ id: "an-admin", role: "admin" });

type AuditQuery = Parameters<typeof services.listActions>[1];

const list = (query: Partial<AuditQuery>) =>
  services.listActions(admin, { sort: "-when", limit: 50, ...query });
const verify = () => verifyLog(audit, admin);
const kindsFound = async () => (await verify()).faults.map(({ seq, kind }) => `${kind} ${seq}`);

/** Adds a row to the log. */
function logSpend(month: number) {
  const spend = { month: `2026-0${month}`, amount: month, updatedAt: 1 };
  return withAudit(
    audit,
    admin,
    { action: "setting.change", subjectId: spend.month, after: { amount: month } },
    (statements) =>
      db.batch([
        db
          .insert(marketingSpend)
          .values(spend)
          .onConflictDoUpdate({ target: marketingSpend.month, set: spend }),
        ...statements,
      ]),
  );
}

beforeEach(async () => {
  await tamper("DELETE FROM audit_log", "DELETE FROM audit_details", "DELETE FROM audit_head");
  for (let month = 1; month <= 5; month += 1) await logSpend(month);
});

test("an untouched log is intact, and its head is returned", async () => {
  const rows = await db.select().from(auditLog).orderBy(asc(auditLog.seq));
  const last = rows.at(-1);
  expect(await verify()).toStrictEqual({
    isIntact: true,
    rows: 5,
    erased: 0,
    head: { seq: 5, seal: last?.mac },
    checkpoint: null,
    faults: [],
  });
});

const day = 86_400_000;
const signDaily = (at: number) => verifyDaily({ db, keys, origin: "http://localhost", clock: () => at });

test("the day after, what follows the signed end is verified, and the end becomes the new one", async () => {
  await db.delete(auditHeads);
  const start = Date.now();
  await signDaily(start - day);
  // A day without an action has an end of its own, too.
  await signDaily(start);
  await logSpend(6);
  await signDaily(start + day);
  const heads = await services.listAuditHeads(admin, 3);
  expect(heads.map(({ seq, isIntact }) => [seq, isIntact])).toStrictEqual([
    [6, true],
    [5, true],
    [5, true],
  ]);
});

test.for([
  ["an old row was altered", ["UPDATE audit_log SET actor_id = 'somebody' WHERE seq = 2"]],
  ["details of an old row were altered", ["UPDATE audit_details SET reason = 'x' WHERE seq = 2"]],
  [
    "a new row is not signed",
    [
      "INSERT INTO audit_log SELECT 6, mac, 'forged', at, action, actor_id, subject, subject_id, details_digest FROM audit_log WHERE seq = 5",
    ],
  ],
  [
    "a new row is signed with an unknown key",
    [
      "INSERT INTO audit_log SELECT 6, mac, '99.forged', at, action, actor_id, subject, subject_id, details_digest FROM audit_log WHERE seq = 5",
    ],
  ],
  [
    "the signed end was cut off together with its record",
    [
      "DELETE FROM audit_details WHERE seq = 5",
      "DELETE FROM audit_log WHERE seq = 5",
      "UPDATE audit_head SET seq = 4, mac = (SELECT mac FROM audit_log WHERE seq = 4)",
    ],
  ],
] as const)("the day after, %s: the check finds it", async ([, statements]) => {
  await db.delete(auditHeads);
  const start = Date.now();
  await signDaily(start);
  await tamper(...statements);
  await expect(signDaily(start + day)).rejects.toThrow("did not verify");
});

test.for([
  ["at", "UPDATE audit_log SET at = at + 1 WHERE seq = 3"],
  ["who did it", "UPDATE audit_log SET actor_id = 'somebody' WHERE seq = 3"],
  ["what was done", "UPDATE audit_log SET action = 'setting.read' WHERE seq = 3"],
  ["what it was done to", "UPDATE audit_log SET subject_id = '2027-01' WHERE seq = 3"],
] as const)("a row with an altered %s is detected", async ([, statement]) => {
  await tamper(statement);
  expect(await kindsFound()).toStrictEqual(["altered 3"]);
});

test("a row that was altered and signed by a guess is detected", async () => {
  await tamper(`UPDATE audit_log SET at = 7, mac = '1.${"0".repeat(64)}' WHERE seq = 3`);
  expect(await kindsFound()).toStrictEqual(["altered 3", "altered 4"]);
});

test("altered details are detected; erased ones are counted", async () => {
  await tamper("UPDATE audit_details SET after = '{\"amount\":9}' WHERE seq = 2");
  expect(await kindsFound()).toStrictEqual(["details-altered 2"]);
  await tamper("DELETE FROM audit_details WHERE seq = 2");
  expect(await verify()).toMatchObject({ isIntact: true, erased: 1 });
});

test("a removed row is detected: the first, one between, and the last", async () => {
  await tamper("DELETE FROM audit_log WHERE seq = 5");
  expect(await kindsFound()).toStrictEqual(["cut-off 5"]);
  await tamper("DELETE FROM audit_log WHERE seq = 3");
  expect(await kindsFound()).toStrictEqual(["missing 3", "cut-off 5"]);
  await tamper("DELETE FROM audit_log WHERE seq = 1");
  expect(await kindsFound()).toStrictEqual(["missing 1", "missing 3", "cut-off 5"]);
});

test("an emptied log is detected", async () => {
  await tamper("DELETE FROM audit_log");
  expect(await kindsFound()).toStrictEqual(["cut-off 1"]);
});

test("two swapped rows are detected", async () => {
  await tamper(
    "UPDATE audit_log SET seq = 99 WHERE seq = 2",
    "UPDATE audit_log SET seq = 2 WHERE seq = 3",
    "UPDATE audit_log SET seq = 3 WHERE seq = 99",
  );
  expect((await verify()).isIntact).toBe(false);
});

test("the API reports what it found", async () => {
  const { cookie } = await signIn("admin");
  const answer = await get("/api/admin/audit/verify", as(cookie));
  expect(await answer.json()).toMatchObject({ isIntact: true, rows: 5 });
  await tamper("UPDATE audit_log SET actor_id = 'somebody' WHERE seq = 1");
  const found = await get("/api/admin/audit/verify", as(cookie));
  expect(await found.json()).toMatchObject({ isIntact: false, faults: [{ seq: 1, kind: "altered" }] });
});

test("the log is listed by page and by search", async () => {
  const first = await list({ limit: 2 });
  expect(first.actions.map(({ seq }) => seq)).toStrictEqual([5, 4]);
  const second = await list({ limit: 2, cursor: first.nextCursor ?? "" });
  expect(second.actions.map(({ seq }) => seq)).toStrictEqual([3, 2]);
  expect((await list({ q: "2026-04" })).actions).toMatchObject([
    { seq: 4, action: "setting.change", details: { before: null, after: { amount: 4 } } },
  ]);
  expect((await list({ subject: "booking" })).actions).toStrictEqual([]);
  const counted = async (query: Partial<AuditQuery>) => (await list(query)).actions.length;
  expect(await counted({ actor: "an-admin" })).toBe(5);
  expect(await counted({ actor: "somebody-else" })).toBe(0);
  expect(await counted({ subjectId: "2026-04" })).toBe(1);
  const today = todayInIndia(Date.now());
  expect(await counted({ from: addDays(today, -1), to: addDays(today, 1) })).toBe(5);
  expect(await counted({ from: addDays(today, 2) })).toBe(0);
  expect(await counted({ to: addDays(today, -2) })).toBe(0);
  await expect(list({ cursor: "nonsense" })).rejects.toMatchObject({ code: "invalid" });
});
