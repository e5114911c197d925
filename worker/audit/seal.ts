import type { AuditDetails, SealedAction } from "~/domain/audit";
import { hmacHex } from "../hmac";
import { sha256 } from "../sha256";

/** The digest of a row's details, by which a change of them is found. */
export function digestOf({ salt, before, after, reason, address, device }: AuditDetails): Promise<string> {
  return sha256(JSON.stringify([salt, before, after, reason, address, device]));
}

/**
 * The seal of a row: an HMAC over all of it and the seal before. Nobody who can only write to the database can make one, so
 * a row that was altered, left out or put in breaks the chain.
 */
export function sealOf(secret: string, row: SealedAction): Promise<string> {
  const { seq, previousSeal, at, action, actorId, subject, subjectId, detailsDigest } = row;
  const sealed = [seq, previousSeal, at, action, actorId, subject, subjectId, detailsDigest];
  return hmacHex(secret, `audit ${JSON.stringify(sealed)}`);
}
