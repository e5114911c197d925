import { listFailures, retryJob, retryRefund } from "./retry-job";
import { admin } from "../authz/guards";

export const housekeepingUseCases = {
  listFailures: admin("payments", listFailures),
  retryJob: admin("settings", retryJob),
  retryRefund: admin("payments", retryRefund),
};
