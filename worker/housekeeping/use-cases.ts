import { checkHealth } from "./check-health";
import { listFailures, retryJob, retryRefund } from "./retry-job";
import { admin } from "../authz/guards";
import { anyone } from "../use-case";

export const housekeepingUseCases = {
  checkHealth: anyone(checkHealth),
  listFailures: admin("payments", listFailures),
  retryJob: admin("settings", retryJob),
  retryRefund: admin("payments", retryRefund),
};
