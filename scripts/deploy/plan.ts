import { newestMigration } from "../lib/migrations.ts";
import type { Revision, Target } from "./target.ts";

/** Lists what a deployment does, in order, without an account. */
export function planOf(target: Target, revision: Pick<Revision, "tag">): string[] {
  return [
    "Account: sign-in, account, R2, public address; each problem with its remedy",
    `Secrets: ${target.secretsFile} if the Worker lacks ${target.requiredSecrets.join(", ")}; made if the deployment is new`,
    `Build: production, environment ${target.environment}, commit ${revision.tag}`,
    `D1 database ${target.database}: created if missing`,
    `Migrations: those missing up to ${newestMigration()}; the D1 bookmark before is printed`,
    "Sample tours: if they are wanted and changed",
    `Upload of the Worker ${target.worker}: tag ${revision.tag}, with the secrets; it creates the bucket ${target.bucket} if missing`,
    "Health: /api/health?deep=1 until it answers with the new version",
  ];
}

/** Returns what to do after a deployment: how to return to the version before, or how the first administrator is made. */
export function nextStep({ env }: Pick<Target, "env">, { hasWorker }: { hasWorker: boolean }): string {
  return hasWorker
    ? `To return to the version before: npm run rollback${env && ` -- --env ${env}`}`
    : `Create the first administrator: npm run admin:create -- --remote${env && ` --env ${env}`}`;
}
