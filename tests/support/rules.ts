import { env } from "cloudflare:test";
import type { Rule } from "../../worker/platform/db/errors";

/**
 * Switches a rule off for a negative control: the triggers that refuse with its code go on with all else that they do.
 * @returns a function that switches it on again
 */
export async function withoutRule(rule: Rule): Promise<() => Promise<void>> {
  const refusal = `RAISE(ABORT, 'rule:${rule}')`;
  const { results: triggers } = await env.DB.prepare(
    "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND instr(sql, ?)",
  )
    .bind(refusal)
    .all<{ name: string; sql: string }>();
  if (triggers.length === 0) throw new Error(`no trigger refuses with ${rule}`);
  const write = async (change: (sql: string) => string) => {
    await env.DB.batch(
      triggers.flatMap(({ name, sql }) => [
        env.DB.prepare(`DROP TRIGGER ${name}`),
        env.DB.prepare(change(sql)),
      ]),
    );
  };
  await write((sql) => sql.replaceAll(refusal, "NULL"));
  return () => write((sql) => sql);
}
