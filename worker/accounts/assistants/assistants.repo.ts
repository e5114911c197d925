import { and, desc, eq, gt, inArray, isNull, lt, notExists, or, sql } from "drizzle-orm";
import { z } from "zod";
import { assistantMaxDays } from "~/domain/accounts/assistant-scopes";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import {
  oauthAccessTokens,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
  oauthResources,
  users,
} from "../../platform/db/schema";
import { randomId } from "../../platform/surroundings";

const hour = 60 * 60_000;

const scopesSchema = z.array(z.string());

/** A program that asks for access. Its id is the address of its document. */
export interface Client {
  clientId: string;
  name: string;
}

/** Returns a client whose document was fetched after an instant, or null. */
export async function findClient(db: Database, clientId: string, after: number): Promise<Client | null> {
  const row = await db
    .select({ clientId: oauthClients.clientId, name: oauthClients.name })
    .from(oauthClients)
    .where(and(eq(oauthClients.clientId, clientId), gt(oauthClients.updatedAt, new Date(after))))
    .get();
  return row ?? null;
}

/** Stores a client's document, and the audience of its tokens. @param now UTC instant */
export async function storeClient(
  db: Database,
  { clientId, name }: Client,
  { redirectUris, resource, now }: { redirectUris: readonly string[]; resource: string; now: number },
): Promise<void> {
  const said = { name, redirectUris: JSON.stringify(redirectUris), updatedAt: new Date(now) };
  await db.batch([
    db
      .insert(oauthClients)
      .values({ id: randomId(), clientId, ...said, tokenEndpointAuthMethod: "none" })
      .onConflictDoUpdate({ target: oauthClients.clientId, set: said }),
    db.insert(oauthResources).values({ id: randomId(), identifier: resource }).onConflictDoNothing(),
  ]);
}

/** Returns the grant and the account of an access token that works, or null. @param now UTC instant */
export async function findGrant(
  db: Database,
  { token, resource, now }: { token: string; resource: string; now: number },
) {
  const row = await db
    .select({ token: oauthAccessTokens, grant: oauthConsents, clientName: oauthClients.name, user: users })
    .from(oauthAccessTokens)
    .innerJoin(oauthConsents, eq(oauthConsents.referenceId, oauthAccessTokens.referenceId))
    .innerJoin(oauthClients, eq(oauthClients.clientId, oauthConsents.clientId))
    .innerJoin(users, eq(users.id, oauthConsents.userId))
    .where(
      and(
        eq(oauthAccessTokens.token, token),
        gt(oauthAccessTokens.expiresAt, new Date(now)),
        isNull(oauthAccessTokens.revoked),
        sql`EXISTS (SELECT 1 FROM json_each(${oauthAccessTokens.resources}) WHERE value = ${resource})`,
        sql`${users.role} = 'user' AND ${users.status} <> 'suspended'`,
      ),
    )
    .get();
  return row ? { ...row, scopes: scopesSchema.parse(JSON.parse(row.token.scopes)) } : null;
}

/** Notes the use of a grant, to the hour. @param now UTC instant */
export async function noteGrantUse(db: Database, grantId: string, now: number): Promise<void> {
  const isOld = or(isNull(oauthConsents.lastUsedAt), lt(oauthConsents.lastUsedAt, new Date(now - hour)));
  await db
    .update(oauthConsents)
    .set({ lastUsedAt: new Date(now) })
    .where(and(eq(oauthConsents.referenceId, grantId), isOld));
}

/** Matches grants with a token that works. */
function isAlive(now: number) {
  const has = (tokens: typeof oauthAccessTokens | typeof oauthRefreshTokens) =>
    sql`EXISTS (SELECT 1 FROM ${tokens} AS kept WHERE kept.reference_id = ${oauthConsents.referenceId}
      AND kept.revoked IS NULL AND kept.expires_at > ${now})`;
  return sql`(${has(oauthRefreshTokens)} OR ${has(oauthAccessTokens)})`;
}

/** Lists a person's grants, the newest first. @param now UTC instant */
export async function listGrants(db: Database, userId: string, now: number) {
  const rows = await db
    .select({ grant: oauthConsents, name: oauthClients.name })
    .from(oauthConsents)
    .innerJoin(oauthClients, eq(oauthClients.clientId, oauthConsents.clientId))
    .where(and(eq(oauthConsents.userId, userId), isAlive(now)))
    .orderBy(desc(oauthConsents.createdAt), oauthConsents.id);
  return rows.map(({ grant, name }) => ({
    ...grant,
    name,
    scopes: scopesSchema.parse(JSON.parse(grant.scopes)),
  }));
}

/** Statements that end one or all grants of a person. Their access tokens open nothing without them. */
export function endGrants(db: Database, userId: string, grantId?: string) {
  const isOf = (table: typeof oauthConsents | typeof oauthRefreshTokens) =>
    and(eq(table.userId, userId), grantId === undefined ? undefined : eq(table.referenceId, grantId));
  return {
    ended: db
      .delete(oauthConsents)
      .where(isOf(oauthConsents))
      .returning({ clientId: oauthConsents.clientId }),
    tokens: db.delete(oauthRefreshTokens).where(isOf(oauthRefreshTokens)),
  };
}

/** Ends a grant of a person. @returns the client, or nothing if the person has no such grant */
export async function endGrant(db: Database, userId: string, grantId: string) {
  return (await batchNamed(db, endGrants(db, userId, grantId))).ended;
}

/** Deletes tokens that are over, grants without any or of a year ago, and clients that nobody uses. @param now UTC instant */
export function deleteEndedGrants(db: Database, now: number) {
  const yesterday = new Date(now - 24 * hour);
  const no = (table: typeof oauthConsents | typeof oauthAccessTokens | typeof oauthRefreshTokens) =>
    notExists(db.select({ id: table.id }).from(table).where(eq(table.clientId, oauthClients.clientId)));
  const begun = lt(oauthConsents.createdAt, new Date(now - assistantMaxDays * 24 * hour));
  const old = db.select({ id: oauthConsents.referenceId }).from(oauthConsents).where(begun);
  const isUnused = and(no(oauthConsents), no(oauthAccessTokens), no(oauthRefreshTokens));
  return [
    db.delete(oauthAccessTokens).where(lt(oauthAccessTokens.expiresAt, new Date(now))),
    db.delete(oauthRefreshTokens).where(inArray(oauthRefreshTokens.referenceId, old)),
    db.delete(oauthRefreshTokens).where(lt(oauthRefreshTokens.expiresAt, new Date(now))),
    db.delete(oauthConsents).where(and(lt(oauthConsents.updatedAt, yesterday), sql`NOT ${isAlive(now)}`)),
    db.delete(oauthClients).where(and(lt(oauthClients.updatedAt, yesterday), isUnused)),
  ] as const;
}
