import { waitUntil } from "cloudflare:workers";
import { applyBatchWhenDue, type ApplyDependencies } from "./apply-held-changes";
import { logError } from "../platform/log";

/** Batches that this isolate is waiting for. */
const awaited = new Set<string>();

/** Applies the changes of a batch once they are due. Failures are left to the next scheduled run. */
export function applyInBackground(dependencies: ApplyDependencies, batch: string): void {
  if (awaited.has(batch)) return;
  awaited.add(batch);
  waitUntil(
    applyBatchWhenDue(dependencies, batch)
      .catch((error: unknown) => logError("held changes not applied", error))
      .finally(() => awaited.delete(batch)),
  );
}
