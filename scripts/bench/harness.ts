import { readdirSync, readFileSync } from "node:fs";
import autocannon from "autocannon";

/** Fewer and shorter rounds, and a smaller database. */
export const isQuick = process.argv.includes("--quick");
export const rounds = isQuick ? 3 : 5;
const secondsPerLoad = isQuick ? 1 : 2;
const connections = 8;

/** One line of the table. With something to compare with, the goal is for the ratio of the two, round by round. */
export interface Result {
  what: string;
  unit: string;
  /** One number per round. */
  ours: number[];
  against?: number[];
  goal?: { atLeast: number } | { atMost: number };
}

export type Report = (result: Result) => void;

/** Returns the median of some numbers. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Formats a result as a row of the table: what, ours, compared with, ratio, goal, met. */
export function rowOf({ what, unit, ours, against, goal }: Result): string {
  const format = (values: number[], of: string) => {
    const [middle, min, max] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
      value.toLocaleString("en-IN", { maximumSignificantDigits: 4 }),
    );
    return min === max ? `${middle} ${of}` : `${middle} ${of} (${min} to ${max})`;
  };
  const ratios = against?.map((value, round) => (ours[round] ?? Number.NaN) / value);
  const measured = median(ratios ?? ours);
  const limit = goal && ("atLeast" in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`);
  const isMet = goal && ("atLeast" in goal ? measured >= goal.atLeast : measured <= goal.atMost);
  const cells = [
    what,
    format(ours, unit),
    against ? format(against, unit) : "",
    ratios ? format(ratios, "×") : "",
    limit ?? "",
    isMet === undefined ? "" : isMet ? "yes" : "no",
  ];
  return `| ${cells.join(" | ")} |`;
}

/**
 * Measures alternatives in turn, round by round.
 * @param ways functions that return one number
 * @param times rounds
 * @returns the numbers of each way, one per round
 */
export async function interleave(ways: (() => Promise<number>)[], times = rounds): Promise<number[][]> {
  const results = ways.map((): number[] => []);
  for (let round = 0; round < times; round++)
    for (const [index, way] of ways.entries()) results[index]?.push(await way());
  return results;
}

/** Sends requests as fast as they are answered. @throws if any answer is wrong */
export async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: secondsPerLoad });
  const right = result.statusCodeStats?.[200]?.count ?? 0;
  const wrong = result.requests.total - right + result.errors + result.timeouts;
  if (wrong > 0 || right === 0)
    throw new Error(`${url}: ${wrong} wrong answers: ${JSON.stringify(result.statusCodeStats)}`);
  return right / result.duration;
}

/** Requests a page that must be answered with this status, and returns its text. @throws otherwise */
export async function get(url: string, headers: Record<string, string> = {}, status = 200): Promise<string> {
  const response = await fetch(url, { headers, redirect: "manual" });
  const text = await response.text();
  if (response.status !== status)
    throw new Error(`${url}: ${response.status}, not ${status}: ${text.slice(0, 300)}`);
  return text;
}

/** Returns the ids of the processes that this one has started, oldest first. */
export function childProcesses(): number[] {
  const { pid } = process;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

/** Returns the milliseconds of CPU that a process has used, in all its threads. */
function cpuOf(id: number): number {
  let nanoseconds = 0;
  for (const task of readdirSync(`/proc/${id}/task`)) {
    try {
      nanoseconds += Number(readFileSync(`/proc/${id}/task/${task}/schedstat`, "utf8").split(" ")[0]);
    } catch {
      // The thread has ended.
    }
  }
  return nanoseconds / 1e6;
}

/** Measures the CPU of workerd per call of `request`, one after another. @returns milliseconds per call */
export async function cpuPer(
  id: number,
  request: () => Promise<unknown>,
  count = isQuick ? 10 : 25,
): Promise<number> {
  const before = cpuOf(id);
  for (let number = 0; number < count; number++) await request();
  return (cpuOf(id) - before) / count;
}
