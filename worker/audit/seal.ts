import { Buffer } from "node:buffer";
import { z } from "zod";
import type { AuditDetails, SealedAction } from "~/domain/audit";
import type { Keys } from "../keys/keys";
import { sha256 } from "../sha256";

/** The digest of a row's details, which shows that they were changed. */
export function digestOf({ salt, before, after, reason, address, device }: AuditDetails): Promise<string> {
  return sha256(JSON.stringify([salt, before, after, reason, address, device]));
}

function fieldsOf(row: SealedAction) {
  const { seq, previousSeal, at, action, actorId, subject, subjectId, detailsDigest } = row;
  return [seq, previousSeal, at, action, actorId, subject, subjectId, detailsDigest];
}

/**
 * The seal of a row: "{key version}.{MAC}" over all of it and the seal before; the MAC alone for version 0. Write access to the
 * database is not enough to make one, so a row that was altered, left out or inserted breaks the chain.
 * @returns null if the version is not listed
 */
export function sealOf(keys: Keys, row: SealedAction, version = keys.newest): string | null {
  const bytes = keys.mac("audit-log", `audit ${JSON.stringify(fieldsOf(row))}`, version);
  if (!bytes) return null;
  const mac = Buffer.from(bytes).toString("hex");
  return version === 0 ? mac : `${version}.${mac}`;
}

/** The version of the key that a seal was made with. */
export function keyVersionOf(seal: string): number {
  return Number(/^(\d+)\./.exec(seal)?.[1] ?? 0);
}

/** The digest of the log up to a row. It needs no key, so a checkpoint proves rows whose key is not listed any more. */
export function digestUpTo(before: string, row: SealedAction & { seal: string }): Promise<string> {
  return sha256(`${before}${JSON.stringify([...fieldsOf(row), row.seal])}`);
}

/**
 * The row that is written once a newer key is in use. Its details hold the digest of all rows before it: from there on nobody
 * can rewrite them with an older key, and the older key may be removed.
 */
export const checkpointAction = "job.rotate-keys";
export const checkpointSchema = z.object({ keyVersion: z.int(), rows: z.int(), digest: z.string() });
