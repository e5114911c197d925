import { readdirSync, readFileSync } from "node:fs";
import autocannon from "autocannon";

/** Arguments of `npm run bench`: names of groups, and --quick for fewer and shorter rounds and a smaller database. */
export const isQuick = process.argv.includes("--quick");
export const rounds = isQuick ? 3 : 5;
const secondsPerLoad = isQuick ? 1 : 2;
const connections = 8;

/** Median, minimum and maximum of some numbers. */
export function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, min: sorted[0], max: sorted.at(-1) };
}

/** Divides two alternatives round by round, so that a slow moment of the machine affects both. */
export function ratio(values, against) {
  return spread(values.map((value, round) => value / against[round]));
}

/**
 * Measures alternatives in turn, round by round.
 * @param ways functions that return one number
 * @param times rounds
 * @returns the numbers of each way, one per round
 */
export async function interleave(ways, times = rounds) {
  const results = ways.map(() => []);
  for (let round = 0; round < times; round++)
    for (const [index, way] of ways.entries()) results[index].push(await way(round));
  return results;
}

/**
 * Sends requests as fast as they are answered, or at a rate.
 * @returns requests per second and the 99th percentile of the answers' milliseconds
 * @throws if any answer is wrong
 */
export async function load(url, { headers, rate, seconds = secondsPerLoad, status = 200, ...options } = {}) {
  const result = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    ...(rate && { overallRate: Math.max(connections, Math.round(rate)) }),
    ...options,
  });
  const right = result.statusCodeStats?.[status]?.count ?? 0;
  const wrong = result.requests.total - right + result.errors + result.timeouts;
  if (wrong > 0 || right === 0)
    throw new Error(`${url}: ${wrong} wrong answers: ${JSON.stringify(result.statusCodeStats)}`);
  return { perSecond: right / result.duration, p99: result.latency.p99 };
}

/** Requests a page that must be answered with this status, and returns its text. @throws otherwise */
export async function get(url, headers = {}, status = 200) {
  const response = await fetch(url, { headers, redirect: "manual" });
  const text = await response.text();
  if (response.status !== status)
    throw new Error(`${url}: ${response.status}, not ${status}: ${text.slice(0, 300)}`);
  return text;
}

/** Returns the ids of the workerd processes that this process has started, oldest first. */
export function workerdProcesses() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => {
      try {
        const [, command, rest] = /\((.*)\) (.*)$/s.exec(readFileSync(`/proc/${id}/stat`, "utf8")) ?? [];
        return command === "workerd" && Number(rest.split(" ")[1]) === process.pid;
      } catch {
        return false;
      }
    })
    .map(Number)
    .toSorted((a, b) => a - b);
}

/** Returns the milliseconds of CPU that a process has used, in all its threads. */
export function cpuOf(id) {
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

/** Returns the kilobytes of memory that a process has in use. */
export function memoryOf(id) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))[1]);
}

/** Measures the CPU of workerd per call of `request`, one after another. @returns milliseconds per call */
export async function cpuPer(id, request, count = isQuick ? 10 : 25) {
  const before = cpuOf(id);
  for (let number = 0; number < count; number++) await request(number);
  return (cpuOf(id) - before) / count;
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Waits until a condition holds. @throws after `seconds` */
export async function until(condition, what, seconds = 60) {
  const deadline = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} s`);
    await pause(20);
  }
}
