import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { root } from "../../../scripts/lib/process.mjs";
import { readSecretKeys } from "../../../scripts/lib/secret-keys";
import { subscriptionUrl } from "../../../worker/messages/subscription";
import { unsubscribeUrl } from "../../../worker/notifications/unsubscribe-link";
import { agreementKey, bookingKey, verificationKey } from "../../../worker/platform/keys/booking-link";
import { createKeys } from "../../../worker/platform/keys/keys";
import { hashOfLink } from "../../../worker/platform/keys/link-token";
import { waitingPath } from "../../../worker/waiting-list/waiting-entry";
import { sharedListPath } from "../../../worker/wishlist/shared-list";

const keys = createKeys({ SECRET_KEYS: readSecretKeys(path.join(root, ".dev.vars")) });
const share = "5".repeat(32);
const proposal = "a-change-to-answer";

/** A day on which no seat to Manali is left. */
export const soldOutDay = addDays(todayInIndia(Date.now()), 90);

/** Booking of the demo traveler that is paid and ahead, by its row id in SQL. */
const paidTrip =
  "(SELECT id FROM bookings WHERE user_id = 'demo-traveler' AND status = 'confirmed' AND paid_amount > 0 ORDER BY travel_date DESC LIMIT 1)";

/** Another party's bookings ahead that nothing was paid for: one to agree to, one whose address is not proven. */
const unpaid =
  "SELECT id FROM bookings WHERE user_id <> 'demo-traveler' AND status = 'confirmed' AND paid_amount = 0 AND payment_due_at IS NOT NULL ORDER BY travel_date DESC";

/** Rows that the demo data lack. Their people write Hindi. */
export const ownRows: readonly (readonly [sql: string, ...values: (string | number)[]])[] = [
  [
    "INSERT OR IGNORE INTO departures (tour_id, travel_date, capacity, booked) SELECT id, ?, 9, 9 FROM tours WHERE slug = 'manali'",
    soldOutDay,
  ],
  [
    `INSERT INTO wishlist_lists (id, user_id, name, share, shows_name, created_at)
      VALUES ('11111111-1111-4111-8111-111111111111', 'demo-traveler', 'सर्दियों में', ?, 1, unixepoch() * 1000)`,
    share,
  ],
  [
    "UPDATE wishlist_items SET list_id = '11111111-1111-4111-8111-111111111111' WHERE user_id = 'demo-traveler' AND tour_id % 2 = 0",
  ],
  ...["unconfirmed", "waiting", "offered", "lapsed", "gone"].map(
    (status, index) =>
      [
        `INSERT INTO waiting_entries (id, tour_id, travel_date, start, seats, place, name, email, email_key, user_id, status, hold_id,
            offer_ends_at, created_at)
          SELECT ?, tour_id, travel_date, start, 2, 1, 'आशा', 'traveler@tourbharat.example', 'traveler@tourbharat.example', 'demo-traveler',
            ?, ?, unixepoch() * 1000 + 3600000, unixepoch() * 1000 FROM departures WHERE travel_date > ? ORDER BY travel_date DESC LIMIT 1 OFFSET ?`,
        `hindi-${status}`,
        status,
        `hold-${status}`,
        addDays(todayInIndia(Date.now()), 7),
        index,
      ] as const,
  ),
  [
    `INSERT INTO booking_proposals (id, booking, version, change, total_before, total, reason, status, token_hash, created_at, expires_at)
      SELECT 'hindi-proposal', id, (SELECT max(version) FROM booking_events WHERE booking = bookings.id), ?, total_amount, total_amount + 2000, 'The hotel costs more.', 'open', ?, unixepoch() * 1000,
        unixepoch() * 1000 + 3600000 FROM bookings WHERE id = ${paidTrip}`,
    JSON.stringify({ kind: "price", total: 99_000 }),
    hashOfLink(proposal),
  ],
  [
    `INSERT INTO rescue_offers (id, booking, tour_id, travel_date, state, options, proposals, fallback, fault, reason, deadline_at,
        ordered_by, created_at)
      SELECT 'hindi-offer', id, tour_id, travel_date, 'asked', ?, '[]', 'refund', 'operator', 'The road is closed.',
        unixepoch() * 1000 + 3600000, 'team', unixepoch() * 1000 FROM bookings WHERE id = ${paidTrip}`,
    JSON.stringify([
      { kind: "date", travelDate: addDays(todayInIndia(Date.now()), 120) },
      { kind: "tour", tour: "manali", travelDate: addDays(todayInIndia(Date.now()), 120) },
    ]),
  ],
  [
    `UPDATE bookings SET status = 'pending', channel = 'agent', notice_version = NULL WHERE id = (${unpaid} LIMIT 1)`,
  ],
  [`UPDATE bookings SET verified_at = NULL WHERE id = (${unpaid} LIMIT 1)`],
  [
    `INSERT INTO booking_messages (id, booking, author_id, author, to_traveler, to_operator, to_team, text, created_at)
      VALUES ('hindi-message', ${paidTrip}, 'demo-traveler', 'traveler', 0, 1, 0, 'क्या होटल में लिफ़्ट है?', unixepoch() * 1000)`,
  ],
];

/** Bookings behind whose keys the pages of each state are opened. */
const shownTrips = `user_id = 'demo-traveler' OR id IN (SELECT booking FROM booking_messages)
  OR id IN (SELECT max(id) FROM bookings GROUP BY status, paid_amount > 0, refunded_amount > 0, payment_due_at IS NULL)
  OR id IN (SELECT max(booking) FROM booking_events GROUP BY actor, topic, status)`;

const below = (path: string, pages: string) => pages.split(" ").map((page) => `${path}${page}`);

/** Returns the addresses of pages that a session or a key opens: those of the demo traveler, and of others' bookings in all states. */
export function ownPages(database: DatabaseSync): string[] {
  const column = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]));
  const trips = (condition: string) =>
    database
      .prepare(
        `SELECT id, booking_id AS bookingId, link_version AS linkVersion, customer_email AS customerEmail FROM bookings WHERE ${condition}`,
      )
      .all()
      .map(({ id, bookingId, linkVersion, customerEmail }) => ({
        id: String(id),
        bookingId: String(bookingId),
        linkVersion: Number(linkVersion),
        customerEmail: String(customerEmail),
      }));
  return [
    ...below("", "/dashboard /wishlist /login/again /bookings"),
    ...below("/profile", " /security /notifications /avatar /data"),
    ...column("SELECT booking_id FROM bookings WHERE user_id = 'demo-traveler'").flatMap((id) =>
      below(`/bookings/${id}`, " /messages /party /invoice /voucher /review /photographs"),
    ),
    ...trips(shownTrips).flatMap((trip) =>
      below(
        `/trip/${trip.bookingId}/${bookingKey(keys, trip)}`,
        " /voucher /messages /party /offer /invoice /pay /booked",
      ),
    ),
    ...trips("channel = 'agent'").map((trip) => `/agree/${trip.bookingId}/${agreementKey(keys, trip)}`),
    ...trips("verified_at IS NULL").map(
      (trip) => `/confirm-booking/${trip.bookingId}/${verificationKey(keys, trip)}`,
    ),
    ...column("SELECT id FROM waiting_entries").flatMap((id) => below(waitingPath(keys, id), " /book")),
    ...column("SELECT id FROM tour_questions").map(
      (id) => `/questions/${id}/${keys.sign("question-link", `question:${id}`)}`,
    ),
    `/booking-change/${proposal}`,
    sharedListPath(keys, share),
    unsubscribeUrl(keys, "", { userId: "demo-traveler", topic: "booking-changed" }),
    subscriptionUrl(keys, "", "traveler@tourbharat.example"),
    `/my-data/${keys.encrypt(
      "personal-data-link",
      JSON.stringify({ email: "neha.sharma@example.com", until: Date.now() + 3_600_000 }),
      "personal-data-link",
    )}`,
  ];
}
