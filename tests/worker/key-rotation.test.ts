import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { macOf } from "../../worker/audit/audit-chain";
import { withAudit } from "../../worker/audit/with-audit";
import {
  auditDetails,
  auditLog,
  bankAccounts,
  marketingSpend,
  twoFactors,
} from "../../worker/platform/db/schema";
import type { Keys } from "../../worker/platform/keys/keys";
import {
  encryptedColumns,
  listWithoutPrefix,
  replaceValues,
} from "../../worker/platform/keys/encrypted-columns.repo";
import { rotateKeys } from "../../worker/housekeeping/rotate-keys";
import { createUser } from "../support/accounts";
import { tamper } from "../support/audit";
import { db } from "../support/database";
import { createOperator } from "../support/people";
import { keysOf, legacySecret } from "../support/secrets";
import { viewer } from "../support/viewer";
import { useCases } from "../../worker/services";

const { run: verifyLog } = useCases.verifyLog;

const admin = viewer({ id: "an-admin", role: "admin" });
const clock = () => 1_795_240_800_000;
const number = "50100234567890";

beforeEach(async () => {
  await tamper("DELETE FROM audit_log", "DELETE FROM audit_details", "DELETE FROM audit_head");
  await db.batch([db.delete(bankAccounts), db.delete(twoFactors), db.delete(marketingSpend)]);
});

/** Runs a privileged action a number of times under some keys. */
async function act(keys: Keys, times = 1) {
  for (let time = 0; time < times; time += 1) {
    const month = crypto.randomUUID();
    await withAudit({ db, clock, keys }, admin, { action: "setting.change", subjectId: month }, (audit) =>
      db.batch([db.insert(marketingSpend).values({ month, amount: 1, updatedAt: 1 }), ...audit]),
    );
  }
}

/** Runs the job until it has nothing left to do, as the cron does. */
async function rotate(keys: Keys) {
  for (let minute = 0; minute < 3; minute += 1) await rotateKeys({ db, clock, keys });
}

const rows = () => db.select().from(auditLog).orderBy(asc(auditLog.seq));
const verify = (keys: Keys) => verifyLog({ db, keys }, admin);
const findingsWith = async (keys: Keys) =>
  (await verify(keys)).faults.map(({ seq, kind }) => `${kind} ${seq}`);

async function addBankAccount(keys: Keys) {
  const operator = await createOperator((await createUser()).id);
  const encryptedNumber = keys.encrypt("bank-account", number, operator);
  const account = {
    operator,
    encryptedNumber,
    holder: "M",
    lastDigits: "7890",
    ifsc: "HDFC0001234",
    confirmedAt: 1,
  };
  await db.insert(bankAccounts).values(account);
  return async () => {
    const row = await db.select().from(bankAccounts).where(eq(bankAccounts.operator, operator)).get();
    return (read: Keys) => read.decrypt("bank-account", row?.encryptedNumber ?? "", operator);
  };
}

test("bank numbers are re-encrypted with the newest key, and then need no older one", async () => {
  const stored = await addBankAccount(keysOf([1]));
  expect((await stored())(keysOf([2]))).toBeNull();
  await rotate(keysOf([2, 1]));
  expect((await stored())(keysOf([2]))).toBe(number);
  expect((await stored())(keysOf([1]))).toBeNull();
});

test("more than a page of bank numbers is re-encrypted; unreadable ones are counted and kept", async () => {
  const all = await Promise.all(Array.from({ length: 120 }, () => addBankAccount(keysOf([1]))));
  const lost = await addBankAccount(keysOf([7]));
  await rotate(keysOf([2, 1]));
  for (const stored of all) expect((await stored())(keysOf([2]))).toBe(number);
  expect((await lost())(keysOf([7]))).toBe(number);
  expect(await db.select().from(auditDetails)).toMatchObject([{ after: { unreadableValues: 1 } }]);
});

test("a number replaced during the job is not overwritten", async () => {
  const stored = await addBankAccount(keysOf([1]));
  const column = encryptedColumns[0] ?? expect.fail("no column");
  const [found] = await listWithoutPrefix(db, column, { prefix: "2.", after: "", limit: 1 });
  if (!found) throw new Error("nothing found");
  await replaceValues(db, column, [{ ...found, value: "what it was", replacement: "too late" }]);
  expect((await stored())(keysOf([1]))).toBe(number);
});

async function readTwoFactor(keys: Keys) {
  const row = await db.select().from(twoFactors).get();
  const listed = new Map(keys.betterAuth.secrets.map(({ version, value }) => [version, value]));
  const key = { keys: listed, currentVersion: keys.newest };
  return symmetricDecrypt({ key, data: row?.secret ?? "" });
}

test("values encrypted by better-auth move too: from before SECRET_KEYS, and between versions", async () => {
  const { id: userId } = await createUser();
  const secret = await symmetricEncrypt({ key: legacySecret, data: "a secret of an app" });
  const backupCodes = await symmetricEncrypt({ key: legacySecret, data: "codes" });
  await db.insert(twoFactors).values({ id: "t1", userId, secret, backupCodes });
  await rotate(keysOf([1, 0]));
  expect(await readTwoFactor(keysOf([1]))).toBe("a secret of an app");
  await rotate(keysOf([2, 1]));
  expect(await readTwoFactor(keysOf([2]))).toBe("a secret of an app");
  await expect(readTwoFactor(keysOf([1]))).rejects.toThrow(/retired/);
});

test("the log stays intact across rotations, with and without the older keys", async () => {
  // Rows from before SECRET_KEYS: signed with version 0.
  const legacy = { ...keysOf([1, 0]), newest: 0 };
  await act(legacy, 3);
  expect((await rows()).map(({ mac }) => mac)).toContainEqual(expect.stringMatching(/^[0-9a-f]{64}$/));
  expect(await verify(keysOf([1, 0]))).toMatchObject({ isIntact: true, rows: 3, checkpoint: null });
  // Until the checkpoint is written the older key is required.
  await act(keysOf([1, 0]));
  expect(await verify(keysOf([1]))).toMatchObject({
    isIntact: false,
    faults: [{ seq: 1, kind: "unproven", text: expect.stringContaining("Rows 1 to 3 cannot be verified") }],
  });
  await rotate(keysOf([1, 0]));
  await act(keysOf([1, 0]), 2);
  for (const keys of [keysOf([1, 0]), keysOf([1])])
    expect(await verify(keys)).toMatchObject({
      isIntact: true,
      rows: 7,
      checkpoint: { seq: 5, keyVersion: 1 },
    });
  await rotate(keysOf([2, 1]));
  await act(keysOf([2]));
  for (const keys of [keysOf([2, 1, 0]), keysOf([2, 1]), keysOf([2])])
    expect(await verify(keys)).toMatchObject({
      isIntact: true,
      rows: 9,
      checkpoint: { seq: 8, keyVersion: 2 },
    });
  expect((await rows()).map(({ action }) => action).filter((name) => name.startsWith("job."))).toHaveLength(
    2,
  );
});

test("with one version there is nothing to move, and a second run adds nothing", async () => {
  await act(keysOf([1]));
  await rotate(keysOf([1]));
  expect(await rows()).toHaveLength(1);
  await Promise.all([rotate(keysOf([2, 1])), rotate(keysOf([2, 1]))]);
  await rotate(keysOf([2, 1]));
  expect(await rows()).toHaveLength(2);
});

/** Rewrites rows with a leaked key, including each MAC and the record of the log's end. */
async function forge(leaked: Keys, { from, to }: { from: number; to: number }) {
  const all = await rows();
  let previousMac = all[from - 2]?.mac ?? "";
  for (const row of all.slice(from - 1, to)) {
    const forged = { ...row, at: row.seq === from ? row.at + 1 : row.at, previousMac };
    const mac = macOf(leaked, forged) ?? "";
    await db
      .update(auditLog)
      .set({ ...forged, mac })
      .where(eq(auditLog.seq, row.seq));
    previousMac = mac;
  }
  if (to === all.length) await env.DB.prepare("UPDATE audit_head SET mac = ?").bind(previousMac).run();
}

test("history rewritten with a leaked key passes until the key is replaced, and not after", async () => {
  const leaked = keysOf([1]);
  await act(leaked, 3);
  await tamper();
  await forge(leaked, { from: 2, to: 3 });
  // This cannot be detected: the reason to replace a leaked key.
  expect((await verify(leaked)).isIntact).toBe(true);

  await rotate(keysOf([2, 1]));
  await act(keysOf([2, 1]));
  await forge(leaked, { from: 2, to: 3 });
  for (const keys of [keysOf([2, 1]), keysOf([2])]) expect(await findingsWith(keys)).toContain("altered 4");
});

test("a leaked key can write neither after the checkpoint nor a checkpoint", async () => {
  const leaked = keysOf([1]);
  await act(leaked, 2);
  await rotate(keysOf([2, 1]));
  await act(keysOf([2, 1]), 2);
  expect((await verify(keysOf([2, 1]))).isIntact).toBe(true);
  await tamper();
  await forge(leaked, { from: 4, to: 5 });
  expect(await findingsWith(keysOf([2, 1]))).toStrictEqual(["altered 4", "altered 5"]);
  // A checkpoint that is signed with the leaked key is invalid.
  await forge(leaked, { from: 3, to: 5 });
  expect(await findingsWith(keysOf([2, 1]))).toStrictEqual(["altered 3"]);
  // Without a checkpoint, the next one shows its later date.
  await tamper("UPDATE audit_log SET action = 'job.retry', subject_id = 'mail' WHERE seq = 3");
  await forge(leaked, { from: 3, to: 5 });
  expect(await verify(keysOf([2, 1]))).toMatchObject({ checkpoint: null });
});

test("a deployment with the older keys cannot write after the newer one", async () => {
  await act(keysOf([2, 1]));
  await expect(act(keysOf([1]))).rejects.toMatchObject({ code: "unavailable" });
  expect(await rows()).toHaveLength(1);
});
