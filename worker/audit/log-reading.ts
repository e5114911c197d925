import type { Viewer } from "~/domain/accounts/account";
import type { ReadingKind } from "~/domain/audit/audit";
import { createReading, isReadingLogged, readingKey } from "./readings.repo";
import { withAudit, type AuditDependencies } from "./with-audit";

const hour = 60 * 60_000;

/** Logs that someone read personal data, once an hour for each subject: more rows would tell no more and bury the rest. */
export async function logReading(
  audit: AuditDependencies,
  viewer: Viewer,
  { kind, subjectId }: { kind: ReadingKind; subjectId: string },
): Promise<void> {
  const { db, clock } = audit;
  const now = clock();
  const key = await readingKey({ actorId: viewer.id, kind, subjectId });
  if (await isReadingLogged(db, key, now)) return;
  await withAudit(audit, viewer, { action: `reading.${kind}`, subjectId }, (statements) =>
    createReading(db, { key, now, until: now + hour }, statements),
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
    const result = await run(dependencies, actor, ...args);
    if (actor.role === "admin")
      await logReading(dependencies.audit, actor, { kind, subjectId: subjectOf(args) });
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
