import { checkHealth } from "./check-health";
import { listChecks } from "./run-checks";
import { listFailures, retryJob, retryRefund } from "./retry-job";
import { admin } from "../platform/authz/guards";
import { anyone, reading } from "../platform/authz/use-case";

export const housekeepingUseCases = {
  listChecks: anyone(reading(listChecks)),
  checkHealth: anyone(checkHealth),
  listFailures: admin("payments", reading(listFailures)),
  retryJob: admin("settings", retryJob),
  retryRefund: admin("payments", retryRefund),
};
