import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { departureRulesSchema } from "~/domain/departures/departure-rules";
import type { TaxDocument } from "~/domain/tax/tax-documents";

/** The migrations of earned seats and start times, applied to the data that was there before them. */

const day = 86_400_000;
const today = todayInIndia(Date.now());
const createdAt = Date.now() - 30 * day;

const db = new DatabaseSync(":memory:");
const migrations = readdirSync("migrations")
  .filter((name) => name.endsWith(".sql"))
  .toSorted();

function migrate(names: readonly string[]) {
  for (const name of names) db.exec(readFileSync(path.join("migrations", name), "utf8"));
}

function insert(table: string, row: Record<string, SQLInputValue>) {
  const names = Object.keys(row);
  db.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => "?").join()})`).run(
    ...Object.values(row),
  );
}

function tourOf(id: number, slug: string, rules: object) {
  const texts = {
    place: "Ooty",
    title: slug,
    subtitle: "",
    description: "[]",
    highlights: "[]",
    guide: "{}",
  };
  const place = { state: "Goa", latitude: 15, longitude: 74, region: "west", departure_city: "Mumbai" };
  const lists = { experiences: "[]", interests: "[]", best_months: "[]" };
  const look = { type: "beach", scene: "shore", motif: "fort", hour: "dawn" };
  const sale = {
    kind: "package",
    operator_slug: "walks",
    position: id,
    days: 2,
    price_inr: 9000,
    capacity: 10,
  };
  return { id, slug, ...texts, ...place, ...lists, ...look, ...sale, departure_rules: JSON.stringify(rules) };
}

const before = { pattern: { kind: "daily" }, season: [], offSeason: null, blackOuts: [], cutOffDays: 0 };

/** Bookings of every status by their id, with days to departure, money and due dates. */
const bookings: Record<string, Record<string, SQLInputValue> & { days: number; status: string }> = {
  far: { days: 60, status: "confirmed" },
  near: { days: 9, status: "confirmed" },
  tight: { days: 8, status: "confirmed" },
  soon: { days: 3, status: "confirmed" },
  today: { days: 0, status: "confirmed" },
  past: { days: -4, status: "confirmed" },
  paid: { days: 60, status: "confirmed", paid_amount: 9000 },
  partly: { days: 60, status: "confirmed", paid_amount: 100 },
  free: { days: 60, status: "confirmed", total_amount: 0 },
  pending: { days: 60, status: "pending", payment_due_at: Date.now() + 1_200_000 },
  cancelled: { days: 60, status: "cancelled" },
  completed: { days: -9, status: "completed" },
  missed: { days: -9, status: "no-show" },
  expired: { days: 60, status: "expired" },
};

const catalogue = globSync("worker/catalogue/tours/**/*.yaml").map((file) => ({
  slug: path.basename(file, ".yaml"),
  departures: departureRulesSchema.parse(parse(readFileSync(file, "utf8")).departures),
}));

function rowCounts() {
  const tables = db
    .prepare(
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    )
    .all();
  return tables.map(({ name }) => [
    name,
    db.prepare(`SELECT count(*) AS rows FROM "${name}"`).get()?.["rows"],
  ]);
}

let counts: ReturnType<typeof rowCounts>;
beforeAll(() => {
  const first = migrations.indexOf("0013_earned-seats.sql");
  migrate(migrations.slice(0, first));
  insert("operators", { slug: "walks", company_name: "Walks", base_city: "Kochi", status: "verified" });
  catalogue.forEach(({ slug }, index) => insert("tours", tourOf(index + 1, slug, before)));
  insert("tours", tourOf(901, "an-operators-own", { ...before, cutOffDays: 3 }));
  insert("tours", tourOf(902, "a-draft", { ...before, blackOuts: [{ from: "2027-01-01" }] }));
  for (const [id, { days, ...booking }] of Object.entries(bookings)) {
    const travelDate = addDays(today, days);
    insert("bookings", {
      id,
      booking_id: `TB${100_001 + Object.keys(bookings).indexOf(id)}`,
      tour_id: 1,
      tour_title: "Ooty",
      tour_destination: "Ooty",
      tour_duration: "2 days / 1 night",
      tour_price: 9000,
      departure_city: "Mumbai",
      travel_date: travelDate,
      number_of_travelers: 2,
      room_type: "standard",
      customer_name: "Meera Iyer",
      customer_email: "M.eera+tour@Gmail.com",
      customer_phone: "1",
      emergency_name: "Arjun",
      emergency_phone: "2",
      payment_method: "upi",
      discount: 0,
      total_amount: 9000,
      created_at: createdAt,
      ...booking,
    });
    insert("booking_events", {
      type: "booking.created",
      booking: id,
      status: booking.status,
      actor: id === "free" ? "team" : "traveler",
      version: 1,
      created_at: createdAt,
    });
    insert("payments", {
      id: `payment-${id}`,
      booking: id,
      gateway: "manual",
      order_id: `order-${id}`,
      amount: 9000,
      status: "captured",
      created_at: createdAt,
    });
  }
  counts = rowCounts();
  migrate(migrations.slice(first, migrations.indexOf("0014_start-times.sql") + 1));
});

const bookingRow = (id: string) => db.prepare("SELECT * FROM bookings WHERE id = ?").get(id) ?? {};

test("no row is lost, and every reference still has its row", () => {
  expect(rowCounts()).toStrictEqual(counts);
  expect(db.prepare("PRAGMA foreign_key_check").all()).toStrictEqual([]);
  expect(db.prepare("SELECT id, status FROM bookings ORDER BY rowid").all()).toEqual(
    Object.entries(bookings).map(([id, { status }]) => ({ id, status })),
  );
});

test("existing bookings count as verified; administrators' don't count toward the limit", () => {
  for (const id of Object.keys(bookings)) {
    expect(bookingRow(id), id).toMatchObject({
      verified_at: createdAt,
      due_days: 7,
      email_key: id === "free" ? null : "meera@gmail.com",
    });
  }
});

test("unpaid bookings are due in seven days at the earliest, and nobody expires before", () => {
  const usual = startOfDayInIndia(addDays(today, 53)) + 18 * 3_600_000;
  expect(bookingRow("far")).toMatchObject({ payment_due_at: usual, payment_reminder_at: usual - 3 * day });
  const { payment_due_at: near } = bookingRow("near");
  expect(Math.abs(Number(near) - Date.now() - 7 * day)).toBeLessThan(60_000);
  // Bookings without that time stay as they were sold, and so do all that are not unpaid and confirmed.
  for (const id of Object.keys(bookings)) {
    if (["far", "near", "tight", "pending"].includes(id)) continue;
    expect(bookingRow(id), id).toMatchObject({ payment_due_at: null, payment_reminder_at: null });
  }
  expect(bookingRow("pending")).toMatchObject({ payment_due_at: bookings.pending?.payment_due_at });
  const earliest = db
    .prepare("SELECT min(payment_due_at) AS due FROM bookings WHERE status = 'confirmed'")
    .get();
  expect(Number(earliest?.["due"])).toBeGreaterThan(Date.now() + 7 * day - 60_000);
});

test("every tour has a start time and the cut-off, and keeps its other rules", () => {
  const rules = db.prepare("SELECT slug, departure_rules AS rules FROM tours").all();
  const bySlug = new Map(rules.map((row) => [row["slug"], JSON.parse(String(row["rules"]))]));
  const cutOff = { kind: "days", days: 1, time: "18:00" };
  const { cutOffDays: _, ...kept } = before;
  for (const { slug, departures } of catalogue) {
    expect(bySlug.get(slug), slug).toStrictEqual({ ...kept, startTime: departures.startTime, cutOff });
  }
  expect(bySlug.get("an-operators-own")).toStrictEqual({
    ...kept,
    startTime: "09:00",
    cutOff: { ...cutOff, days: 3 },
  });
  expect(bySlug.get("a-draft")).toMatchObject({
    blackOuts: [{ from: "2027-01-01" }],
    startTime: "09:00",
    cutOff,
  });
});

/** Applies migrations, which must keep every row. */
function migrateKeepingRows(names: readonly string[]) {
  const later = rowCounts();
  migrate(names);
  const now = new Map(rowCounts().map(([name, rows]) => [name, rows]));
  for (const [name, rows] of later) expect(now.get(name), String(name)).toBe(rows);
}

const payoutApproval = migrations.indexOf("0018_payout-approval.sql");

test("the migrations after them apply to the same data", () => {
  migrateKeepingRows(migrations.slice(migrations.indexOf("0014_start-times.sql") + 1, payoutApproval));
});

test("payouts keep every value when their statuses change, and PANs come from GST numbers", () => {
  const operator = { base_city: "Kochi", status: "verified" };
  for (const [slug, gstin] of [
    ["firm", "27AAPFU0939F1ZV"],
    ["office", "27MUMA01234D1ZV"],
    ["small", null],
  ] as const)
    insert("operators", { slug, company_name: slug, gstin, ...operator });
  const payout = { amount: 900, created_at: 5 };
  const rows: Record<string, SQLInputValue>[] = [
    { id: "due", operator_slug: "firm", status: "due", note: "November" },
    { id: "paid", operator_slug: "firm", status: "paid", reference: "UTIB1", paid_at: 7 },
    { id: "withdrawn", operator_slug: "small", status: "withdrawn" },
    { id: "settling", operator_slug: "walks", status: "paid", amount: 8000, created_at: Date.now() },
  ];
  for (const [key, kind, debit, credit, amount] of [
    ["1", "sale", "receivable", "operator-payable", 8100],
    ["2", "sale", "receivable", "commission", 900],
    ["3", "payment", "cash", "receivable", 9000],
  ] as const) {
    const entry = { booking: "completed", operator_slug: "walks", created_at: createdAt };
    insert("ledger_entries", { key, kind, debit, credit, amount, ...entry });
  }
  for (const row of rows) insert("payouts", { ...payout, ...row });
  const stored = () =>
    db
      .prepare(
        "SELECT id, operator_slug, amount, status, reference, note, created_by, created_at, paid_by, paid_at FROM payouts ORDER BY id",
      )
      .all();
  const indexes = () =>
    db.prepare("SELECT name FROM pragma_index_list('payouts') WHERE origin = 'c' ORDER BY name").all();
  const [rowsBefore, indexesBefore] = [stored(), indexes()];
  migrateKeepingRows(migrations.slice(payoutApproval, payoutApproval + 1));
  expect(stored()).toStrictEqual(rowsBefore);
  expect(indexes()).toStrictEqual(indexesBefore);
  expect(db.prepare("PRAGMA foreign_key_check").all()).toStrictEqual([]);
  expect(() =>
    insert("payouts", { id: "second", ...payout, operator_slug: "firm", status: "approved" }),
  ).toThrow(/UNIQUE/);
  const pans = db.prepare("SELECT slug, pan FROM operators WHERE gstin IS NOT NULL ORDER BY slug").all();
  expect(pans.map(({ slug, pan }) => [slug, pan])).toStrictEqual([
    ["firm", "AAPFU0939F"],
    ["office", null],
  ]);
});

test("issued invoices become stored documents with their number and their former text", () => {
  const [first = "", second = ""] = Object.keys(bookings);
  const invoice = { financial_year: "2026-27", gst_percent: 5, issued_at: createdAt };
  insert("invoices", { booking: first, number: 1, total: 9000, gst_amount: 429, ...invoice });
  insert("invoices", { booking: second, number: 2, total: 0, gst_amount: 0, ...invoice });
  insert("settings", { name: "gst-number", value: '{"gstin":"29AADCD4217P1ZA"}', updated_at: 1 });
  migrate(migrations.slice(payoutApproval + 1, payoutApproval + 2));
  const stored = db.prepare("SELECT * FROM tax_documents ORDER BY number").all();
  expect(stored).toMatchObject([
    { booking: first, seller: "*platform", financial_year: "2026-27", number: 1, issued_at: createdAt },
    { booking: second, number: 2, total: 0 },
  ]);
  const travelDate = formatTravelDate(addDays(today, bookings[first]?.days ?? 0));
  expect(JSON.parse(String(stored[0]?.["document"]))).toStrictEqual({
    kind: "invoice",
    title: "Tax invoice",
    number: "TB/26-27/000001",
    key: String(stored[0]?.["key"]),
    issuedAt: createdAt,
    bookingId: "TB100001",
    seller: {
      name: "Tour Bharat",
      address:
        "27 Gulmohar Arcade, Residency Road\nBengaluru 560025, Karnataka, India\nhello@tourbharat.example",
      gstin: "29AADCD4217P1ZA",
    },
    buyer: {
      name: "Meera Iyer",
      address: null,
      postalCode: null,
      state: null,
      gstin: null,
      contact: ["M.eera+tour@Gmail.com", "1"],
    },
    placeOfSupply: { code: "29", name: "Karnataka" },
    service: {
      title: "Ooty",
      detail: `2 days / 1 night from Mumbai, ${travelDate}, by Walks`,
      code: "998552",
    },
    lines: [{ label: "Tour package, 2 days / 1 night", amount: 9000 }],
    total: 9000,
    tax: {
      percent: 5,
      taxableValue: 8571,
      parts: [
        { name: "CGST", percent: 2.5, amount: 215 },
        { name: "SGST", percent: 2.5, amount: 214 },
      ],
    },
    refersTo: [],
    rules: "former",
  } satisfies TaxDocument);
  const withNumber = (number: number) =>
    db
      .prepare(
        `INSERT INTO tax_documents SELECT 'k' || ?1, 'credit-note', booking, seller, financial_year, ?1, 1, 1, document
          FROM tax_documents WHERE number = 1 AND kind = 'invoice'`,
      )
      .run(number);
  expect(() => withNumber(2)).toThrow("tax_documents_without_gaps");
  withNumber(1);
  expect(() => withNumber(1)).toThrow("tax_documents_without_gaps");
  withNumber(2);
  expect(() => db.exec("DELETE FROM tax_documents")).toThrow("not changed");
  expect(() => db.exec("UPDATE tax_documents SET total = 1")).toThrow("not changed");
  expect(() => db.exec("UPDATE tax_documents SET document = json_set(document, '$.total', 1)")).toThrow(
    "not changed",
  );
  db.exec("UPDATE tax_documents SET document = json_set(document, '$.buyer.contact', NULL)");
});

test("payouts from before the taxes get lines without taxes", () => {
  migrateKeepingRows(migrations.slice(payoutApproval + 2, payoutApproval + 3));
  const lines = db
    .prepare("SELECT payout, kind, booking, gross, commission, gst + tcs + tds AS tax, net FROM payout_lines")
    .all();
  const carried = { kind: "carried", booking: null, gross: 0, commission: 0, tax: 0 };
  expect(lines).toHaveLength(4);
  for (const line of [
    {
      payout: "settling",
      kind: "booking",
      booking: "completed",
      gross: 9000,
      commission: 900,
      tax: 0,
      net: 8100,
    },
    { payout: "settling", ...carried, net: -100 },
    { payout: "due", ...carried, net: 900 },
    { payout: "paid", ...carried, net: 900 },
  ])
    expect(lines).toContainEqual(line);
});

test("administrators become owners, bank accounts stay confirmed, and sales without a GSTIN have no tax", () => {
  const people = { created_at: 1, updated_at: 1 };
  for (const [id, role, status] of [
    ["boss", "admin", "active"],
    ["former", "admin", "suspended"],
    ["applicant", "admin", "pending"],
    ["traveler", "user", "active"],
  ] as const)
    insert("users", { id, name: id, email: `${id}@example.com`, role, status, ...people });
  const account = { holder: "Walks", encrypted_number: "x", last_digits: "4321", ifsc: "HDFC0001234" };
  insert("bank_accounts", { operator_slug: "firm", ...account, confirmed_at: 77 });
  db.exec("UPDATE bookings SET gst_percent = 5, gst_amount = 9");
  const picture = { id: "p", tour_id: 1, position: 0, alt: "The train", width: 9, height: 6, widths: "[9]" };
  insert("tour_pictures", { ...picture, created_at: 1 });
  migrateKeepingRows(migrations.slice(payoutApproval + 3));
  // Their operator has no GSTIN; documents that show tax keep it.
  const taxed = db.prepare(
    `SELECT b.gst_percent AS percent, b.gst_amount AS amount, EXISTS (
      SELECT 1 FROM tax_documents d WHERE d.booking = b.id AND json_extract(d.document, '$.tax') IS NOT NULL) AS shown FROM bookings b`,
  );
  const rows = taxed.all();
  expect(new Set(rows.map(({ shown }) => shown))).toEqual(new Set([0, 1]));
  for (const { percent, amount, shown } of rows)
    expect([percent, amount]).toEqual(shown === 1 ? [5, 9] : [0, 0]);
  expect(db.prepare("SELECT id, admin_role FROM users ORDER BY id").all()).toEqual([
    { id: "applicant", admin_role: "support" },
    { id: "boss", admin_role: "owner" },
    { id: "former", admin_role: "owner" },
    { id: "traveler", admin_role: null },
  ]);
  expect(db.prepare("SELECT proven_at, tries FROM bank_accounts").all()).toEqual([
    { proven_at: 77, tries: 0 },
  ]);
  expect(db.prepare("SELECT kind, alt FROM tour_pictures").all()).toEqual([
    { kind: "place", alt: "The train" },
  ]);
  expect(db.prepare("SELECT DISTINCT disputed FROM payments").all()).toEqual([{ disputed: 0 }]);
  expect(db.prepare("PRAGMA foreign_key_check").all()).toStrictEqual([]);
});
