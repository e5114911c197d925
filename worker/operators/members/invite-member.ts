import { invitationDays, invitationSchema } from "~/domain/operators/operator-member";
import { parseFields } from "~/domain/form-fields";
import { AppError, invalidFields, tooManyRequests } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../platform/clock";
import { membershipOf } from "../profile/membership-of";
import type { Limiters } from "../../platform/http/rate-limit";
import type { Database } from "../../platform/db/client";
import { violates } from "../../platform/db/errors";
import { hashOfLink, newLinkToken } from "../../platform/keys/link-token";
import { invitationMail } from "../../notifications/mail/operator-mails";
import type { Mailer } from "../../notifications/mail/mailer";
import { whyNotInvite } from "./invitation-limits";
import * as repo from "./invitations.repo";
import { listMembersOf } from "./members.repo";
import type { Staff } from "../../platform/authz/actors";
import { randomId } from "../../platform/surroundings";

interface InvitationDependencies {
  db: Database;
  clock: Clock;
  audit: AuditDependencies;
  mailer: Mailer;
  origin: string;
  limiters: Pick<Limiters, "form">;
}

function refuse(problem: string): AppError {
  return invalidFields({ email: [problem] });
}

/**
 * Invites someone by mail to act for an operator with the rights its owner chooses. The response does not reveal
 * whether the address has an account. An address with an invitation needs it resent or withdrawn first.
 * @throws AppError as `membershipOf`
 */
export async function inviteMember(
  { db, clock, audit, mailer, origin, limiters }: InvitationDependencies,
  owner: Staff<"company">,
  { slug, form, headers }: { slug: string; form: FormData; headers: Headers },
): Promise<void> {
  const operator = membershipOf(owner, slug);
  const { rights, ...to } = parseFields(invitationSchema, {
    email: form.get("email"),
    rights: form.getAll("rights"),
  });
  const email = to.email.toLowerCase();
  if (email === owner.email.toLowerCase())
    throw refuse("This is your own email address. You already own the company.");
  const members = await listMembersOf(db, slug);
  if (members.some((member) => member.email.toLowerCase() === email))
    throw refuse("The person with this email address is already a member.");
  const tooOften = await whyNotInvite({ db, clock, limiters }, { owner, email, headers });
  if (tooOften !== null) throw tooManyRequests(tooOften, { field: "email", retryAfter: 3600 });

  const token = newLinkToken();
  const now = clock();
  const invitation = {
    id: randomId(),
    operator: slug,
    email,
    rights,
    tokenHash: hashOfLink(token),
    invitedBy: owner.id,
    createdAt: now,
    expiresAt: now + invitationDays * 86_400_000,
  };
  try {
    const isDone = await withAudit(
      audit,
      owner,
      // The log never stores addresses; a membership that results is logged by account.
      { action: "operator.invite-member", subjectId: slug, after: { rights } },
      (statements) => repo.insertInvitation(db, invitation, statements),
    );
    if (!isDone) throw refuse("You have twenty open invitations. Please withdraw one first.");
  } catch (error) {
    if (!violates(error, "operator_invitations.operator_slug")) throw error;
    throw refuse("This address already has an invitation. Resend it, or withdraw it first.");
  }
  await mailer.send(mailWith(origin, token, { email, rights, companyName: operator.companyName }));
}

function mailWith(
  origin: string,
  token: string,
  {
    email,
    rights,
    companyName,
  }: { email: string; rights: Parameters<typeof invitationMail>[0]["rights"]; companyName: string },
) {
  const url = `${origin}/operator/join/${token}`;
  return invitationMail({ to: email, companyName, rights, url, days: invitationDays });
}

/**
 * Sends an invitation again with a new link; the previous link stops working.
 * @throws AppError `not_found`, `too_many_requests`
 */
export async function resendInvitation(
  { db, clock, audit, mailer, origin, limiters }: InvitationDependencies,
  owner: Staff<"company">,
  { id, headers }: { id: string; headers: Headers },
): Promise<void> {
  const invitation = await repo.findInvitationOf(db, owner.id, id);
  if (!invitation) throw noInvitation();
  const tooOften = await whyNotInvite({ db, clock, limiters }, { owner, email: invitation.email, headers });
  if (tooOften !== null) throw new AppError("too_many_requests", tooOften, { retryAfter: 3600 });
  const token = newLinkToken();
  const tokenHash = hashOfLink(token);
  const expiresAt = clock() + invitationDays * 86_400_000;
  const isRenewed = await withAudit(
    audit,
    owner,
    { action: "operator.resend-invitation", subjectId: invitation.operator },
    (statements) => repo.renewInvitation(db, { id, ownerId: owner.id, tokenHash, expiresAt }, statements),
  );
  if (!isRenewed) throw noInvitation();
  await mailer.send(mailWith(origin, token, invitation));
}

/**
 * Withdraws an invitation; its link stops working.
 * @throws AppError `not_found`
 */
export async function withdrawInvitation(
  { db, clock, audit }: Pick<InvitationDependencies, "db" | "clock" | "audit">,
  owner: Staff<"company">,
  { id }: { id: string },
): Promise<void> {
  const invitation = await repo.findInvitationOf(db, owner.id, id);
  if (!invitation) throw noInvitation();
  const isEnded = await withAudit(
    audit,
    owner,
    {
      action: "operator.withdraw-invitation",
      subjectId: invitation.operator,
      before: { rights: invitation.rights },
    },
    (statements) => repo.endInvitation(db, { id, ownerId: owner.id, at: clock() }, statements),
  );
  if (!isEnded) throw noInvitation();
}

function noInvitation(): AppError {
  return new AppError("not_found", "This invitation is no longer open.");
}
