import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { maxKeys, type ApiKey } from "~/domain/partners/api-key";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { apiKeys, operators, resellers, type ResellerRow } from "../platform/db/schema";

/** The reseller or operator that a key belongs to. */
export type KeyOwner = { reseller: string } | { operator: string };

type KeyRow = typeof apiKeys.$inferSelect;

function ofOwner(owner: KeyOwner): SQL {
  return "reseller" in owner
    ? eq(apiKeys.reseller, owner.reseller)
    : eq(apiKeys.operatorSlug, owner.operator);
}

/** @param now UTC instant */
function works(now: number): SQL | undefined {
  return and(
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
    or(isNull(apiKeys.revokedAt), gt(apiKeys.revokedAt, now)),
  );
}

/** True for an active reseller with a key that works. @param reseller its id @param now UTC instant */
export function mayCall(reseller: SQL, now: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${apiKeys} INNER JOIN ${resellers} ON ${resellers.id} = ${apiKeys.reseller}
    WHERE ${apiKeys.reseller} = ${reseller} AND ${resellers.isActive} = 1 AND ${works(now)})`;
}

/** Finds a key that works, of an active reseller or an operator that is not suspended. @param hash SHA-256 of the key */
export async function findWorkingKey(
  db: Database,
  hash: string,
  now: number,
): Promise<{ key: KeyRow; reseller: ResellerRow | null } | null> {
  const row = await db
    .select({ key: apiKeys, reseller: resellers })
    .from(apiKeys)
    .leftJoin(resellers, eq(resellers.id, apiKeys.reseller))
    .leftJoin(operators, eq(operators.slug, apiKeys.operatorSlug))
    .where(
      and(
        eq(apiKeys.hash, hash),
        works(now),
        or(eq(resellers.isActive, true), sql`${operators.status} <> 'suspended'`),
      ),
    )
    .get();
  return row ?? null;
}

/** Notes that a key was used, at most once an hour. */
export async function noteUse(db: Database, id: string, now: number): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, now - 3_600_000))));
}

/** Returns true if each of these slugs is an operator's. */
export async function areOperators(db: Database, slugs: readonly string[]): Promise<boolean> {
  const known = await db.$count(operators, inArray(operators.slug, slugs));
  return known === new Set(slugs).size;
}

/** Lists the keys of an owner, the newest first. */
export function listKeys(db: Database, owner: KeyOwner): Promise<ApiKey[]> {
  return db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      rights: apiKeys.rights,
      operators: apiKeys.operators,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .where(ofOwner(owner))
    .orderBy(desc(apiKeys.createdAt), asc(apiKeys.id));
}

export async function findKey(db: Database, owner: KeyOwner, id: string): Promise<KeyRow | null> {
  return (
    (await db
      .select()
      .from(apiKeys)
      .where(and(ofOwner(owner), eq(apiKeys.id, id)))
      .get()) ?? null
  );
}

/** Writes a key, unless its owner has as many as it may. @returns false then */
export async function insertKey(
  db: Database,
  owner: KeyOwner,
  key: Omit<typeof apiKeys.$inferInsert, "reseller" | "operatorSlug">,
  audit: AuditStatements,
  replaced: { id: string; worksUntil: number } | null = null,
): Promise<boolean> {
  const { createdAt } = key;
  const { written } = await batchNamed(db, {
    written: db.insert(apiKeys).select(
      sql`SELECT ${key.id}, ${key.hash}, ${key.prefix}, ${key.name}, ${"reseller" in owner ? owner.reseller : null},
          ${"operator" in owner ? owner.operator : null}, ${JSON.stringify(key.rights)},
          ${key.operators ? JSON.stringify(key.operators) : null}, ${key.createdBy ?? null}, ${createdAt}, ${key.expiresAt ?? null},
          NULL, NULL
        WHERE (SELECT count(*) FROM ${apiKeys} WHERE ${and(ofOwner(owner), works(createdAt))}) < ${maxKeys}`,
    ),
    audit,
    replaced: replaced && updateEnd(db, owner, replaced.id, replaced.worksUntil),
  });
  return written.meta.changes > 0;
}

/** Ends a key at an instant, or earlier if it ends earlier. */
function updateEnd(db: Database, owner: KeyOwner, id: string, at: number) {
  return db
    .update(apiKeys)
    .set({ revokedAt: sql`min(coalesce(${apiKeys.revokedAt}, ${at}), ${at})` })
    .where(and(ofOwner(owner), eq(apiKeys.id, id)));
}

/** Revokes a key at once. @returns false if the owner has no such key */
export async function revokeKey(
  db: Database,
  owner: KeyOwner,
  id: string,
  now: number,
  audit: AuditStatements,
): Promise<boolean> {
  const { revoked } = await batchNamed(db, { revoked: updateEnd(db, owner, id, now), audit });
  return revoked.meta.changes > 0;
}
