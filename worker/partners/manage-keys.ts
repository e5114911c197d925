import { AppError, invalidFields } from "~/domain/errors";
import {
  apiKeyOf,
  endOfDay,
  expiryProblem,
  keyOverlapDays,
  keyPrefixLength,
  maxKeys,
  type ApiKey,
  type NewKey,
} from "~/domain/partners/api-key";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { operatorNotFound, type Admin, type Staff } from "../platform/authz/actors";
import { sha256 } from "../platform/keys/sha256";
import { randomBytes, randomId } from "../platform/surroundings";
import * as repo from "./api-keys.repo";
import { findReseller } from "./resellers.repo";

type Actor = Admin | Staff<"company">;
interface Dependencies {
  audit: AuditDependencies;
}

/** Ensures that the actor may manage the keys of an owner. @throws AppError `not_found` */
async function requireOwner({ audit }: Dependencies, actor: Actor, owner: repo.KeyOwner): Promise<void> {
  if ("operators" in actor) {
    const isOwn = "operator" in owner && actor.operators.some(({ operator }) => operator === owner.operator);
    if (!isOwn) throw operatorNotFound();
  } else if (!("reseller" in owner) || !(await findReseller(audit.db, owner.reseller)))
    throw new AppError("not_found", "Reseller not found.");
}

function entryOf(owner: repo.KeyOwner, verb: "add-key" | "replace-key" | "revoke-key", name: string) {
  return "reseller" in owner
    ? ({ action: `reseller.${verb}`, subjectId: owner.reseller, after: { name } } as const)
    : ({ action: `operator.${verb}`, subjectId: owner.operator, after: { name } } as const);
}

/** Lists an owner's keys, the newest first. @throws AppError `not_found` */
export async function listApiKeys(
  { audit }: Dependencies,
  actor: Actor,
  owner: repo.KeyOwner,
): Promise<ApiKey[]> {
  await requireOwner({ audit }, actor, owner);
  return repo.listKeys(audit.db, owner);
}

/**
 * Makes a key. Keys of operators only read: an operator books in its own office.
 * @returns the key, which nobody can read again
 * @throws AppError `not_found`, `invalid` (too many keys, a past day, unknown operators, a right that operators' keys do not have)
 */
export async function createApiKey(
  dependencies: Dependencies,
  actor: Actor,
  owner: repo.KeyOwner,
  { name, rights, expiresOn, operators = null }: NewKey,
): Promise<string> {
  await requireOwner(dependencies, actor, owner);
  const { audit } = dependencies;
  const problem = expiryProblem(expiresOn, audit.clock());
  if (problem !== null) throw invalidFields({ expiresOn: [problem] });
  if ("operator" in owner && rights.includes("book"))
    throw invalidFields({ rights: ["Keys of operators only read. Take your own bookings in the office."] });
  if (operators !== null && ("operator" in owner || !(await repo.areOperators(audit.db, operators))))
    throw invalidFields({ operators: ["Please choose operators of the list."] });
  return write(dependencies, actor, owner, {
    name,
    rights,
    operators,
    expiresAt: expiresOn === null ? null : endOfDay(expiresOn),
  });
}

/**
 * Replaces a key by a new one with the same rights: the old one works for some more days.
 * @throws AppError `not_found` (also a key that no longer works), `invalid` (too many keys)
 */
export async function replaceApiKey(
  dependencies: Dependencies,
  actor: Actor,
  owner: repo.KeyOwner,
  id: string,
): Promise<string> {
  await requireOwner(dependencies, actor, owner);
  const { db, clock } = dependencies.audit;
  const found = await repo.findKey(db, owner, id);
  if (!found || found.revokedAt !== null) throw new AppError("not_found", "Key not found.");
  const { name, rights, operators, expiresAt } = found;
  const replaced = { id, worksUntil: clock() + keyOverlapDays * 24 * 3_600_000 };
  return write(dependencies, actor, owner, { name, rights, operators, expiresAt }, replaced);
}

async function write(
  { audit }: Dependencies,
  actor: Actor,
  owner: repo.KeyOwner,
  fields: Pick<ApiKey, "name" | "rights" | "operators" | "expiresAt">,
  replaced: { id: string; worksUntil: number } | null = null,
): Promise<string> {
  const key = apiKeyOf(randomBytes(20));
  const row = {
    ...fields,
    id: randomId(),
    hash: sha256(key),
    prefix: key.slice(0, keyPrefixLength),
    createdBy: actor.id,
    createdAt: audit.clock(),
  };
  const entry = entryOf(owner, replaced ? "replace-key" : "add-key", fields.name);
  const isDone = await withAudit(audit, actor, entry, (statements) =>
    repo.insertKey(audit.db, owner, row, statements, replaced),
  );
  if (!isDone)
    throw invalidFields({ name: [`There are ${maxKeys} keys that work already. Please revoke one first.`] });
  return key;
}

/** Ends a key at once. @throws AppError `not_found` */
export async function revokeApiKey(
  dependencies: Dependencies,
  actor: Actor,
  owner: repo.KeyOwner,
  id: string,
): Promise<void> {
  await requireOwner(dependencies, actor, owner);
  const { audit } = dependencies;
  const found = await repo.findKey(audit.db, owner, id);
  if (!found) throw new AppError("not_found", "Key not found.");
  await withAudit(audit, actor, entryOf(owner, "revoke-key", found.name), (statements) =>
    repo.revokeKey(audit.db, owner, id, audit.clock(), statements),
  );
}
