import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { couponState } from "~/domain/coupons/coupon";
import { offDayReason } from "~/domain/departures/off-days";
import { gstinProblem } from "~/domain/operators/gstin";
import { commissionOn, percentOf } from "~/domain/money/money";
import { summarizeRatings } from "~/domain/reviews/review";
import { catalogueStatements, readTours } from "../../scripts/seed/catalogue";
import { demoBookings, demoStatements } from "../../scripts/seed/demo";
import { taxNumbersOf } from "../../scripts/seed/demo-operator";
import { readReviewTexts } from "../../scripts/seed/demo-reviews";
import {
  bookingRules,
  couponRules,
  departureRules,
  operatorRules,
  overallRules,
} from "../simulation/invariants/rules";

/** The migrated database with the catalogue and these statements, in memory. */
function load(statements: string[]) {
  const database = new DatabaseSync(":memory:");
  database.exec("PRAGMA foreign_keys = ON");
  for (const file of readdirSync("migrations").filter((name) => name.endsWith(".sql")))
    database.exec(readFileSync(`migrations/${file}`, "utf8"));
  for (const statement of statements) database.exec(statement);
  return database;
}

const isPassword = (statement: string) => statement.startsWith("INSERT INTO accounts");

const summer = Date.parse("2027-06-03T19:40:00Z");
const leapDay = Date.parse("2028-02-29T04:00:00Z");
const autumn = Date.parse("2026-11-21T06:00:00Z");

describe.for(inject("isLong") ? [autumn, summer, leapDay] : [autumn])("the demo data made at %i", (now) => {
  let database: DatabaseSync;
  let statements: string[];
  function rows<Row extends z.ZodType>(query: string, row: Row): z.output<Row>[] {
    return z.array(row).parse(database.prepare(query).all());
  }
  const count = (query: string) => rows(query, z.object({ n: z.int() }))[0]?.n;

  beforeAll(async () => {
    statements = await demoStatements(now);
    database = load([...catalogueStatements(), ...statements]);
  });

  const rules = [...bookingRules, ...departureRules, ...operatorRules, ...couponRules, ...overallRules];

  /** Rules that no row may break, as queries of the rows that do: those of every sequence of operations, and of data made at once. */
  const forbidden = {
    ...Object.fromEntries(rules.map(({ rule, breaches }) => [rule, breaches("true")])),
    "every reference resolves": "PRAGMA foreign_key_check",
    "nobody books before signing up":
      "SELECT 1 FROM bookings b JOIN users u ON u.id = b.user_id WHERE u.created_at >= b.created_at",
    "no booking is of the future": `SELECT 1 FROM bookings WHERE created_at >= ${now}`,
    "messages follow their booking": `SELECT 1 FROM booking_messages m JOIN bookings b ON b.id = m.booking WHERE m.created_at > ${now} OR m.created_at <= b.created_at`,
    "no reply is of the future": `SELECT 1 FROM review_replies WHERE created_at > ${now}`,
    "departures have the seats of their tour, or their own":
      "SELECT 1 FROM departures d JOIN tours t ON t.id = d.tour_id WHERE d.capacity <> t.capacity AND NOT d.has_own_capacity",
    "the events are in chronological order":
      "SELECT 1 FROM booking_events a JOIN booking_events b ON b.seq = a.seq + 1 WHERE b.created_at < a.created_at",
    "canceled bookings have their time":
      "SELECT 1 FROM bookings WHERE (status = 'cancelled') <> (cancelled_at IS NOT NULL)",
    "nobody cancels after departure":
      "SELECT 1 FROM bookings WHERE date(cancelled_at / 1000, 'unixepoch') > travel_date",
    "no payout is of the future": `SELECT 1 FROM payouts WHERE created_at > ${now} OR paid_at > ${now}`,
    "no entry of the ledger is of the future": `SELECT 1 FROM ledger_entries WHERE created_at > ${now}`,
    "nobody without a GSTIN has TCS": "SELECT 1 FROM payouts WHERE gstin IS NULL AND tcs <> 0",
    "no party has more names than travelers": `
      SELECT 1 FROM bookings b WHERE b.number_of_travelers < (SELECT count(*) FROM party_members m WHERE m.booking = b.id)`,
    "each featured place was charged to its tour's operator": `
      SELECT 1 FROM premium_listings p JOIN tours t ON t.id = p.tour_id
        LEFT JOIN ledger_entries e ON e.key = 'premium/' || t.slug || '/' || p.month || '/0'
        WHERE e.id IS NULL OR e.amount <> p.amount OR e.operator_slug <> t.operator_slug OR p.created_at > ${now}`,
    "travelers have no overlapping trips": `
      SELECT a.id FROM bookings a JOIN bookings b ON a.customer_email = b.customer_email AND a.id < b.id
      WHERE a.status <> 'cancelled' AND b.status <> 'cancelled'
        AND a.travel_date <= date(b.travel_date, (CAST(b.tour_duration AS INTEGER) - 1) || ' days')
        AND b.travel_date <= date(a.travel_date, (CAST(a.tour_duration AS INTEGER) - 1) || ' days')`,
    "reviewed trips were in season": `
      SELECT r.id FROM reviews r JOIN bookings b ON b.id = r.booking JOIN tours t ON t.id = r.tour_id
      WHERE NOT EXISTS (SELECT 1 FROM json_each(t.best_months) WHERE value = CAST(substr(b.travel_date, 6, 2) AS INTEGER))`,
    "every review is by the traveler of a trip that was over when it was written": `
      SELECT r.id FROM reviews r JOIN bookings b ON b.id = r.booking
      WHERE b.status <> 'completed' OR r.user_id <> b.user_id OR r.tour_id <> b.tour_id OR r.created_at > ${now}
        OR date(r.created_at / 1000 + 19800, 'unixepoch') <= date(b.travel_date, (CAST(b.tour_duration AS INTEGER) - 1) || ' days')`,
    "a coupon's uses are the bookings with it, made on its days": `
      SELECT 1 FROM coupons c WHERE
        c.used <> (SELECT count(*) FROM bookings b WHERE b.coupon_code = c.code AND b.discount > 0)
        OR EXISTS (SELECT 1 FROM bookings b WHERE b.coupon_code = c.code
          AND date(b.created_at / 1000 + 19800, 'unixepoch') NOT BETWEEN c.valid_from AND c.valid_until)`,
    "no visit is of the future": `SELECT 1 FROM visits WHERE day > '${todayInIndia(now)}' OR count < 0`,
  };

  test.for(Object.entries(forbidden))("%s", ([, broken]) => {
    expect(rows(broken, z.unknown())).toStrictEqual([]);
  });

  test("a year of bookings by 120 travelers who cannot sign in, and six who can", () => {
    expect(count("SELECT count(*) AS n FROM users")).toBe(126);
    expect(count("SELECT count(*) AS n FROM accounts WHERE password IS NOT NULL")).toBe(6);
    expect(count("SELECT count(*) AS n FROM bookings")).toBeGreaterThan(400);
    expect(count("SELECT count(*) AS n FROM bookings WHERE paid_amount > 0")).toBeGreaterThan(200);
    expect(count("SELECT max(seq) - count(*) AS n FROM booking_events")).toBe(0);
    const created = count("SELECT count(*) AS n FROM booking_events WHERE type = 'booking.created'");
    expect(created).toBe(count("SELECT count(*) AS n FROM bookings"));
  });

  test("each of the demo operator's next seven days has departures with travelers, some half, nearly or completely full, and one is closed", () => {
    const today = todayInIndia(now);
    const departures = rows(
      `SELECT d.travel_date AS day, d.booked, d.capacity, d.closed_at IS NOT NULL AS closed
      FROM departures d JOIN tours t ON t.id = d.tour_id
      WHERE t.operator_slug = 'deccan-and-coast' AND d.travel_date BETWEEN '${addDays(today, 1)}' AND '${addDays(today, 7)}'`,
      z.object({ day: z.string(), booked: z.int(), capacity: z.int(), closed: z.int() }),
    );
    const days = Map.groupBy(
      departures.filter(({ booked }) => booked > 0),
      ({ day }) => day,
    );
    expect(days.size).toBe(7);
    expect(Math.min(...Array.from(days.values(), ({ length }) => length))).toBeGreaterThan(1);
    const left = departures.map(({ booked, capacity }) => capacity - booked);
    expect(left).toEqual(expect.arrayContaining([0, 1, 2]));
    expect(departures.some(({ booked, capacity }) => booked > 0 && booked * 2 === capacity)).toBe(true);
    expect(departures.filter(({ closed }) => closed === 1)).toStrictEqual([
      expect.objectContaining({ booked: 0 }),
    ]);
  });

  test("no operator was ever paid or charged more than the ledger owes for past trips", () => {
    const entries = rows(
      `SELECT e.id, e.operator_slug AS operator, e.kind, e.created_at AS at, e.amount,
        CASE 'operator-payable' WHEN e.credit THEN e.amount WHEN e.debit THEN -e.amount ELSE 0 END AS added,
        b.status, date(b.travel_date, (CAST(b.tour_duration AS INTEGER)) || ' days') AS over
      FROM ledger_entries e LEFT JOIN bookings b ON b.id = e.booking
      WHERE e.operator_slug IS NOT NULL ORDER BY e.created_at, e.kind IN ('payout', 'tax', 'premium')`,
      z.object({
        operator: z.string(),
        kind: z.string(),
        at: z.int(),
        amount: z.int(),
        added: z.int(),
        status: z.string().nullable(),
        over: z.string().nullable(),
      }),
    );
    const taken = entries.filter(({ kind }) => ["payout", "tax", "premium"].includes(kind));
    for (const { operator, at, kind } of taken) {
      const until = entries.filter((entry) => entry.operator === operator && entry.at <= at);
      const owed = until.reduce((sum, { added }) => sum + added, 0);
      const ofTripsOver = until
        .filter(({ over, status }) => over === null || (status === "completed" && over <= todayInIndia(at)))
        .reduce((sum, { added }) => sum + added, 0);
      expect(owed, `${operator} after ${kind}`).toBeGreaterThanOrEqual(0);
      expect(ofTripsOver, `${operator} after ${kind}`).toBeGreaterThanOrEqual(0);
    }
    const kinds = Map.groupBy(taken, ({ kind }) => kind);
    expect(kinds.get("payout")?.length).toBeGreaterThan(30);
    expect(kinds.get("premium")?.length).toBeGreaterThan(4);
    expect(count("SELECT count(*) AS n FROM ledger_entries WHERE kind = 'other'")).toBe(5);
    expect(
      rows(
        "SELECT operator_slug AS o FROM payouts WHERE status = 'due' ORDER BY 1",
        z.object({ o: z.string() }),
      ),
    ).toStrictEqual([{ o: "deccan-and-coast" }, { o: "himalaya-footpaths" }]);
    expect(count("SELECT count(*) AS n FROM payouts WHERE status = 'returned'")).toBe(1);
    expect(count("SELECT sum(tcs) AS n FROM payouts WHERE gstin IS NOT NULL")).toBeGreaterThan(0);
  });

  test("canceled bookings that were paid got back what the schedule grants, and the rest stays sold", () => {
    const refunded = rows(
      `SELECT b.total_amount AS total, b.refunded_amount AS refunded,
        julianday(b.travel_date) - julianday(date(b.cancelled_at / 1000 + 19800, 'unixepoch')) AS ahead,
        (SELECT sum(CASE 'commission' WHEN e.credit THEN e.amount WHEN e.debit THEN -e.amount ELSE 0 END)
          FROM ledger_entries e WHERE e.booking = b.id) AS commission
      FROM refunds r JOIN bookings b ON b.id = r.booking
      WHERE b.status = 'cancelled' AND r.status = 'done'`,
      z.record(z.string(), z.number()),
    );
    expect(refunded.length).toBeGreaterThan(4);
    expect(count("SELECT count(*) AS n FROM bookings WHERE refunded_amount > 0")).toBe(refunded.length);
    for (const { total = 0, refunded: sum = 0, ahead = 0, commission } of refunded) {
      expect(sum).toBe(ahead >= 30 ? total : percentOf(total, 50));
      expect(commission).toBe(commissionOn(total - sum, 10));
    }
  });

  test("one payment is disputed and withheld, another dispute was won, and some parties are named", () => {
    expect(
      rows("SELECT status FROM disputes ORDER BY created_at DESC", z.object({ status: z.string() })),
    ).toStrictEqual([{ status: "open" }, { status: "won" }]);
    expect(
      count(
        `SELECT sum(p.disputed) AS n FROM payments p JOIN disputes d ON d.payment = p.id WHERE d.status = 'open'`,
      ),
    ).toBe(count("SELECT sum(withheld) AS n FROM disputes WHERE status = 'open'"));
    expect(count("SELECT count(DISTINCT booking) AS n FROM party_members")).toBeGreaterThan(5);
  });

  test("GST is in the prices of operators with a valid GSTIN, which two do not have", () => {
    const sold = rows(
      `SELECT DISTINCT b.gst_percent AS percent, t.operator_slug AS operator FROM bookings b JOIN tours t ON t.id = b.tour_id`,
      z.object({ percent: z.int(), operator: z.string() }),
    );
    expect(sold.filter(({ percent }) => percent === 0)).toHaveLength(2);
    for (const { percent, operator } of sold) {
      const { gstin } = taxNumbersOf(operator);
      expect(gstin === null ? 0 : 5).toBe(percent);
      if (gstin !== null) expect(gstinProblem(gstin)).toBeNull();
    }
  });

  test("the current month has featured places, and paid bookings have an invoice and a receipt", () => {
    const month = todayInIndia(now).slice(0, 7);
    expect(count(`SELECT count(*) AS n FROM premium_listings WHERE month = '${month}'`)).toBeGreaterThan(1);
    expect(count("SELECT count(*) AS n FROM premium_listings")).toBe(
      count("SELECT count(*) AS n FROM ledger_entries WHERE kind = 'premium' AND credit = 'premium'"),
    );
    for (const kind of ["receipt-voucher", "invoice"])
      expect(count(`SELECT count(*) AS n FROM tax_documents WHERE kind = '${kind}'`)).toBe(
        count("SELECT count(*) AS n FROM bookings WHERE paid_amount > 0"),
      );
  });

  test("every trip leaves on one of its tour's departure days", () => {
    const stray = demoBookings(readTours(), readReviewTexts(), now).filter(
      ({ tour, travelDate }) => offDayReason(tour.departures, travelDate) !== null,
    );
    expect(stray.map(({ tour, travelDate }) => `${tour.slug} ${travelDate}`)).toStrictEqual([]);
  });

  test("every tour's rating matches its reviews, and the featured ones have 4.6 to 4.9", () => {
    const tours = rows(
      "SELECT id, kind, rating, review_count FROM tours",
      z.object({ id: z.int(), kind: z.string(), rating: z.number().nullable(), review_count: z.int() }),
    );
    for (const { id, rating, review_count } of tours) {
      const given = rows(
        `SELECT rating, count(*) AS n FROM reviews WHERE tour_id = ${id} GROUP BY rating`,
        z.object({ rating: z.int(), n: z.int() }),
      );
      const { mean, count: reviewed } = summarizeRatings(new Map(given.map((each) => [each.rating, each.n])));
      expect({ rating, review_count }).toStrictEqual({ rating: mean, review_count: reviewed });
    }
    const featured = tours.filter(({ kind }) => kind === "featured").map(({ rating }) => rating ?? 0);
    expect(featured.toSorted()).toStrictEqual([4.6, 4.7, 4.7, 4.8, 4.8, 4.8, 4.9, 4.9]);
    const others = tours.filter(({ kind, rating }) => kind !== "featured" && rating !== null);
    expect(others.length).toBeGreaterThan(35);
    expect(others.every(({ rating }) => (rating ?? 0) >= 3)).toBe(true);
  });

  test("there is a coupon of each kind, used ones too", () => {
    const coupons = rows(
      "SELECT code, valid_from AS validFrom, valid_until AS validUntil FROM coupons ORDER BY code",
      z.object({ code: z.string(), validFrom: z.string(), validUntil: z.string() }),
    );
    const today = todayInIndia(now);
    const states = coupons.map(
      (coupon) => `${coupon.code} ${couponState({ ...coupon, deactivatedAt: null }, today)}`,
    );
    const active = ["DECCAN10 active", "FIRST3 active", "FLAT500 active"];
    const others = ["MONSOON20 expired", "SUMMER1000 scheduled", "WELCOME15 active"];
    expect(states).toStrictEqual([...active, ...others]);
    expect(count("SELECT used AS n FROM coupons WHERE code = 'SUMMER1000'")).toBe(0);
    expect(count("SELECT used AS n FROM coupons WHERE code = 'FIRST3'")).toBeGreaterThan(0);
    expect(count("SELECT sum(discount) AS n FROM bookings")).toBeGreaterThan(1000);
  });

  test("two to four in a hundred visits of each month end with a booking, and each month has its marketing", () => {
    const india = "strftime('%Y-%m', (created_at + 19800000) / 1000, 'unixepoch')";
    const months = rows(
      `SELECT substr(day, 1, 7) AS month, sum(count) AS visits,
        (SELECT count(*) FROM bookings WHERE ${india} = substr(day, 1, 7)) AS bookings,
        (SELECT amount FROM marketing_spend WHERE month = substr(day, 1, 7)) AS spend
      FROM visits GROUP BY substr(day, 1, 7)`,
      z.object({ month: z.string(), visits: z.int(), bookings: z.int(), spend: z.int() }),
    );
    expect(months.length).toBeGreaterThanOrEqual(13);
    const whole = months.slice(0, -1);
    const sum = (of: "visits" | "bookings") => whole.reduce((total, month) => total + month[of], 0);
    expect(sum("bookings") / sum("visits")).toBeGreaterThan(0.02);
    expect(sum("bookings") / sum("visits")).toBeLessThan(0.04);
  });

  test("the same moment makes the same data, except for the salt of the passwords", async () => {
    expect((await demoStatements(now)).filter((each) => !isPassword(each))).toStrictEqual(
      statements.filter((each) => !isPassword(each)),
    );
  });
});

test("the demo data can be made on any day of the year", () => {
  const tours = readTours();
  const texts = readReviewTexts();
  const { length } = demoBookings(tours, texts, autumn);
  expect(length).toBeGreaterThan(400);
  for (let days = 0; days < 366; days += 3) {
    const now = autumn + days * 86_400_000 + days * 3_600_000;
    expect(demoBookings(tours, texts, now), new Date(now).toISOString()).toHaveLength(length);
  }
});

test("every statement of the catalogue is short enough for D1", () => {
  const lengths = catalogueStatements().map((statement) => Buffer.byteLength(statement));
  expect(Math.max(...lengths)).toBeLessThan(100_000);
});

test("loading the catalogue again keeps the ratings from reviews", async () => {
  const statements = [...catalogueStatements(), ...(await demoStatements(autumn)), ...catalogueStatements()];
  const database = load(statements);
  const { n } = z
    .object({ n: z.int() })
    .parse(database.prepare("SELECT sum(review_count) AS n FROM tours WHERE rating IS NOT NULL").get());
  expect(n).toBeGreaterThan(250);
});

test("no two reviews share a title or a sentence", () => {
  const texts = [...readReviewTexts().values()].flat();
  expect(texts.length).toBeGreaterThan(250);
  expect(new Set(texts.map(({ title }) => title.toLowerCase())).size).toBe(texts.length);
  const sentences = texts
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .map((each) => each.toLowerCase());
  const repeated = sentences.filter(
    (sentence, index) => sentence.length > 20 && sentences.indexOf(sentence) !== index,
  );
  expect(repeated).toStrictEqual([]);
});
