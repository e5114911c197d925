import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { findCheckpoint, insertCheckpoint } from "../audit/audit.repo";
import { checkpointAction, digestOf, macOf } from "../audit/audit-chain";
import { checkLog } from "../audit/verify-log";
import type { AuditDependencies } from "../audit/with-audit";
import {
  encryptedColumns,
  listWithoutPrefix,
  replaceValues,
  type EncryptedColumn,
  type EncryptedValue,
} from "../platform/keys/encrypted-columns.repo";
import type { Keys } from "../platform/keys/keys";
import { randomId } from "../platform/surroundings";

const rowsAtOnce = 100;

/**
 * Moves stored data to the newest key: encrypts every encrypted column with it, then writes a checkpoint into the audit log. The
 * checkpoint is written by a run that finds nothing left to encrypt, so that values written by an older deployment during the rollout are
 * found too. Afterwards no stored data needs an older version.
 */
export async function rotateKeys({ db, clock, keys }: AuditDependencies): Promise<void> {
  // With a single version there is nothing to rotate.
  if (keys.versions.length < 2 || (await findCheckpoint(db, keys.newest)) !== null) return;
  let replaced = 0;
  let unreadable = 0;
  for (const column of encryptedColumns) {
    const counts = await encryptColumn({ db, keys }, column);
    replaced += counts.replaced;
    unreadable += counts.unreadable;
  }
  if (replaced > 0) return;
  const { verdict, digest } = await checkLog({ db, keys });
  const end = verdict.head ?? { seq: 0, seal: "" };
  const after = {
    keyVersion: keys.newest,
    rows: end.seq,
    digest,
    wasIntact: verdict.isIntact,
    unreadableValues: unreadable,
  };
  const details = {
    salt: randomId(),
    before: null,
    after,
    reason: null,
    address: null,
    device: null,
  };
  const row = {
    seq: end.seq + 1,
    previousMac: end.seal,
    at: clock(),
    action: checkpointAction,
    actorId: null,
    subject: "job" as const,
    subjectId: `keys/${keys.newest}`,
    detailsDigest: await digestOf(details),
  };
  await insertCheckpoint(db, { ...row, mac: macOf(keys, row) ?? "" }, details);
}

async function encryptColumn(
  { db, keys }: Pick<AuditDependencies, "db" | "keys">,
  column: EncryptedColumn,
): Promise<{ replaced: number; unreadable: number }> {
  const prefix = column.purpose === "better-auth" ? `$ba$${keys.newest}$` : `${keys.newest}.`;
  let replaced = 0;
  let unreadable = 0;
  let after = "";
  for (;;) {
    const page = await listWithoutPrefix(db, column, { prefix, after, limit: rowsAtOnce });
    const outcomes = await Promise.all(
      page.map(async (found) => ({ ...found, replacement: await encryptAgain(keys, column, found) })),
    );
    const readable = outcomes.flatMap(({ replacement, ...found }) =>
      replacement === null ? [] : [{ ...found, replacement }],
    );
    await replaceValues(db, column, readable);
    replaced += readable.length;
    unreadable += page.length - readable.length;
    after = page.at(-1)?.row ?? "";
    if (page.length < rowsAtOnce) return { replaced, unreadable };
  }
}

/** Encrypts the value with the newest key; returns null if no listed key decrypts it. */
async function encryptAgain(
  keys: Keys,
  { purpose }: EncryptedColumn,
  { row, value }: EncryptedValue,
): Promise<string | null> {
  if (purpose !== "better-auth") {
    const text = keys.decrypt(purpose, value, row);
    return text === null ? null : keys.encrypt(purpose, text, row);
  }
  const { secrets, secret } = keys.betterAuth;
  const key = {
    keys: new Map(secrets.map((listed) => [listed.version, listed.value])),
    currentVersion: keys.newest,
    ...(secret !== undefined && { legacySecret: secret }),
  };
  const text = await symmetricDecrypt({ key, data: value }).catch(() => null);
  return text === null ? null : symmetricEncrypt({ key, data: text });
}
