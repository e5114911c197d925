import { awaitsApproval, isActiveAdmin, type Viewer } from "~/domain/accounts/account";
import { hasAdminRight, missingAdminRightText, type AdminRight } from "~/domain/accounts/admin-rights";
import { AppError } from "~/domain/errors";
import {
  hasRight,
  missingRightText,
  type OperatorRight,
  type Membership,
} from "~/domain/operators/operator-rights";
import { systemClock, type Clock } from "../clock";
import type { Database } from "../db/client";
import { refusalMessages } from "../http/messages";
import { listMemberships } from "./operator-rights.repo";

/** Accounts that a guard has admitted. Use cases take them instead of a viewer; only the guards of this file make them. */
declare const admittedAs: unique symbol;

/** A signed-in account, also of an administrator awaiting approval. */
type Account = Viewer & { readonly [admittedAs]: "account" };

/** A signed-in account of any role, except an administrator awaiting approval. */
export type Traveler = Viewer & { readonly [admittedAs]: "traveler" };

/** An active administrator. */
export type Admin = Viewer & { readonly [admittedAs]: "admin" };

/** A tour operator's account, including those pending verification: their data is filtered by operator. */
export type Operator = Viewer & { readonly [admittedAs]: "operator" };

/** An operator's account with a right for these operators; without any operator it gets empty lists. */
export type Staff<Right extends OperatorRight> = Viewer & {
  readonly [admittedAs]: "staff";
  readonly right: Right;
  readonly operators: readonly Membership[];
};

/** @throws AppError `unauthenticated` if signed out */
export function requireAccount(viewer: Viewer | null): asserts viewer is Account {
  if (!viewer) throw new AppError("unauthenticated", refusalMessages().signIn);
}

/** @throws AppError `unauthenticated` if signed out, `forbidden` for an administrator awaiting approval */
export function assertTraveler(viewer: Viewer | null): asserts viewer is Traveler {
  if (!viewer) throw new AppError("unauthenticated", refusalMessages().signIn);
  if (awaitsApproval(viewer)) throw new AppError("forbidden", refusalMessages().awaitsApproval);
}

/** @throws AppError `second_factor_required` */
function requireSecondFactor({ needsSecondFactor }: Viewer): void {
  if (needsSecondFactor) throw new AppError("second_factor_required", refusalMessages().secondFactorFirst);
}

/** The guard of recent sign-ins. Without `recentSignIn`, in milliseconds, it is 15 minutes. */
export interface RecentSignInNeeds {
  clock?: Clock;
  recentSignIn?: number;
}

/**
 * Requires a sign-in within the last minutes, so that a session left open or stolen does not suffice.
 * @throws AppError `unauthenticated`, `sign_in_again`
 */
export function requireRecentSignIn(
  { clock = systemClock, recentSignIn = 15 * 60_000 }: RecentSignInNeeds,
  viewer: Viewer | null,
): void {
  if (!viewer) throw new AppError("unauthenticated", refusalMessages().signIn);
  if (clock() - (viewer.signedInAt ?? -Infinity) > recentSignIn)
    throw new AppError("sign_in_again", refusalMessages().signInAgain);
}

/** @throws AppError `unauthenticated` if signed out, `forbidden` for anyone else, and for a role without the right */
export function assertAdmin(viewer: Viewer | null, right: AdminRight): asserts viewer is Admin {
  if (!viewer) throw new AppError("unauthenticated", "Please sign in as an administrator.");
  if (!isActiveAdmin(viewer)) throw new AppError("forbidden", "Only administrators may do this.");
  requireAdminRight(viewer, right);
  requireSecondFactor(viewer);
}

/** Requires another right of an administrator. @throws AppError `forbidden` */
export function requireAdminRight(viewer: Viewer, right: AdminRight): void {
  if (!hasAdminRight(viewer, right)) throw new AppError("forbidden", missingAdminRightText(right));
}

/** @throws AppError `unauthenticated`, `forbidden` */
export function assertOperator(viewer: Viewer | null): asserts viewer is Operator {
  if (!viewer) throw new AppError("unauthenticated", "Please sign in as a tour operator.");
  if (viewer.role !== "tour_operator" || viewer.status === "suspended") {
    throw new AppError("forbidden", "Only tour operators can do this.");
  }
  requireSecondFactor(viewer);
}

/**
 * Requires an operator who has a right for at least one of their operators, or has no operator yet. The statements that read or change data
 * check which data (operator-rights.repo.ts).
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function requireRight<Right extends OperatorRight>(
  db: Database,
  viewer: Viewer | null,
  right: Right,
): Promise<Staff<Right>> {
  assertOperator(viewer);
  const memberships = await listMemberships(db, viewer.id);
  if (memberships.length > 0 && !hasRight(memberships, right)) {
    throw new AppError("forbidden", missingRightText(right));
  }
  const operators = memberships.filter(({ rights }) => rights.includes(right));
  return { ...viewer, right, operators } as Viewer as Staff<Right>;
}

/** Requires an administrator with a right, or an operator with another. @throws AppError `unauthenticated`, `forbidden` */
export async function requireAdminOrRight<Right extends OperatorRight>(
  db: Database,
  viewer: Viewer | null,
  adminRight: AdminRight,
  right: Right,
): Promise<Admin | Staff<Right>> {
  if (viewer?.role === "tour_operator") return requireRight(db, viewer, right);
  assertAdmin(viewer, adminRight);
  return viewer;
}

/** Tells an operator's member from an administrator. */
export function isStaff<Right extends OperatorRight>(actor: Admin | Staff<Right>): actor is Staff<Right> {
  return "operators" in actor;
}

/** Creates the error for an unknown operator or someone else's. */
export function operatorNotFound(cause?: unknown): AppError {
  return new AppError("not_found", "Company not found.", { cause });
}
