import type { Viewer } from "~/domain/accounts/account";
import type { JobName } from "~/domain/housekeeping/job";
import type { Dependencies } from "../services";
import { listFailures, retryJob, retryRefund } from "./retry-job";

export function housekeepingServices(dependencies: Dependencies) {
  const { db, audit } = dependencies;
  return {
    listFailures: (viewer: Viewer | null) => listFailures({ db }, viewer),
    retryJob: (viewer: Viewer | null, name: JobName) => retryJob(dependencies, viewer, name),
    retryRefund: (viewer: Viewer | null, id: string) => retryRefund(audit, viewer, id),
  };
}
