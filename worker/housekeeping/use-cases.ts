import { listFailures, retryJob, retryRefund } from "./retry-job";
import { admin } from "../authz/guards";

export const housekeepingUseCases = {
  listFailures: admin(listFailures),
  retryJob: admin(retryJob),
  retryRefund: admin(retryRefund),
};
