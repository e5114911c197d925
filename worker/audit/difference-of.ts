import type { AuditValues } from "~/domain/audit/audit";

/** Returns the fields of `after` that differ from `before`, with old and new values; missing fields count as null. */
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
