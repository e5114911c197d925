import type { Viewer } from "~/domain/accounts/account";
import { parseFields } from "~/domain/form-fields";
import { joinOperatorSchema } from "~/domain/accounts/account-forms";
import type { StaffRight } from "~/domain/operators/operator-rights";
import { AppError, invalidFields } from "~/domain/errors";
import { fullName } from "~/domain/typed-input/name";
import { commonPasswordProblem } from "../../accounts/common-passwords";
import { hashPassword } from "../../accounts/password";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { violates } from "../../platform/db/errors";
import { requireWithinLimit, type Limiters } from "../../platform/http/rate-limit";
import { hashOfLink } from "../../platform/keys/link-token";
import * as repo from "./invitation-link.repo";
import type { Operator } from "../../platform/authz/actors";
import { randomId } from "../../platform/surroundings";

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: AuditDependencies;
}

/** The next step for the holder of an invitation link. */
type InvitationWay =
  /** Signed in as a tour operator with the invited address. */
  | "accept"
  /** The invited address has no account. */
  | "new"
  /** Signed out; the invited address has a tour operator's account. */
  | "sign-in"
  /** Signed in with another address. */
  | "other-person"
  /** The invited address has an account that cannot act for an operator. */
  | "other-role"
  /** The viewer owns the operator. */
  | "owner";

interface ShownInvitation {
  companyName: string;
  email: string;
  rights: StaffRight[];
  way: InvitationWay;
}

/**
 * Returns the invitation of a link for its holder, or null for a dead link. Holding the link proves access to the
 * invited mailbox.
 */
export async function getInvitation(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  viewer: Viewer | null,
  token: string,
): Promise<ShownInvitation | null> {
  const invitation = await repo.findInvitationByToken(db, hashOfLink(token), clock());
  if (!invitation) return null;
  const { companyName, email, rights } = invitation;
  return { companyName, email, rights, way: wayOf(invitation, viewer) };
}

function wayOf(
  { email, account, ownerId }: { email: string; account: Viewer["role"] | null; ownerId: string | null },
  viewer: Viewer | null,
): InvitationWay {
  if (viewer && viewer.email.toLowerCase() !== email) return "other-person";
  if (viewer?.id === ownerId && viewer) return "owner";
  if (account === null) return "new";
  if (account !== "tour_operator") return "other-role";
  return viewer ? "accept" : "sign-in";
}

const dead = "This invitation is no longer valid: it was used or withdrawn, or has expired.";

/**
 * Makes the signed-in person a member of the operator that invited their address, once.
 * @returns the slug of the operator
 * @throws AppError `unauthenticated`, `forbidden` (not an operator), `not_found` for a dead link or another person's
 */
export async function acceptInvitation(
  { db, clock, audit }: Dependencies,
  operator: Operator,
  token: string,
): Promise<{ operator: string }> {
  const [tokenHash, now] = [hashOfLink(token), clock()];
  const invitation = await repo.findInvitationByToken(db, tokenHash, now);
  if (!invitation || wayOf(invitation, operator) !== "accept") throw new AppError("not_found", dead);
  const isMember = await withAudit(
    audit,
    operator,
    {
      action: "operator.join",
      subjectId: invitation.operator,
      after: { member: operator.id, rights: invitation.rights },
    },
    (statements) => repo.createMembership(db, { tokenHash, now, userId: operator.id }, statements),
  );
  if (!isMember) throw new AppError("not_found", dead);
  return { operator: invitation.operator };
}

/**
 * Creates a tour operator's account for the invited address, without an operator of its own, and makes it a member,
 * atomically. It is verified at once: the link has proved the address, and the operator's owner vouches for the
 * person. Does not sign in.
 * @throws AppError `not_found` for a dead link, or if the address has an account
 */
export async function joinAsNew(
  { db, clock, audit, limiters }: Dependencies & { limiters: Pick<Limiters, "signUp"> },
  { token, form, headers }: { token: string; form: FormData; headers: Headers },
): Promise<{ email: string; password: string }> {
  const [tokenHash, now] = [hashOfLink(token), clock()];
  const invitation = await repo.findInvitationByToken(db, tokenHash, now);
  if (!invitation || wayOf(invitation, null) !== "new") throw new AppError("not_found", dead);
  const { firstName, lastName, password } = parseFields(joinOperatorSchema, Object.fromEntries(form));
  const name = fullName({ firstName, lastName });
  const problem = await commonPasswordProblem(password, [name, firstName, lastName, invitation.email]);
  if (problem !== null) throw invalidFields({ password: [problem] });
  await requireWithinLimit(limiters.signUp, headers, "Too many attempts. Please wait a minute.", {
    field: "password",
  });

  const passwordHash = await hashPassword(password);
  const userId = randomId();
  const newcomer: Viewer = {
    id: userId,
    name,
    email: invitation.email,
    emailVerified: true,
    image: null,
    role: "tour_operator",
    status: "verified",
    adminRole: null,
    twoFactorEnabled: false,
  };
  try {
    await withAudit(
      audit,
      newcomer,
      {
        action: "operator.join",
        subjectId: invitation.operator,
        after: { member: userId, rights: invitation.rights },
      },
      (statements) =>
        repo.createMemberAccount(db, { tokenHash, now, userId, name, passwordHash }, statements),
    );
  } catch (error) {
    if (violates(error, "users.email")) throw new AppError("not_found", dead);
    throw error;
  }
  return { email: invitation.email, password };
}
