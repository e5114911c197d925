import { z } from "zod";
import { handOverSchema } from "~/domain/operators/company-member";
import type { FieldErrors } from "~/domain/errors";
import type { Auth } from "../../accounts/auth";
import { checkPassword, wrongPassword } from "../../accounts/check-password";
import { withAudit } from "../../audit/with-audit";
import type { AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../clock";
import { ownCompanyOf } from "../company/own-company";
import type { Database } from "../../db/client";
import { companyHandedOverMail } from "../../mail/company-mails";
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
 * Transfers a company to one of its members; the previous owner stays as a member with all staff rights. From then on
 * the company follows the new owner's account. A pending bank account change is dropped; the current account stays.
 * @throws AppError as `ownCompanyOf`, `not_found` if not a member
 */
export async function handOverCompany(
  dependencies: Dependencies,
  owner: Staff<"company">,
  { slug, userId, form }: { slug: string; userId: string; form: FormData },
): Promise<HandOverResult> {
  const { db, clock, audit, mailer, origin, recheckSockets } = dependencies;
  const company = ownCompanyOf(owner, slug);
  const parsed = handOverSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { ok: false, errors: z.flattenError(parsed.error).fieldErrors };
  const member = await repo.findMember(db, { company: slug, userId });
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
    (statements) => repo.handOver(db, { company: slug, from: owner.id, to: userId, at: clock() }, statements),
  );
  if (!isHandedOver) return { ok: false, errors: { userId: [notReady] } };
  await Promise.all([recheckSockets(owner.id), recheckSockets(userId)]);
  const news = { companyName: company.companyName, newOwner: member.name, url: `${origin}/operator` };
  await mailer.send(companyHandedOverMail({ to: member.email, name: member.name, ...news }));
  await mailer.send(companyHandedOverMail({ to: owner.email, name: owner.name, ...news }));
  return { ok: true };
}
