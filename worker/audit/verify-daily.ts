import { todayInIndia } from "~/domain/calendar/calendar";
import type { Admin } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import { findChainRow } from "./audit.repo";
import * as repo from "./audit-heads.repo";
import { checkLog, checkRowsAfter, type AuditVerdict } from "./verify-log";

interface Dependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
  /** Base URL of links; null if unknown. */
  origin: string | null;
}

/** Rows before the last signed end that are verified again each day. */
const oldRows = 20_000;

/**
 * Verifies the audit log once a day and signs its end: what came after the last signed end, and a part of what stood before it, so that each
 * row has its turn. If it was altered, owners get a mail, and the job fails with each run of the day, so
 * that it stays among the failed jobs.
 * @throws Error if the log does not verify
 */
export async function verifyDaily({ db, clock, keys, origin }: Dependencies): Promise<void> {
  const at = clock();
  const day = todayInIndia(at);
  const known = await repo.findAuditHead(db, day);
  if (known) return requireIntact(known);
  const { faults, last } = await checkNewRows({ db, keys }, at);
  const isIntact = faults.length === 0;
  const unsigned = { day, at, ...last, isIntact };
  const head = { ...unsigned, signature: keys.sign("audit-head", textOf(unsigned)) };
  const alarm = isIntact
    ? null
    : {
        event: "audit-broken" as const,
        key: `audit-broken/${day}`,
        to: { admins: true as const },
        params: {},
        url: `${origin ?? ""}/admin/logs`,
        isUrgent: true,
        mail: {
          subject: "The audit log no longer verifies",
          preheader: "Rows were changed or removed.",
          heading: "The audit log no longer verifies",
          paragraphs: [
            "The daily check of the audit log found rows that were changed or removed. Please follow the incident runbook.",
          ],
          details: faults.slice(0, 5).map(({ seq: row, text }): [string, string] => [`Row ${row}`, text]),
          action: "Open the system logs",
        },
      };
  await repo.createAuditHead(db, head, alarm);
  requireIntact(head);
}

/** Verifies the rows after the last signed end and some before it, or all if no end was signed or the log was not intact. */
async function checkNewRows(
  { db, keys }: Pick<Dependencies, "db" | "keys">,
  at: number,
): Promise<{ faults: AuditVerdict["faults"]; last: { seq: number; mac: string } }> {
  const [signed] = await repo.listAuditHeads(db, 1);
  const isSigned = signed?.isIntact && keys.verify("audit-head", textOf(signed), signed.signature);
  const added = isSigned ? await checkRowsAfter({ db, keys }, { seq: signed.seq, mac: signed.mac }) : null;
  // Only the whole log has the checkpoints that prove rows of a removed key.
  if (!signed || !added || added.faults.some(({ kind }) => kind === "unproven")) {
    const { verdict } = await checkLog({ db, keys });
    const { seq, seal: mac } = verdict.head ?? { seq: 0, seal: "" };
    return { faults: verdict.faults, last: { seq, mac } };
  }
  const { seq } = signed;
  const { faults, last } = added;
  const parts = Math.ceil(seq / oldRows);
  const from = oldRows * (Math.floor(at / 86_400_000) % Math.max(parts, 1));
  const before = from === 0 ? { mac: "" } : await findChainRow(db, from);
  const old = await checkRowsAfter(
    { db, keys },
    { seq: from, mac: before?.mac ?? "" },
    Math.min(from + oldRows, seq),
  );
  return { faults: [...old.faults, ...faults], last };
}

function requireIntact({ isIntact, day }: { isIntact: boolean; day: string }): void {
  if (!isIntact) throw new Error(`The audit log did not verify on ${day}`);
}

/** Returns the signed text of a head. Its form must not change: copies kept elsewhere are checked with it. */
function textOf({
  day,
  seq,
  mac,
  isIntact,
}: Pick<repo.AuditHead, "day" | "seq" | "mac" | "isIntact">): string {
  return `${day} ${seq} ${mac} ${isIntact ? "intact" : "broken"}`;
}

/** Lists the signed ends of the log of the last days, newest first, each with the result of checking its signature. */
export async function listAuditHeads(
  { db, keys }: { db: Database; keys: Keys },
  _admin: Admin,
  limit: number,
) {
  const heads = await repo.listAuditHeads(db, limit);
  return heads.map((head) => ({
    ...head,
    isSigned: keys.verify("audit-head", textOf(head), head.signature),
  }));
}
