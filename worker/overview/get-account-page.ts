import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { listActions } from "../audit/action-list.repo";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { listMembershipsOf } from "../operators/members/members.repo";
import { listOperatorsOf } from "../operators/operators.repo";
import * as repo from "./account-page.repo";
import { findEmailChange } from "../accounts/admin/email-changes.repo";
import { findDeletionObstacles } from "../privacy/deletion-obstacles.repo";
import { listSessions } from "../accounts/sessions.repo";
import { listNotes } from "../accounts/admin/user-notes.repo";
import type { Admin } from "../platform/authz/actors";

const bookingsOnAPage = 20;
const mailsShown = 20;
const actionsShown = 20;

/**
 * Returns the account page for administrators: the person, their operators, a page of bookings, sessions, notes, the
 * newest mails and actions, and what prevents deletion.
 * @param history position in the list of actions on the account
 * @throws AppError `not_found`, `invalid` for an invalid cursor
 */
export async function getAccountPage(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
  {
    userId,
    cursor,
    history: from,
  }: { userId: string; cursor?: string | undefined; history?: string | undefined },
) {
  const account = await repo.findAccount(db, userId);
  if (!account) throw new AppError("not_found", "Account not found.");
  const now = clock();
  const [emailChange, operators, memberships, bookings, sessions, notes, mails, history, obstacles] =
    await Promise.all([
      findEmailChange(db, userId),
      listOperatorsOf(db, userId),
      listMembershipsOf(db, userId),
      repo.listBookingsOf(db, account, { cursor, limit: bookingsOnAPage }),
      listSessions(db, userId, now),
      listNotes(db, userId),
      repo.listMailsTo(db, account.email, mailsShown),
      listActions(db, {
        anyOf: [["user", userId]],
        sort: "-when",
        cursor: from,
        limit: actionsShown,
      }),
      findDeletionObstacles(db, userId, todayInIndia(now)),
    ]);
  return {
    account: {
      ...account,
      emailChange: emailChange && {
        to: emailChange.to,
        notifiedAt: emailChange.notifiedAt,
        confirmedAt: emailChange.confirmedAt,
      },
    },
    operators,
    memberships,
    ...bookings,
    sessions: sessions.map(({ id, userAgent, ipAddress, createdAt, expiresAt }) => ({
      id,
      userAgent,
      ipAddress,
      since: createdAt.getTime(),
      until: expiresAt.getTime(),
    })),
    notes,
    mails,
    history,
    obstacles: { ...obstacles, owed: Math.sign(obstacles.owed) },
  };
}
export type AccountPage = Awaited<ReturnType<typeof getAccountPage>>;
