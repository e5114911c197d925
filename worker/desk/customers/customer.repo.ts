import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { maxCustomerBookings, type CustomerPage } from "~/domain/desk/customer";
import { bookingStatuses, holdsSeats } from "~/domain/bookings/booking-status";
import { callDays, showsCustomerPhone } from "~/domain/desk/operator-booking";
import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import { isBookingOf } from "../../platform/authz/operator-rights.repo";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { olderThan } from "../../platform/db/conditions";
import { bookingMessages, bookings, operators, tours, users } from "../../platform/db/schema";
import { pageOf } from "../../platform/db/cursor";
import { toEntry, visibleTo } from "../../threads/visible-messages.repo";

/** The booking that a customer's page was opened from. */
interface CustomerAnchor {
  id: string;
  email: string;
  phone: string;
}

/** Finds the booking whose customer a page is about. @param condition includes the right to it */
export async function findCustomerAnchor(db: Database, condition: SQL) {
  const row = await db
    .select({
      id: bookings.id,
      name: bookings.customerName,
      email: bookings.customerEmail,
      phone: bookings.customerPhone,
    })
    .from(bookings)
    .where(condition)
    .get();
  return row ?? null;
}

/**
 * Matches the bookings with the address or the phone number, read by `bookings_by_email` and `bookings_by_phone`.
 * @param userId an operator's member, who sees their own bookings only; null for administrators
 */
export function isOfCustomer({ id, email, phone }: CustomerAnchor, userId: string | null): SQL {
  // Contact details are empty once an account is deleted: then the booking belongs to no customer.
  const found = sql.join(
    [
      sql`SELECT ${id}`,
      ...(email === "" ? [] : [newestWith(bookings.customerEmail, email)]),
      ...(phone === "" ? [] : [newestWith(bookings.customerPhone, phone)]),
    ],
    sql` UNION `,
  );
  const ofCustomer = sql`${bookings.id} IN (${found})`;
  // "IS TRUE" keeps SQLite from reading all bookings of the operator instead.
  return userId === null ? ofCustomer : sql`${ofCustomer} AND (${isBookingOf(userId, "bookings")}) IS TRUE`;
}

function newestWith(
  column: typeof bookings.customerEmail | typeof bookings.customerPhone,
  value: string,
): SQL {
  return sql`SELECT id FROM (SELECT ${bookings.id} AS id FROM ${bookings} WHERE ${column} = ${value}
    ORDER BY ${bookings.createdAt} DESC, ${bookings.id} DESC LIMIT ${maxCustomerBookings})`;
}

/** Same rule as `showsCustomerPhone`, which gives the statuses. */
function phoneIsShown(today: TravelDate): SQL {
  const shownFor = (travelDate: TravelDate) =>
    inArray(
      bookings.status,
      bookingStatuses.filter((status) => showsCustomerPhone({ status, travelDate }, today)),
    );
  const soon = addDays(today, callDays);
  return sql`(${shownFor(addDays(soon, 1))} OR (${bookings.travelDate} <= ${soon} AND ${shownFor(soon)}))`;
}

const contactsShown = 20;
const messagesShown = 20;

/** Reads a page of a customer's bookings with their totals, contact details and messages. */
export async function readCustomer(
  db: Database,
  condition: SQL,
  {
    side,
    today,
    cursor,
    limit,
  }: { side: "team" | "operator"; today: TravelDate; cursor: string | undefined; limit: number },
): Promise<Pick<CustomerPage, "totals" | "contacts" | "bookings" | "nextCursor" | "messages">> {
  const isAhead = and(
    sql`${bookings.travelDate} >= ${today}`,
    inArray(bookings.status, bookingStatuses.filter(holdsSeats)),
  );
  const shownPhone = sql<string | null>`CASE WHEN ${phoneIsShown(today)} THEN ${bookings.customerPhone} END`;
  const contact = {
    name: bookings.customerName,
    email: side === "team" ? sql<string | null>`${bookings.customerEmail}` : sql<string | null>`NULL`,
    phone: side === "team" ? sql<string | null>`${bookings.customerPhone}` : shownPhone,
  };
  const {
    totals: [totals],
    contacts,
    rows,
    messages,
  } = await batchNamed(db, {
    totals: db
      .select({
        bookings: sql<number>`count(*)`.as("count"),
        upcoming: sql<number>`coalesce(sum(${isAhead}), 0)`.as("upcoming"),
        canceled: sql<number>`coalesce(sum(${bookings.status} = 'cancelled'), 0)`.as("canceled"),
        paid: sql<number>`coalesce(sum(${bookings.paidAmount}), 0)`.as("paid"),
        refunded: sql<number>`coalesce(sum(${bookings.refundedAmount}), 0)`.as("refunded"),
      })
      .from(bookings)
      .where(condition),
    contacts: db
      .select({
        name: contact.name,
        email: contact.email.as("email"),
        phone: contact.phone.as("phone"),
        bookings: sql<number>`count(*)`.as("count"),
      })
      .from(bookings)
      .where(condition)
      .groupBy(sql`1, 2, 3`)
      .orderBy(sql`4 DESC, 1`)
      .limit(contactsShown),
    rows: db
      .select({
        id: bookings.id,
        createdAt: bookings.createdAt,
        booking: {
          bookingId: bookings.bookingId,
          tourTitle: bookings.tourTitle,
          travelDate: bookings.travelDate,
          numberOfTravelers: bookings.numberOfTravelers,
          status: bookings.status,
          totalAmount: bookings.totalAmount,
          paidAmount: bookings.paidAmount,
          refundAmount: bookings.refundedAmount,
          customerName: bookings.customerName,
        },
      })
      .from(bookings)
      .where(and(condition, olderThan(bookings.createdAt, bookings.id, cursor)))
      .orderBy(desc(bookings.createdAt), desc(bookings.id))
      .limit(limit + 1),
    messages: db
      .select({
        message: bookingMessages,
        author: sql<string | null>`${users.name}`.as("author_name"),
        bookingId: bookings.bookingId,
        customerName: bookings.customerName,
        operatorName: operators.companyName,
      })
      .from(bookings)
      .innerJoin(bookingMessages, eq(bookingMessages.booking, bookings.id))
      .innerJoin(tours, eq(tours.id, bookings.tourId))
      .innerJoin(operators, eq(operators.slug, tours.operatorSlug))
      .leftJoin(users, eq(users.id, bookingMessages.authorId))
      .where(and(condition, visibleTo(side)))
      .orderBy(desc(bookingMessages.createdAt), desc(bookingMessages.id))
      .limit(messagesShown),
  });
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => [createdAt, id]);
  return {
    totals: totals ?? { bookings: 0, upcoming: 0, canceled: 0, paid: 0, refunded: 0 },
    contacts,
    bookings: shown.map(({ booking }) => booking),
    nextCursor,
    messages: messages.map(({ bookingId, ...row }) => {
      const { id, text, at, author } = toEntry(row, side, row);
      return { id, bookingId, author, text, at };
    }),
  };
}

/** Lists the accounts with an address. */
export function listAccountsWith(db: Database, email: string) {
  return db.select({ id: users.id, name: users.name }).from(users).where(eq(users.email, email));
}
