import { z } from "zod";
import { handOverSchema } from "~/domain/operators/operator-member";
import type { FieldErrors } from "~/domain/errors";
import type { Auth } from "../../accounts/auth";
import { checkPassword, wrongPassword } from "../../accounts/check-password";
import { withAudit } from "../../audit/with-audit";
import type { AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../clock";
import { ownOperatorOf } from "../profile/own-operator";
import type { Database } from "../../db/client";
import { operatorHandedOverMail } from "../../mail/operator-mails";
import type { Mailer } from "../../mail/mailer";
import { noMember } from "./change-member";
import * as repo from "./members.repo";
import type { Staff } from "../../authz/actors";

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: AuditDependencies;
  mailer: Mailer;
  origin: string;
  recheckSockets: (userId: string) => Promise<void>;
  auth: Auth;
}

export type HandOverResult = { ok: true } | { ok: false; errors: FieldErrors };

const notReady = "The new owner needs a verified account and a confirmed email address.";

/**
 * Transfers an operator to one of its members; the previous owner stays as a member with all staff rights. From then on
 * the operator follows the new owner's account. A pending bank account change is dropped; the current account stays.
 * @throws AppError as `ownOperatorOf`, `not_found` if not a member
 */
export async function handOverOperator(
  dependencies: Dependencies,
  owner: Staff<"company">,
  { slug, userId, form }: { slug: string; userId: string; form: FormData },
): Promise<HandOverResult> {
  const { db, clock, audit, mailer, origin, recheckSockets } = dependencies;
  const operator = ownOperatorOf(owner, slug);
  const parsed = handOverSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { ok: false, errors: z.flattenError(parsed.error).fieldErrors };
  const member = await repo.findMember(db, { operator: slug, userId });
  if (!member) throw noMember();
  if (!(await checkPassword(dependencies, owner, parsed.data.currentPassword)))
    return { ok: false, errors: { currentPassword: [wrongPassword] } };
  const isHandedOver = await withAudit(
    audit,
    owner,
    {
      action: "operator.hand-over",
      subjectId: slug,
      before: { owner: owner.id },
      after: { owner: userId },
    },
    (statements) =>
      repo.handOver(db, { operator: slug, from: owner.id, to: userId, at: clock() }, statements),
  );
  if (!isHandedOver) return { ok: false, errors: { userId: [notReady] } };
  await Promise.all([recheckSockets(owner.id), recheckSockets(userId)]);
  const news = { companyName: operator.companyName, newOwner: member.name, url: `${origin}/operator` };
  await mailer.send(operatorHandedOverMail({ to: member.email, name: member.name, ...news }));
  await mailer.send(operatorHandedOverMail({ to: owner.email, name: owner.name, ...news }));
  return { ok: true };
}
