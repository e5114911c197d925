import { checkMinutes } from "~/domain/housekeeping/check";
import { jobNames, type JobName } from "~/domain/housekeeping/job";
import { jobs, runScheduled } from "../../../worker/housekeeping/run-scheduled";
import { ScheduleWasLate } from "../outcome.ts";
import type { Operation, ScheduledDependencies, Simulation } from "../simulation.ts";

/** Jobs that move money, seats and messages, by how often they run alone. */
const often: readonly (readonly [JobName, number])[] = [
  ["mail", 6],
  ["payments", 6],
  ["waiting", 4],
  ["closures", 2],
  ["trips", 1],
  ["taxes", 2],
  ["reminders", 1],
  ["housekeeping", 2],
  ["calendars", 2],
];

const minute = 60_000;
/** Milliseconds after which the checks report a message that was due and not tried. */
const maxDelay = 15 * minute;

/**
 * Runs a job, and notes deliveries. Virtual time leaps over hours in which the schedule would run each minute: messages that fell due
 * meanwhile are late, and the checks are right to say so.
 * @throws ScheduleWasLate instead of what the checks report of such messages
 */
export async function runJob(
  sim: Simulation,
  name: JobName,
  dependencies: ScheduledDependencies,
): Promise<void> {
  const { now } = sim;
  const isLate = () => now - sim.deliveredAt > maxDelay;
  try {
    await jobs[name](dependencies);
  } catch (error) {
    const isExpected = name === "checks" && (isLate() || now <= sim.lateUntil) && isLateMail(error);
    if (!isExpected) throw error;
    throw new ScheduleWasLate("messages were late", { cause: error });
  }
  if (name !== "mail") return;
  // The results of checks stand until the next ones.
  if (isLate()) sim.lateUntil = now + checkMinutes * minute;
  sim.deliveredAt = Math.max(sim.deliveredAt, now);
}

function isLateMail(error: unknown): boolean {
  return error instanceof Error && /^Checks found errors: mail \(\d+\)$/.test(error.message);
}

/** Runs one job, as a scheduled run does. */
function job(sim: Simulation): Operation {
  const name = sim.random.weighted(often);
  return { kind: `job ${name}`, call: (_, scheduled) => runJob(sim, name, scheduled()) };
}

/** Runs all jobs at once. Each is an operation, and so is what the run itself notes. */
export function scheduledRun(sim: Simulation): Operation {
  return {
    kind: "scheduled run",
    call: (_, scheduled, count) => {
      const counted = (name: JobName) => (dependencies: ScheduledDependencies) =>
        count(`job ${name}`, () => runJob(sim, name, dependencies));
      const run = Object.fromEntries(jobNames.map((name) => [name, counted(name)]));
      return runScheduled(scheduled(), run as typeof jobs);
    },
  };
}

export const background = { job, scheduledRun };
