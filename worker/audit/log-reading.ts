import type { Viewer } from "~/domain/accounts/account";
import type { ReadingKind } from "~/domain/audit/audit";
import { createReading, isReadingLogged, readingKey } from "./readings.repo";
import { withAudit, type AuditDependencies } from "./with-audit";

const hour = 60 * 60_000;

interface Reading {
  kind: ReadingKind;
  subjectId: string;
}

/** Logs that someone read personal data, once an hour for each subject: more rows would tell no more and bury the rest. */
export async function logReading(audit: AuditDependencies, viewer: Viewer, reading: Reading): Promise<void> {
  await writeUnlessLogged(audit, viewer, reading, await findLogged(audit, viewer, reading));
}

async function findLogged({ db, clock }: AuditDependencies, viewer: Viewer, { kind, subjectId }: Reading) {
  const key = readingKey({ actorId: viewer.id, kind, subjectId });
  return { key, isLogged: await isReadingLogged(db, key, clock()) };
}

async function writeUnlessLogged(
  audit: AuditDependencies,
  viewer: Viewer,
  { kind, subjectId }: Reading,
  { key, isLogged }: Awaited<ReturnType<typeof findLogged>>,
): Promise<void> {
  if (isLogged) return;
  const now = audit.clock();
  await withAudit(audit, viewer, { action: `reading.${kind}`, subjectId }, (statements) =>
    createReading(audit.db, { key, now, until: now + hour }, statements),
  );
}

/**
 * Wraps a use case whose reads by administrators are logged. A subject that does not exist is not logged.
 * @param subjectOf returns the subject of the call, e.g. a booking's reference
 */
export function logged<Dependencies, Actor extends Viewer, Args extends unknown[], Result>(
  kind: ReadingKind,
  run: (dependencies: Dependencies, actor: Actor, ...args: Args) => Promise<Result> | Result,
  subjectOf: (args: NoInfer<Args>) => string,
) {
  return async (
    dependencies: Dependencies & { audit: AuditDependencies },
    actor: Actor,
    ...args: Args
  ): Promise<Result> => {
    const { audit } = dependencies;
    const reading = { kind, subjectId: subjectOf(args) };
    const [result, found] = await Promise.all([
      run(dependencies, actor, ...args),
      actor.role === "admin" ? findLogged(audit, actor, reading) : null,
    ]);
    if (found) await writeUnlessLogged(audit, actor, reading, found);
    return result;
  };
}

/** Logs an export before its file is made. @param list name of the file */
export async function startExport(
  { audit }: { audit: AuditDependencies },
  viewer: Viewer,
  list: string,
): Promise<void> {
  await logReading(audit, viewer, { kind: "export", subjectId: list });
}
