import type { Viewer } from "~/domain/account";
import type { AuditFault, AuditVerdict } from "~/domain/audit";
import { requireAdmin } from "../accounts/require-admin";
import { getChainHead, readChain } from "./chain.repo";
import type { ChainRow } from "./chain.repo";
import { digestOf, sealOf } from "./seal";
import type { AuditDependencies } from "./with-audit";

const rowsAtOnce = 1000;
const faultsTold = 20;

/**
 * Checks the log from its first row to its last: that every seal is ours, that each row follows the one before and none is
 * left out, that the details are those that were written down, and that nothing is missing at the end.
 */
export async function verifyLog(
  { db, secret }: Pick<AuditDependencies, "db" | "secret">,
  viewer: Viewer | null,
): Promise<AuditVerdict> {
  requireAdmin(viewer);
  // Before the rows: what is written meanwhile only makes the chain longer.
  const head = await getChainHead(db);
  const faults: AuditFault[] = [];
  let last = { seq: 0, seal: "" };
  let rows = 0;
  let erased = 0;
  for (;;) {
    const page = await readChain(db, last.seq, rowsAtOnce);
    for (const row of page) {
      faults.push(...(await faultsOf(row, last, secret)));
      if (row.details === null) erased += 1;
      last = { seq: row.log.seq, seal: row.log.seal };
      rows += 1;
    }
    if (page.length < rowsAtOnce) break;
  }
  faults.push(...faultsAtEnd(head, last));
  return {
    isIntact: faults.length === 0,
    rows,
    erased,
    head: rows === 0 ? null : last,
    faults: faults.slice(0, faultsTold),
  };
}

async function faultsOf(
  { log, details }: ChainRow,
  before: { seq: number; seal: string },
  secret: string,
): Promise<AuditFault[]> {
  const { seq } = log;
  const faults: AuditFault[] = [];
  if (seq !== before.seq + 1) {
    const from = before.seq + 1;
    const missing = from === seq - 1 ? `Row ${from} is` : `Rows ${from} to ${seq - 1} are`;
    faults.push({ seq: from, kind: "missing", text: `${missing} missing.` });
  } else if (log.previousSeal !== before.seal) {
    faults.push({ seq, kind: "altered", text: `Row ${seq} does not follow the row before it.` });
  }
  if (log.seal !== (await sealOf(secret, log))) {
    faults.push({ seq, kind: "altered", text: `Row ${seq} was altered: its seal does not fit.` });
  }
  if (details !== null && log.detailsDigest !== (await digestOf(details))) {
    faults.push({ seq, kind: "details-altered", text: `The details of row ${seq} were altered.` });
  }
  return faults;
}

function faultsAtEnd(
  head: { seq: number; seal: string } | null,
  last: { seq: number; seal: string },
): AuditFault[] {
  const noted = head ?? { seq: 0, seal: "" };
  if (noted.seq > last.seq) {
    const from = last.seq + 1;
    const text =
      from === noted.seq
        ? `Row ${from} is missing at the end.`
        : `Rows ${from} to ${noted.seq} are missing at the end.`;
    return [{ seq: from, kind: "cut-off", text }];
  }
  if (head === null && last.seq > 0) {
    return [{ seq: last.seq, kind: "altered", text: "The note of where the log ends is gone." }];
  }
  return noted.seq === last.seq && noted.seal !== last.seal
    ? [{ seq: last.seq, kind: "altered", text: "The note of where the log ends does not fit its last row." }]
    : [];
}
