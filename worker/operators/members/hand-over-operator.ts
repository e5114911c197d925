import { handOverSchema } from "~/domain/operators/operator-member";
import { parseFields } from "~/domain/form-fields";
import { invalidFields } from "~/domain/errors";
import type { Auth } from "../../accounts/auth";
import { checkPassword, wrongPassword } from "../../accounts/check-password";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../platform/clock";
import { membershipOf } from "../profile/membership-of";
import type { Database } from "../../platform/db/client";
import { operatorHandedOverMail } from "../../notifications/mail/operator-mails";
import type { Mailer } from "../../notifications/mail/mailer";
import { noMember } from "./change-member";
import * as repo from "./members.repo";
import type { Staff } from "../../platform/authz/actors";

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: AuditDependencies;
  mailer: Mailer;
  origin: string;
  recheckSockets: (userId: string) => Promise<void>;
  auth: Auth;
}

const notReady = "The new owner needs a verified account and a confirmed email address.";

/**
 * Transfers an operator to one of its members; the previous owner stays as a member with all staff rights. From then on
 * the operator follows the new owner's account. A pending bank account change is dropped; the current account stays.
 * @throws AppError as `membershipOf`, `not_found` if not a member
 */
export async function handOverOperator(
  dependencies: Dependencies,
  owner: Staff<"company">,
  { slug, userId, form }: { slug: string; userId: string; form: FormData },
): Promise<void> {
  const { db, clock, audit, mailer, origin, recheckSockets } = dependencies;
  const operator = membershipOf(owner, slug);
  const { currentPassword } = parseFields(handOverSchema, Object.fromEntries(form));
  const member = await repo.findMember(db, { operator: slug, userId });
  if (!member) throw noMember();
  if (!(await checkPassword(dependencies, owner, currentPassword)))
    throw invalidFields({ currentPassword: [wrongPassword()] });
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
  if (!isHandedOver) throw invalidFields({ userId: [notReady] });
  await Promise.all([recheckSockets(owner.id), recheckSockets(userId)]);
  const handOver = { companyName: operator.companyName, newOwner: member.name, url: `${origin}/operator` };
  await mailer.send(operatorHandedOverMail({ to: member.email, name: member.name, ...handOver }));
  await mailer.send(operatorHandedOverMail({ to: owner.email, name: owner.name, ...handOver }));
}
