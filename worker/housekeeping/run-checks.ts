import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { checkMinutes, type CheckName, type CheckResult } from "~/domain/housekeeping/check";
import { findAuditHead } from "../audit/audit-heads.repo";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import * as repo from "./checks.repo";

interface Dependencies {
  db: Database;
  clock: Clock;
}

const minute = 60_000;

/**
 * Checks the promises of the status page every five minutes, over windows: no query grows with the platform's age.
 * @throws Error naming the checks that found errors
 */
export async function runChecks({ db, clock }: Dependencies): Promise<void> {
  const at = clock();
  const known = await repo.listChecks(db);
  const last = known.find(({ name }) => name === "seats");
  const isDue =
    !last || !known.some(({ name }) => name === "audit") || at - last.at >= checkMinutes * minute - 1000;
  const results = isDue ? await resultsAt(db, at) : known;
  if (isDue) await repo.saveChecks(db, results);
  const failed = results.filter(({ isOk }) => !isOk).map(({ name, faults }) => `${name} (${faults})`);
  if (failed.length > 0) throw new Error(`Checks found errors: ${failed.join(", ")}`);
}

type Counted = [name: CheckName, counts: { checked: number; faults: number }, at: number];

async function resultsAt(db: Database, at: number): Promise<CheckResult[]> {
  const today = todayInIndia(at);
  const head = (await findAuditHead(db, today)) ?? (await findAuditHead(db, addDays(today, -1)));
  const counts: Counted[] = [
    ["seats", await repo.countDepartures(db, { from: today, to: addDays(today, 60) }), at],
    ["feed", await repo.countEvents(db, 1000), at],
    ["books", await repo.countBooks(db, 200), at],
    ["mail", await repo.countQueued(db, at - 15 * minute), at],
  ];
  if (head) counts.push(["audit", { checked: head.seq, faults: head.isIntact ? 0 : 1 }, head.at]);
  return counts.map(([name, { checked, faults }, when]) => ({
    name,
    at: when,
    isOk: faults === 0,
    checked,
    faults,
  }));
}

/** Lists the last results of the checks. */
export function listChecks({ db }: { db: Database }): Promise<CheckResult[]> {
  return repo.listChecks(db);
}
