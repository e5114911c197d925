import { sql, type SQL } from "drizzle-orm";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { webhookDeliveries, webhookProgress, webhookTours } from "../../platform/db/schema";

/** Most changes of bookings and tours that one run turns into events. */
const perRun = 5000;

/** Check-ins and payouts are read so far back again, since their instants are not in the order of their commits. */
const overlap = 60 * 60_000;

const progress = (column: "bookings" | "catalogue" | "at") =>
  sql`(SELECT ${sql.identifier(column)} FROM webhook_progress)`;

/** Payload of a booking: ids, state, amounts and dates, nothing of its people. Amounts are those at the end of the minute. */
const bookingData = (status: SQL) => sql`json_object(
  'bookingId', b.booking_id, 'status', ${status}, 'tour', t.slug, 'optionId', b.option_id, 'travelDate', b.travel_date,
  'start', nullif(b.start, ''), 'travelers', b.number_of_travelers, 'children', b.children, 'infants', b.infants,
  'totalAmount', b.total_amount, 'paidAmount', b.paid_amount, 'refundedAmount', b.refunded_amount, 'currency', 'INR',
  'resellerUuid', iif(e.reseller IS NULL, NULL, (SELECT uuid FROM reseller_bookings WHERE booking = b.id)))`;

/** True for an endpoint that was confirmed before an event and wants it. */
const wants = (type: SQL, at: SQL) => sql`e.confirmed_at <= ${at}
  AND EXISTS (SELECT 1 FROM json_each(e.events) AS wanted WHERE wanted.value = ${type})`;
/** Joins the endpoints that an event is for. */
const wantedBy = (owner: SQL, type: SQL, at: SQL) =>
  sql`INNER JOIN webhook_endpoints e ON (${owner}) AND ${wants(type, at)}`;
const ownerOfBooking = sql`e.operator_slug = b.operator_slug OR e.reseller = b.reseller`;
/** Resellers may sell any tour. */
const sellerOfTour = sql`e.operator_slug = t.operator_slug OR e.reseller IS NOT NULL`;

/** New changes of bookings, each with the event that it is. */
const changedBookings = sql`(
  SELECT change.seq, change.booking, change.status, change.created_at,
    change.type = 'booking.created' OR change.status <> before.status OR change.topic IN ('date', 'party') AS is_of_seats,
    CASE WHEN change.type = 'booking.created' THEN 'booking.created'
      WHEN change.status IN ('cancelled', 'expired') AND before.status IS NOT change.status THEN 'booking.cancelled'
      ELSE 'booking.changed' END AS name
  FROM booking_events change
  LEFT JOIN booking_events before ON before.booking = change.booking AND before.version = change.version - 1
  WHERE change.seq > ${progress("bookings")} AND change.seq <= ${progress("bookings")} + ${perRun}
)`;

/** Tours that may have changed, with what their prices and their sale depend on. */
const changedTours = sql`(
  SELECT t.id, t.slug, t.operator_slug, json_array(t.price_inr, t.price_rules, t.options, t.extras) AS prices,
    json_array(t.status, t.deleted_at, t.paused_at, t.paused_until, t.departure_rules, t.capacity, o.status,
      (SELECT json_array(count(d.closed_at), total(iif(d.has_own_capacity, d.capacity, 0)), sum(d.has_own_capacity))
        FROM departures d WHERE d.tour_id = t.id)) AS availability
  FROM catalogue_changes c CROSS JOIN tours t ON t.id = c.tour_id LEFT JOIN operators o ON o.slug = t.operator_slug
  WHERE c.version > ${progress("catalogue")} AND c.version <= ${progress("catalogue")} + ${perRun}
)`;

/**
 * Makes events of all that happened since the last run. The sources are written in the batch of each change: `booking_events`, numbered without
 * gaps, the last change of each tour, check-ins and payouts. So no change waits for or pays for webhooks, and none is lost. A concurrent run
 * makes none twice: the end that was reached moves in the same batch. Holds are no event: they end by themselves within minutes.
 */
export async function recordWebhookEvents(db: Database, now: number): Promise<void> {
  /** @param values endpoint, type, subject, source, data and time of events */
  const insertEvents = (values: SQL, from: SQL) =>
    db
      .insert(webhookDeliveries)
      .select(sql`SELECT NULL, ${values}, 0, ${now}, NULL, NULL, NULL, NULL, NULL ${from}`)
      .onConflictDoNothing();
  const ofTour = (type: "availability" | "prices") => {
    const name = sql.raw(`'${type}.changed'`);
    return insertEvents(
      sql`e.id, ${name}, t.slug, NULL, json_object('tour', t.slug), ${now}`,
      sql`FROM ${changedTours} t LEFT JOIN webhook_tours seen ON seen.tour_id = t.id ${wantedBy(sellerOfTour, name, sql`${now}`)}
        WHERE seen.${sql.identifier(type)} IS NOT t.${sql.identifier(type)}`,
    );
  };
  await batchNamed(db, {
    bookings: insertEvents(
      sql`e.id, change.name, b.booking_id, 'booking/' || change.seq, ${bookingData(sql`change.status`)}, change.created_at`,
      sql`FROM ${changedBookings} change INNER JOIN bookings b ON b.id = change.booking INNER JOIN tours t ON t.id = b.tour_id
        ${wantedBy(ownerOfBooking, sql`change.name`, sql`change.created_at`)} WHERE true ORDER BY change.seq`,
    ),
    seats: insertEvents(
      sql`e.id, 'availability.changed', t.slug, NULL, json_object('tour', t.slug), ${now}`,
      sql`FROM ${changedBookings} change INNER JOIN bookings b ON b.id = change.booking INNER JOIN tours t ON t.id = b.tour_id
        ${wantedBy(sellerOfTour, sql`'availability.changed'`, sql`change.created_at`)} WHERE change.is_of_seats GROUP BY e.id, t.slug`,
    ),
    availability: ofTour("availability"),
    prices: ofTour("prices"),
    checkIns: insertEvents(
      sql`e.id, 'booking.checked_in', b.booking_id, 'check-in/' || c.id, ${bookingData(sql`b.status`)}, c.created_at`,
      sql`FROM check_ins c INNER JOIN bookings b ON b.id = c.booking INNER JOIN tours t ON t.id = b.tour_id
        ${wantedBy(ownerOfBooking, sql`'booking.checked_in'`, sql`c.created_at`)}
        WHERE c.created_at > ${progress("at")} - ${overlap} ORDER BY c.created_at`,
    ),
    payouts: insertEvents(
      sql`e.id, 'payout.sent', p.id, 'payout/' || p.id, json_object('payoutId', p.id, 'amount', p.amount, 'gst', p.gst, 'tcs', p.tcs,
        'tds', p.tds, 'currency', 'INR', 'reference', p.reference, 'paidAt', strftime('%Y-%m-%dT%H:%M:%fZ', p.paid_at / 1000.0, 'unixepoch')),
        p.paid_at`,
      sql`FROM webhook_endpoints e CROSS JOIN payouts p ON p.operator_slug = e.operator_slug AND p.status = 'paid'
        WHERE p.paid_at > ${progress("at")} - ${overlap} AND ${wants(sql`'payout.sent'`, sql`p.paid_at`)} ORDER BY p.paid_at`,
    ),
    seen: db
      .insert(webhookTours)
      .select(sql`SELECT id, prices, availability FROM ${changedTours} AS changed WHERE true`)
      .onConflictDoUpdate({
        target: webhookTours.tourId,
        set: { prices: sql`excluded.prices`, availability: sql`excluded.availability` },
      }),
    progress: db.update(webhookProgress).set({
      at: sql`max(at, ${now})`,
      bookings: sql`min(bookings + ${perRun}, max(bookings, coalesce((SELECT max(seq) FROM booking_events), 0)))`,
      catalogue: sql`min(catalogue + ${perRun}, max(catalogue, coalesce((SELECT max(version) FROM catalogue_changes), 0)))`,
    }),
  });
}
