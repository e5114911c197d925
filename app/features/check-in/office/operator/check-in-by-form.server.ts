import type { CheckInAnswer, SubmittedCheckIn } from "~/domain/check-in/check-in";
import { judgeTyped, type CheckInSheet, type Verdict } from "~/domain/check-in/check-in-sheet";
import { knownCheckIns, surprise } from "~/domain/check-in/queued-check-in";

/**
 * Checks in by form, for devices without JavaScript.
 * @param arrived how many of the party have come so far; without it all
 * @param typed a booking reference, or a voucher's whole text
 * @param now UTC instant in milliseconds
 */
export async function checkInByForm(
  sheet: CheckInSheet,
  { typed, arrived, now }: { typed: string; arrived?: number; now: number },
  record: (checkIn: SubmittedCheckIn) => Promise<CheckInAnswer[]>,
): Promise<Verdict> {
  const verdict = await judgeTyped(typed, sheet, knownCheckIns(sheet, []), arrived);
  if (!verdict.checkIn) return verdict;
  const [answer] = await record({
    ...verdict.checkIn,
    id: crypto.randomUUID(),
    at: new Date(now).toISOString(),
  });
  return (answer && surprise(answer)) ?? verdict;
}
