import type { Viewer } from "~/domain/accounts/account";
import { parseFields } from "~/domain/form-fields";
import { memberRightsSchema } from "~/domain/operators/operator-member";
import { AppError } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import { membershipOf } from "../profile/membership-of";
import type { Database } from "../../platform/db/client";
import * as repo from "./members.repo";
import type { Operator, Staff } from "../../platform/authz/actors";

interface Dependencies {
  db: Database;
  audit: AuditDependencies;
  /** Rechecks the rights of a person's open sockets; their sessions stay. */
  recheckSockets: (userId: string) => Promise<void>;
}

interface Member {
  slug: string;
  userId: string;
}

/**
 * Changes a member's rights, effective from the next request.
 * @throws AppError as `membershipOf`, `not_found` if not a member
 */
export async function changeMemberRights(
  { db, audit, recheckSockets }: Dependencies,
  owner: Staff<"company">,
  { slug, userId, form }: Member & { form: FormData },
): Promise<void> {
  membershipOf(owner, slug);
  const { rights } = parseFields(memberRightsSchema, { rights: form.getAll("rights") });
  const member = await repo.findMember(db, { operator: slug, userId });
  if (!member) throw noMember();
  const isDone = await withAudit(
    audit,
    owner,
    {
      action: "operator.change-rights",
      subjectId: slug,
      before: { member: userId, rights: member.rights },
      after: { member: userId, rights },
    },
    (statements) => repo.updateRights(db, { operator: slug, userId, ownerId: owner.id }, rights, statements),
  );
  if (!isDone) throw noMember();
  await recheckSockets(userId);
}

/**
 * Removes a member. Their account and sessions stay, without rights in the operator.
 * @throws AppError as `membershipOf`, `not_found`
 */
export async function removeMember(
  dependencies: Dependencies,
  owner: Staff<"company">,
  { slug, userId }: Member,
): Promise<void> {
  membershipOf(owner, slug);
  await takeAway(dependencies, owner, "operator.remove-member", { slug, userId, ownerId: owner.id });
}

/**
 * Removes the viewer from an operator they are a member of.
 * @throws AppError `not_found` if not a member
 */
export async function leaveOperator(
  dependencies: Dependencies,
  operator: Operator,
  { slug }: { slug: string },
): Promise<void> {
  await takeAway(dependencies, operator, "operator.leave", { slug, userId: operator.id, ownerId: null });
}

async function takeAway(
  { db, audit, recheckSockets }: Dependencies,
  actor: Viewer,
  action: "operator.remove-member" | "operator.leave",
  { slug, userId, ownerId }: Member & { ownerId: string | null },
): Promise<void> {
  const member = await repo.findMember(db, { operator: slug, userId });
  if (!member) throw noMember();
  const isGone = await withAudit(
    audit,
    actor,
    { action, subjectId: slug, before: { member: userId, rights: member.rights } },
    (statements) => repo.deleteMember(db, { operator: slug, userId, ownerId }, statements),
  );
  if (!isGone) throw noMember();
  await recheckSockets(userId);
}

export function noMember(): AppError {
  return new AppError("not_found", "This person is not a member of the company.");
}
