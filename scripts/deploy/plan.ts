import { newestMigration, type Revision, type Target } from "./target.ts";

interface Options {
  origin?: string;
  location: string;
  sampleTours?: boolean;
  secretsFile?: string;
}

/** Lists what a deployment does, in order, without an account. */
export function planOf(
  target: Target,
  { origin, location, sampleTours, secretsFile }: Options,
  revision: Pick<Revision, "tag">,
): string[] {
  const address = origin ?? "the deployed address; the first time it asks (or --origin)";
  const chosen = sampleTours ? "load the 125 sample tours" : "none";
  const tours =
    sampleTours === undefined ? "as chosen the first time (or --sample-tours, --no-sample-tours)" : chosen;
  return [
    `Account: sign-in, account, plan, R2, address; each problem with its remedy`,
    `Public address (PUBLIC_ORIGIN, https): ${address}`,
    `Secrets: ${secretsFile ?? target.secretsFile} if the Worker lacks ${target.requiredSecrets.join(", ")}; made if the deployment is new`,
    `Build: production, environment ${target.environment}, commit ${revision.tag}`,
    `D1 database ${target.database}: created in ${location} if missing`,
    `R2 bucket ${target.bucket}: created in ${location} if missing`,
    `Migrations: those missing up to ${newestMigration()}; the D1 bookmark before is printed`,
    `Sample tours: ${tours}; loaded only if they changed`,
    `Upload of the Worker ${target.worker}: tag ${revision.tag}, with the secrets`,
    `Health: /api/health?deep=1 until it answers with the new version`,
  ];
}

/** Returns what to do after a deployment: how to return to the version before, or how the first administrator is made. */
export function nextStep({ env }: Pick<Target, "env">, { hasWorker }: { hasWorker: boolean }): string {
  return hasWorker
    ? `To return to the version before: npm run rollback${env && ` -- --env ${env}`}`
    : `Create the first administrator: npm run admin:create -- --remote${env && ` --env ${env}`}`;
}
