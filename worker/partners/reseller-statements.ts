import { hourInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { addMonths, monthOf, startOfMonth, type Month } from "~/domain/calendar/months";
import { AppError } from "~/domain/errors";
import type { ResellerStatement } from "~/domain/partners/reseller-statement";
import type { ReminderDependencies } from "../notifications/bookings/send-reminders";
import { resellerStatementMail } from "../notifications/mail/report-mails";
import type { Admin } from "../platform/authz/actors";
import type { Database } from "../platform/db/client";
import * as repo from "./resellers.repo";

/** Returns a reseller's statement of a month. @throws AppError `not_found` */
export async function getResellerStatement(
  { db }: { db: Database },
  _admin: Admin,
  { id, month }: { id: string; month: Month },
): Promise<ResellerStatement> {
  const reseller = await repo.findReseller(db, id);
  if (!reseller) throw new AppError("not_found", "Reseller not found.");
  return read(db, reseller, month);
}

async function read(db: Database, { id, name }: { id: string; name: string }, month: Month) {
  const time = { from: startOfMonth(month), until: startOfMonth(addMonths(month, 1)) };
  return { name, month, ...(await repo.readResellerStatement(db, id, time)) };
}

/** Hour in India. */
const firstHour = 8;

/**
 * Mails each reseller its statement of the last month, once: on the first from 8 AM in India, or after an outage. A month in which nothing
 * moved, and nothing was left, has none.
 */
export async function sendResellerStatements({
  db,
  clock,
  bookingMailer,
}: ReminderDependencies): Promise<void> {
  const now = clock();
  if (hourInIndia(now) < firstHour) return;
  const month = addMonths(monthOf(todayInIndia(now)), -1);
  const due = await repo.listWithoutStatement(db, month, startOfMonth(addMonths(month, 1)));
  const results = await Promise.allSettled(
    due.map(async (reseller) => {
      const statement = await read(db, reseller, month);
      const isEmpty = statement.opening === 0 && statement.lines.length === 0;
      const mail = isEmpty ? null : resellerStatementMail(reseller, statement);
      await repo.markStatement(db, reseller.id, { month, mail }, now);
    }),
  );
  if (due.length > 0) bookingMailer.deliver();
  const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  if (errors.length > 0) throw new AggregateError(errors, "Statements could not be sent");
}
