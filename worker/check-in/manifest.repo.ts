import { and, asc, eq, gte, inArray, ne, not, or, sql } from "drizzle-orm";
import { partPaidInWords } from "~/domain/desk/part-paid";
import { holdsSeats } from "~/domain/bookings/booking-status";
import { owedOn } from "~/domain/bookings/unpaid-booking";
import type { TravelDate } from "~/domain/calendar/calendar";
import { givenAnswers, type Manifest, type ManifestRow } from "~/domain/check-in/manifest";
import type { Answers } from "~/domain/bookings/party-questions";
import { showsCustomerPhone, showsEmergencyContact } from "~/domain/desk/operator-booking";
import { membersOf } from "~/domain/trips/party-details";
import { lastDayOf } from "~/domain/trips/trip";
import { rulesOfStart, startTimeIn, type StartKey } from "~/domain/departures/start";
import { capacityOfStart, isAtStart, seatsOfPoolsAt } from "../seats/seats.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import {
  bookingEvents,
  bookingExtras,
  bookings,
  checkIns,
  departures,
  operators,
  tours,
  users,
} from "../platform/db/schema";
import { memberId, selectMembers, toMember } from "../bookings/party.repo";
import { crewOf, readCrew, takes, type DepartureReader } from "../resources/crew.repo";
import { minimumOf, readMinimum } from "../tours/departures.repo";
import { isTourOf } from "../platform/authz/operator-rights.repo";
import { checkInColumns, toCheckIn } from "./check-ins.repo";

/**
 * Returns the travelers on a date of a tour; null if the tour is unknown or someone else's.
 * @param reader who manages the tour's departures, or is on this one
 * @param today in India: emergency contacts are read only on the days of P45
 * @param readAnswers decrypts the answers of a person
 */
export async function findManifest(
  db: Database,
  reader: DepartureReader,
  {
    slug,
    travelDate,
    start,
    today,
  }: { slug: string; travelDate: TravelDate; start: StartKey; today: TravelDate },
  readAnswers: (member: { id: string; encryptedAnswers: string | null }) => Answers,
): Promise<(Omit<Manifest, "opensBookings"> & { operator: string }) | null> {
  const mayRead =
    typeof reader === "string"
      ? isTourOf(reader, "departures")
      : takes(reader, { tourId: tours.id, travelDate: sql`${travelDate}`, start: sql`${start}` });
  const ofTour = and(eq(tours.slug, slug), mayRead);
  const ofDeparture = and(ofTour, eq(bookings.travelDate, travelDate), isAtStart(bookings.start, start));
  const {
    tour: [tour],
    rows,
    members,
  } = await batchNamed(db, {
    tour: db
      .select({
        tourSlug: tours.slug,
        tourTitle: tours.title,
        operator: sql<string>`${operators.slug}`.as("operator_slug"),
        companyName: operators.companyName,
        days: tours.days,
        rules: tours.departureRules,
        guide: tours.guide,
        asked: tours.partyQuestions,
        ownQuestions: tours.ownQuestions,
        capacity:
          sql<number>`coalesce(${departures.capacity}, ${capacityOfStart(start)}) + ${seatsOfPoolsAt(travelDate, start)}`.as(
            "seats_to_sell",
          ),
        booked: sql<number>`(SELECT coalesce(sum(pool.booked), 0) FROM departures AS pool
          WHERE pool.tour_id = ${tours.id} AND pool.travel_date = ${travelDate} AND ${isAtStart(sql`pool.start`, start)})`.as(
          "seats_sold",
        ),
        minimum: minimumOf(departures).as("minimum_terms"),
        crew: crewOf(sql`${departures.id}`).as("crew"),
        closedReason: sql<string | null>`CASE WHEN ${departures.closedAt} IS NOT NULL
          THEN coalesce(${departures.closedReason}, '') END`.as("closed_because"),
      })
      .from(tours)
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .leftJoin(
        departures,
        and(
          eq(departures.tourId, tours.id),
          eq(departures.travelDate, travelDate),
          eq(departures.start, start),
        ),
      )
      .where(ofTour),
    rows: db
      .select({
        bookingId: bookings.bookingId,
        status: bookings.status,
        customerName: bookings.customerName,
        phone: bookings.customerPhone,
        tourDuration: bookings.tourDuration,
        totalAmount: bookings.totalAmount,
        paidAmount: bookings.paidAmount,
        ownSale: bookings.ownSale,
        refundAmount: bookings.refundedAmount,
        seats: bookings.numberOfTravelers,
        children: bookings.children,
        infants: bookings.infants,
        roomType: bookings.roomType,
        optionName: bookings.optionName,
        extras:
          sql<string>`(SELECT coalesce(json_group_array(json_object('name', ${bookingExtras.title}, 'quantity', ${bookingExtras.quantity})), '[]')
          FROM ${bookingExtras} WHERE ${bookingExtras.booking} = ${bookings.id})`
            .mapWith((json: string): ManifestRow["extras"] => JSON.parse(json))
            .as("extras_had"),
        specialRequests: bookings.specialRequests,
        id: bookings.id,
        pickUp: bookings.pickUp,
        emergencyName: bookings.emergencyName,
        emergencyPhone: bookings.emergencyPhone,
        // Same as in worker/documents/booking-documents.repo.ts, whose value the voucher is signed with.
        changedAt: sql<number>`coalesce((SELECT max(${bookingEvents.createdAt}) FROM ${bookingEvents}
          WHERE ${bookingEvents.booking} = ${bookings.id}), ${bookings.createdAt})`.as("changed_at"),
        ...checkInColumns,
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .leftJoin(checkIns, eq(checkIns.booking, bookings.id))
      .leftJoin(users, eq(checkIns.doneBy, users.id))
      .where(ofDeparture)
      .orderBy(asc(bookings.customerFolded), asc(bookings.bookingId)),
    members: selectMembers(db, ofDeparture),
  });
  if (!tour) return null;
  const { days, rules, guide, crew, minimum, ...departure } = tour;
  const all = rows.map(
    ({
      id,
      checkInId,
      at,
      way,
      by,
      arrived,
      changedAt,
      tourDuration,
      emergencyName,
      emergencyPhone,
      phone,
      totalAmount,
      paidAmount,
      refundAmount,
      ...row
    }) => {
      const stored = members.filter(({ booking }) => booking === id);
      const party = membersOf({ ...row, numberOfTravelers: row.seats }, stored.map(toMember));
      return {
        ...row,
        owed: holdsSeats(row.status)
          ? owedOn({ totalAmount, paidAmount, refundedAmount: refundAmount, ownSale: row.ownSale })
          : 0,
        partPaid: partPaidInWords({ status: row.status, totalAmount, paidAmount, refundAmount }),
        members: party,
        answers: givenAnswers(departure.ownQuestions, party, (member) => {
          const found = stored.find((other) => other.id === memberId(id, member));
          return found ? readAnswers(found) : {};
        }),
        customerPhone: showsCustomerPhone({ ...row, travelDate }, today) ? phone : null,
        emergencyContact:
          emergencyPhone !== "" &&
          showsEmergencyContact({ status: row.status, travelDate, tourDuration }, today)
            ? { name: emergencyName, phone: emergencyPhone }
            : null,
        lacksEmergencyContact: emergencyPhone === "",
        issuedAt: Math.floor(changedAt / 1000),
        checkIn: toCheckIn({ checkInId, at, way, by, arrived }),
      };
    },
  );
  return {
    ...departure,
    travelDate,
    start,
    minimum: readMinimum(minimum),
    crew: readCrew(crew),
    lastDay: lastDayOf({ travelDate, days }),
    startTime: rulesOfStart(rules, start).startTime,
    meetingPoint: guide.meetingPoint,
    rows: all.filter(({ status }) => holdsSeats(status)),
    gone: all.filter(({ status }) => !holdsSeats(status)),
  };
}

/** Max listed bookings that travel on other days. */
const maxElsewhere = 500;

/**
 * Returns changed bookings of a tour that travel on another day from today on, earliest first, if this person may
 * manage its departures. Whether a booking had this date before is not stored.
 */
export async function listChangedElsewhere(
  db: Database,
  userId: string,
  {
    slug,
    travelDate,
    start,
    today,
  }: { slug: string; travelDate: TravelDate; start: StartKey; today: TravelDate },
): Promise<{ bookingId: string; travelDate: TravelDate; startTime?: string }[]> {
  const rows = await db
    .select({ bookingId: bookings.bookingId, travelDate: bookings.travelDate, start: bookings.start })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .where(
      and(
        eq(tours.slug, slug),
        isTourOf(userId, "departures"),
        gte(bookings.travelDate, today),
        or(ne(bookings.travelDate, travelDate), not(isAtStart(bookings.start, start))),
        inArray(bookings.status, ["pending", "confirmed"]),
        sql`EXISTS (SELECT 1 FROM ${bookingEvents} WHERE ${bookingEvents.booking} = ${bookings.id}
          AND ${bookingEvents.type} = 'booking.updated')`,
      ),
    )
    .orderBy(asc(bookings.travelDate), asc(bookings.bookingId))
    .limit(maxElsewhere);
  return rows.map(({ start: at, ...booking }) => ({ ...booking, ...startTimeIn(at) }));
}
