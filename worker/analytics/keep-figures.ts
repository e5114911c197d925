import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { findFirstDay } from "./analytics.repo";
import { foldTail } from "./sums.repo";
import { findCheck, findDifferences, saveCheck } from "./verify-figures.repo";

/**
 * Folds what was appended into the totals; then verifies the sums of yesterday and of one earlier day against their rows, once a day; the earlier day goes back by one with each run
 * and starts over after the first day with data. Found differences are verified again with each run, so that they are reported until
 * they are gone.
 * @throws Error if sums differ from their rows
 */
export async function keepFigures({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await foldTail(db);
  const today = todayInIndia(clock());
  const last = await findCheck(db);
  const isRepeated = last?.checkedOn === today;
  if (isRepeated && last.difference === null) return;
  const yesterday = addDays(today, -1);
  const pastDay = isRepeated ? last.pastDay : await nextPastDay(db, last?.pastDay ?? yesterday, yesterday);
  const differences = [...(await findDifferences(db, yesterday)), ...(await findDifferences(db, pastDay))];
  const difference = differences.length === 0 ? null : differences.join(", ");
  await saveCheck(db, { checkedOn: today, pastDay, difference });
  if (difference !== null) throw new Error(`Sums differ from their rows: ${difference}`);
}

async function nextPastDay(db: Database, last: string, yesterday: string): Promise<string> {
  const next = addDays(last, -1);
  return next >= ((await findFirstDay(db)) ?? yesterday) ? next : addDays(yesterday, -1);
}
