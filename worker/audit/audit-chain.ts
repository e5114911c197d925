import { Buffer } from "node:buffer";
import { z } from "zod";
import type { AuditDetails, ChainedAction } from "~/domain/audit/audit";
import type { Keys } from "../platform/keys/keys";
import { sha256 } from "../platform/keys/sha256";

/** Returns the digest of a row's details, which reveals changes to them. */
export function digestOf({ salt, before, after, reason, address, device }: AuditDetails): string {
  return sha256(JSON.stringify([salt, before, after, reason, address, device]));
}

function fieldsOf(row: ChainedAction) {
  const { seq, previousMac, at, action, actorId, subject, subjectId, detailsDigest } = row;
  return [seq, previousMac, at, action, actorId, subject, subjectId, detailsDigest];
}

/**
 * Returns the MAC of a row (column `mac`): "{key version}.{MAC}" over the row and the previous one; the MAC alone for version 0.
 * Without the key, write access to the database is not enough to alter, omit or insert a row: that breaks the chain.
 * @returns null if the version is not listed
 */
export function macOf(keys: Keys, row: ChainedAction, version = keys.newest): string | null {
  const bytes = keys.mac("audit-log", `audit ${JSON.stringify(fieldsOf(row))}`, version);
  if (!bytes) return null;
  const mac = Buffer.from(bytes).toString("hex");
  return version === 0 ? mac : `${version}.${mac}`;
}

export function keyVersionOf(mac: string): number {
  return Number(/^(\d+)\./.exec(mac)?.[1] ?? 0);
}

/**
 * Returns the digest of the log up to a row. It needs no key, so a checkpoint proves rows whose key is no longer
 * listed.
 */
export function digestUpTo(before: string, row: ChainedAction & { mac: string }): string {
  return sha256(`${before}${JSON.stringify([...fieldsOf(row), row.mac])}`);
}

/**
 * Action of the row written when a newer key comes into use. Its details hold the digest of all earlier rows: from
 * then on they cannot be rewritten with an older key, and the older key may be removed.
 */
export const checkpointAction = "job.rotate-keys";
export const checkpointSchema = z.object({ keyVersion: z.int(), rows: z.int(), digest: z.string() });
