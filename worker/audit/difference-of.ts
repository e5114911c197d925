import type { AuditValues } from "~/domain/audit";

/** The fields of `after` that differ from `before`, as they were and as they will be; what was not there was null. */
export function differenceOf(before: object, after: object): { before: AuditValues; after: AuditValues } {
  const was = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(was.get(name)) !== JSON.stringify(value),
  );
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, was.get(name) ?? null])),
    after: Object.fromEntries(changed),
  };
}
