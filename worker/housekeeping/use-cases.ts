import { listFailures, retryJob, retryRefund } from "./retry-job";
import { anyone } from "../use-case";

export const housekeepingUseCases = {
  listFailures: anyone(listFailures),
  retryJob: anyone(retryJob),
  retryRefund: anyone(retryRefund),
};
