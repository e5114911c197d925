import { z } from "zod";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import type { Admin } from "../platform/authz/actors";
import { findChainRow, getChainHead, readChain, type ChainRow } from "./audit.repo";
import { checkpointAction, checkpointSchema, digestOf, digestUpTo, keyVersionOf, macOf } from "./audit-chain";

const rowsAtOnce = 1000;
const maxFindings = 20;

/** Result of checking the whole log. */
export const auditVerdictSchema = z.object({
  isIntact: z.boolean(),
  rows: z.int().meta({ description: "Rows checked" }),
  erased: z.int().meta({ description: "Rows whose details have been erased" }),
  head: z.object({ seq: z.int(), seal: z.string() }).nullable().meta({
    description: "The last row. A copy of it stored elsewhere shows later if the log was truncated",
  }),
  checkpoint: z
    .object({ seq: z.int(), keyVersion: z.int(), at: z.iso.datetime() })
    .nullable()
    .meta({ description: "Older keys cannot rewrite the rows before it" }),
  faults: z
    .array(
      z.object({
        seq: z.int(),
        kind: z.enum(["altered", "missing", "details-altered", "cut-off", "unproven"]),
        text: z.string(),
      }),
    )
    .meta({ description: "The first errors found, by their first row" }),
});
export type AuditVerdict = z.infer<typeof auditVerdictSchema>;
type AuditFinding = AuditVerdict["faults"][number];

/** A row by number and MAC; number 0 and an empty MAC before the first row. */
interface ChainEnd {
  seq: number;
  mac: string;
}

/** Verification state after the rows read so far. */
interface Progress {
  last: ChainEnd;
  /** Oldest version of the key with which further rows may be signed. */
  minKeyVersion: number;
  /** Digest of all rows so far; null if the check began after the first row, so that checkpoints prove nothing. */
  digest: string | null;
  /** Rows whose key is not listed and that no checkpoint covers yet. */
  unproven: { from: number; to: number; keyVersion: number } | null;
  checkpoint: AuditVerdict["checkpoint"];
}

/** Result of checking a part of the log. */
interface Walk {
  progress: Progress;
  findings: AuditFinding[];
  rows: number;
  erased: number;
}

const wholeLog: Progress = {
  last: { seq: 0, mac: "" },
  minKeyVersion: 0,
  digest: "",
  unproven: null,
  checkpoint: null,
};

/**
 * Verifies the whole log, for an administrator.
 */
export function verifyLog(dependencies: { db: Database; keys: Keys }, _admin: Admin): Promise<AuditVerdict> {
  return checkLog(dependencies).then(({ verdict }) => verdict);
}

/**
 * Verifies the log from first to last row: all MACs are valid, every row follows the previous one, no row is
 * missing, and the details match their digests.
 * @returns the verdict, and the digest of all rows
 */
export async function checkLog({
  db,
  keys,
}: {
  db: Database;
  keys: Keys;
}): Promise<{ verdict: AuditVerdict; digest: string }> {
  // Read before the rows: concurrent writes only make the chain longer.
  const head = await getChainHead(db);
  const { progress, findings, rows, erased } = await walk({ db, keys }, wholeLog);
  const { last, unproven, checkpoint, digest } = progress;
  if (unproven) findings.push(unprovenFinding(unproven));
  findings.push(...findingsAtEnd(head ?? (await endOfNewLog(db, last)), last));
  const verdict = {
    isIntact: findings.length === 0,
    rows,
    erased,
    head: rows === 0 ? null : { seq: last.seq, seal: last.mac },
    checkpoint,
    faults: findings.slice(0, maxFindings),
  };
  return { verdict, digest: digest ?? "" };
}

/**
 * Verifies the rows after a known one, and that this one is still there: each is signed, follows the previous one and has the details that
 * it was signed with. Rows of keys that are not listed are "unproven" up to the end of the log; before it, the rows after them prove them.
 * @param until last row, or the end of the log
 */
export async function checkRowsAfter(
  { db, keys }: { db: Database; keys: Keys },
  known: ChainEnd,
  until = Number.MAX_SAFE_INTEGER,
): Promise<{ faults: AuditFinding[]; last: ChainEnd }> {
  const head = await getChainHead(db);
  const start = { ...wholeLog, last: known, minKeyVersion: keyVersionOf(known.mac), digest: null };
  const { progress, findings } = await walk({ db, keys }, start, until);
  if (known.seq > 0 && (await findChainRow(db, known.seq))?.mac !== known.mac) {
    const text = `Row ${known.seq} is missing or was altered.`;
    findings.unshift({ seq: known.seq, kind: "altered", text });
  }
  if (until === Number.MAX_SAFE_INTEGER) {
    if (progress.unproven) findings.push(unprovenFinding(progress.unproven));
    findings.push(...findingsAtEnd(head ?? (await endOfNewLog(db, progress.last)), progress.last));
  }
  return { faults: findings.slice(0, maxFindings), last: progress.last };
}

async function walk(
  { db, keys }: { db: Database; keys: Keys },
  start: Progress,
  until = Number.MAX_SAFE_INTEGER,
): Promise<Walk> {
  const findings: AuditFinding[] = [];
  let progress = start;
  let rows = 0;
  let erased = 0;
  for (;;) {
    const page = await readChain(db, progress.last.seq, rowsAtOnce);
    for (const row of page) {
      if (row.log.seq > until) return { progress, findings, rows, erased };
      const found = await findingsOf(row, progress, keys);
      progress = await progressTo(row, progress, keys, found);
      findings.push(...found);
      if (row.details === null) erased += 1;
      rows += 1;
    }
    if (page.length < rowsAtOnce) return { progress, findings, rows, erased };
  }
}

async function findingsOf(
  { log, details }: ChainRow,
  { last: before, minKeyVersion }: Progress,
  keys: Keys,
): Promise<AuditFinding[]> {
  const { seq } = log;
  const findings: AuditFinding[] = [];
  if (seq !== before.seq + 1) {
    const from = before.seq + 1;
    const missing = from === seq - 1 ? `Row ${from} is` : `Rows ${from} to ${seq - 1} are`;
    findings.push({ seq: from, kind: "missing", text: `${missing} missing.` });
  } else if (log.previousMac !== before.mac) {
    findings.push({ seq, kind: "altered", text: `Row ${seq} does not follow the previous row.` });
  }
  const keyVersion = keyVersionOf(log.mac);
  if (keyVersion < minKeyVersion) {
    const text = `Row ${seq} is signed with key version ${keyVersion}, although version ${minKeyVersion} was already in use.`;
    findings.push({ seq, kind: "altered", text });
  } else if (keys.versions.includes(keyVersion) && log.mac !== macOf(keys, log, keyVersion)) {
    findings.push({ seq, kind: "altered", text: `Row ${seq} was altered: its signature does not match.` });
  }
  if (details !== null && log.detailsDigest !== digestOf(details)) {
    findings.push({ seq, kind: "details-altered", text: `The details of row ${seq} were altered.` });
  }
  return findings;
}

/**
 * Adds a row to the progress, and an error to `findings` if it is a checkpoint whose earlier rows have been replaced.
 */
async function progressTo(
  { log, details }: ChainRow,
  before: Progress,
  keys: Keys,
  findings: AuditFinding[],
): Promise<Progress> {
  const { seq, mac, at } = log;
  const keyVersion = keyVersionOf(mac);
  let { unproven, checkpoint, minKeyVersion } = before;
  const last = { seq, mac };
  if (!keys.versions.includes(keyVersion)) unproven = { from: seq, keyVersion, ...unproven, to: seq };
  if (before.digest === null)
    return { ...before, last, unproven, minKeyVersion: Math.max(minKeyVersion, keyVersion) };
  if (keys.versions.includes(keyVersion) && log.action === checkpointAction && findings.length === 0) {
    const { data } = checkpointSchema.safeParse(details?.after);
    if (data?.digest === before.digest && data.rows === before.last.seq && data.keyVersion === keyVersion) {
      unproven = null;
      minKeyVersion = keyVersion;
      checkpoint = { seq, keyVersion, at: new Date(at).toISOString() };
    } else {
      const text = `The rows before the checkpoint in row ${seq} do not match its digest.`;
      findings.push({ seq, kind: "altered", text });
    }
  }
  return { last, minKeyVersion, digest: digestUpTo(before.digest, log), unproven, checkpoint };
}

function unprovenFinding({ from, to, keyVersion }: NonNullable<Progress["unproven"]>): AuditFinding {
  const rows = from === to ? `Row ${from} cannot` : `Rows ${from} to ${to} cannot`;
  const text = `${rows} be verified: key version ${keyVersion} is not listed, and no checkpoint covers them.`;
  return { seq: from, kind: "unproven", text };
}

/** Returns the end of a log whose first rows came after its end was read; null if no end is recorded. */
async function endOfNewLog(db: Database, last: ChainEnd): Promise<ChainEnd | null> {
  return last.seq > 0 && (await getChainHead(db)) ? last : null;
}

function findingsAtEnd(head: ChainEnd | null, last: ChainEnd): AuditFinding[] {
  const noted = head ?? { seq: 0, mac: "" };
  if (noted.seq > last.seq) {
    const from = last.seq + 1;
    const text =
      from === noted.seq
        ? `Row ${from} is missing at the end.`
        : `Rows ${from} to ${noted.seq} are missing at the end.`;
    return [{ seq: from, kind: "cut-off", text }];
  }
  if (head === null && last.seq > 0) {
    return [{ seq: last.seq, kind: "altered", text: "The record of the end of the log is missing." }];
  }
  return noted.seq === last.seq && noted.mac !== last.mac
    ? [
        {
          seq: last.seq,
          kind: "altered",
          text: "The record of the end of the log does not match the last row.",
        },
      ]
    : [];
}
