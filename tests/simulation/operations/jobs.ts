import { jobNames, type JobName } from "~/domain/housekeeping/job";
import { jobs, runScheduled } from "../../../worker/housekeeping/run-scheduled";
import type { Operation, ScheduledDependencies, Simulation } from "../simulation.ts";

/** Jobs that move money, seats and messages, by how often they run alone. */
const often: readonly (readonly [JobName, number])[] = [
  ["mail", 6],
  ["payments", 6],
  ["waiting", 4],
  ["closures", 2],
  ["trips", 1],
  ["reminders", 1],
  ["housekeeping", 2],
];

/** Runs one job, as a scheduled run does. */
function job({ random }: Simulation): Operation {
  const name = random.weighted(often);
  return { kind: `job ${name}`, call: (_, scheduled) => jobs[name](scheduled()) };
}

/** Runs all jobs at once. Each is an operation, and so is what the run itself notes. */
export function scheduledRun(): Operation {
  return {
    kind: "scheduled run",
    call: (_, scheduled, count) => {
      const counted = (name: JobName) => (dependencies: ScheduledDependencies) =>
        count(`job ${name}`, () => jobs[name](dependencies));
      const run = Object.fromEntries(jobNames.map((name) => [name, counted(name)]));
      return runScheduled(scheduled(), run as typeof jobs);
    },
  };
}

export const background = { job, scheduledRun };
