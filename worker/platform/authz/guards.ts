import type { Viewer } from "~/domain/accounts/account";
import type { AdminRight } from "~/domain/accounts/admin-rights";
import type { OperatorRight } from "~/domain/operators/operator-rights";
import type { Database } from "../db/client";
import { reading, type Guard, type UseCase } from "./use-case";
import {
  requireAccount,
  assertAdmin,
  requireAdminOrRight,
  assertOperator,
  requireRecentSignIn,
  requireRight,
  assertTraveler,
  type Admin,
  type RecentSignInNeeds,
  type Staff,
} from "./actors";

/** Creates the table entries behind one guard: each passes the actor that the guard makes of the viewer to its use case. */
function guarded<Needs, Actor extends Viewer>(
  guard: Guard,
  admit: (needs: Needs, viewer: Viewer | null) => Actor | Promise<Actor>,
) {
  return <Dependencies, Args extends unknown[], Result>(
    run: (dependencies: Dependencies, actor: Actor, ...args: Args) => Result | Promise<Result>,
  ): UseCase<Dependencies & Needs, [viewer: Viewer | null, ...args: Args], Promise<Result>> => ({
    guard,
    run: async (dependencies, viewer, ...args) =>
      run(dependencies, await admit(dependencies, viewer), ...args),
  });
}

/** An entry for signed-in accounts of any role and state. */
export const account = guarded("account", (_: object, viewer) => {
  requireAccount(viewer);
  return viewer;
});

/** An entry for signed-in accounts of any role, except administrators awaiting approval. */
export const traveler = guarded("traveler", (_: object, viewer) => {
  assertTraveler(viewer);
  return viewer;
});

/** An entry for administrators whose role has a right. */
export function admin<Dependencies, Args extends unknown[], Result>(
  right: AdminRight,
  run: (dependencies: Dependencies, admin: Admin, ...args: Args) => Result | Promise<Result>,
) {
  return guarded(`admin:${right}`, (_: object, viewer): Admin => {
    assertAdmin(viewer, right);
    return viewer;
  })(run);
}

/** An entry for all tour operators, for data about themselves. */
export const operator = guarded("operator", (_: object, viewer) => {
  assertOperator(viewer);
  return viewer;
});

/** An entry for operators with a right. */
export function staff<Right extends OperatorRight, Dependencies, Args extends unknown[], Result>(
  right: Right,
  run: (dependencies: Dependencies, staff: Staff<Right>, ...args: Args) => Result | Promise<Result>,
) {
  return guarded(`staff:${right}`, ({ db }: { db: Database }, viewer) => requireRight(db, viewer, right))(
    run,
  );
}

/** An entry for operators with a right, and for administrators with another. */
export function adminOrStaff<Right extends OperatorRight, Dependencies, Args extends unknown[], Result>(
  adminRight: AdminRight,
  right: Right,
  run: (dependencies: Dependencies, actor: Admin | Staff<Right>, ...args: Args) => Result | Promise<Result>,
) {
  return guarded(`admin:${adminRight} or staff:${right}`, ({ db }: { db: Database }, viewer) =>
    requireAdminOrRight(db, viewer, adminRight, right),
  )(run);
}

/** An entry that also requires a sign-in within the last minutes: for payouts, bank accounts, roles, exports and assistants. */
export function afterSignIn<Dependencies, Args extends unknown[], Result>({
  run,
  ...useCase
}: UseCase<Dependencies, [viewer: Viewer | null, ...args: Args], Promise<Result>>): UseCase<
  Dependencies & RecentSignInNeeds,
  [viewer: Viewer | null, ...args: Args],
  Promise<Result>
> {
  return {
    ...useCase,
    needsRecentSignIn: true,
    run: async (dependencies, viewer, ...args) => {
      requireRecentSignIn(dependencies, viewer);
      return run(dependencies, viewer, ...args);
    },
  };
}

/** A use case of administrators that only reads from a repository. */
export function query<Args extends unknown[], Result>(
  read: (db: Database, ...args: Args) => Result | Promise<Result>,
) {
  return reading(({ db }: { db: Database }, _admin: Admin, ...args: Args) => read(db, ...args));
}

/** A use case that only reads what belongs to the actor, whose id the repository takes. */
export function actorQuery<Args extends unknown[], Result>(
  read: (db: Database, userId: string, ...args: Args) => Result | Promise<Result>,
) {
  return reading(({ db }: { db: Database }, { id }: Viewer, ...args: Args) => read(db, id, ...args));
}
