import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { everyDay } from "~/domain/departures/departure-rules";

/** Migration 0008 on data written before it. */

const files = readdirSync("migrations")
  .filter((name) => name.endsWith(".sql"))
  .toSorted();
const apply = (database: DatabaseSync, names: readonly string[]) => {
  for (const name of names) database.exec(readFileSync(path.join("migrations", name), "utf8"));
};

const minimum = { travelers: 4, decisionDays: 7, tooFew: "ask" };

/** Two departures: one with bookings, a hold and parties that wait, one with a booking and a smallest party. */
function olderDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  apply(
    database,
    files.filter((name) => name < "0008"),
  );
  const insert = (table: string, row: Record<string, string | number | null>) =>
    database
      .prepare(
        `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row).map(() => "?")})`,
      )
      .run(...Object.values(row));
  const columns = (table: string) =>
    database
      .prepare(
        `SELECT name, type FROM pragma_table_info('${table}') WHERE "notnull" AND dflt_value IS NULL AND pk = 0`,
      )
      .all();
  /** Fills the columns that have no default, some with JSON. */
  const required = (table: string) =>
    Object.fromEntries(columns(table).map(({ name, type }) => [String(name), type === "text" ? "[]" : 1]));
  insert("operators", {
    ...required("operators"),
    id: 1,
    slug: "op",
    company_name: "Op",
    status: "verified",
  });
  for (const id of [1, 2])
    insert("tours", {
      ...required("tours"),
      id,
      slug: `tour-${id}`,
      title: `Tour ${id}`,
      status: "active",
      operator_slug: "op",
      state: "Goa",
      states: '["Goa"]',
      price_inr: 1000,
      days: 1,
      capacity: 10,
      departure_rules: JSON.stringify(id === 1 ? everyDay : { ...everyDay, minimum }),
    });
  const booking = (id: string, tour: number, seats: number) =>
    insert("bookings", {
      ...required("bookings"),
      id,
      booking_id: `TB00000${id}`,
      tour_id: tour,
      operator_slug: "op",
      status: "confirmed",
      travel_date: "2099-05-01",
      number_of_travelers: seats,
      customer_name: "A B",
      customer_folded: " a b",
      total_amount: 1000,
      paid_amount: 1000,
      created_at: 1,
    });
  insert("departures", {
    tour_id: 1,
    travel_date: "2099-05-01",
    start_time: "09:00",
    capacity: 10,
    booked: 7,
  });
  insert("departures", {
    tour_id: 2,
    travel_date: "2099-05-01",
    start_time: "09:00",
    capacity: 10,
    booked: 2,
  });
  booking("1", 1, 4);
  booking("2", 1, 3);
  booking("3", 2, 2);
  const hold = { holder: "h", slot: 1, tour_id: 1, travel_date: "2099-05-01", seats: 3, created_at: 1 };
  insert("held_departures", { caller: "c", tour_id: 1, travel_date: "2099-05-01", first_held_at: 1 });
  insert("seat_holds", { id: "hold", caller: "c", expires_at: 1000, ...hold });
  const waiting = { tour_id: 1, travel_date: "2099-05-01", name: "W", email: "w@x.in", created_at: 1 };
  insert("waiting_entries", {
    id: "w",
    seats: 3,
    status: "waiting",
    place: 1,
    email_key: "w",
    hold_id: "wh",
    ...waiting,
  });
  insert("waiting_entries", {
    id: "v",
    seats: 2,
    status: "left",
    place: 2,
    email_key: "v",
    hold_id: "vh",
    ...waiting,
  });
  insert("rescue_offers", {
    ...required("rescue_offers"),
    id: "r",
    booking: "1",
    tour_id: 1,
    travel_date: "2099-05-01",
    state: "ended",
    fallback: "refund",
    fault: "operator",
    ordered_by: "team",
  });
  return database;
}

const tables = [
  "departures",
  "bookings",
  "seat_holds",
  "held_departures",
  "waiting_entries",
  "departure_minimums",
  "rescue_offers",
] as const;
const read = (database: DatabaseSync, sql: string) =>
  database
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }));

test("rows of one start a day keep every value, and gain an empty start", () => {
  const database = olderDatabase();
  const before = tables.map((table) => read(database, `SELECT * FROM ${table} ORDER BY 1, 2`));
  expect(before.every((rows) => rows.length > 0)).toBe(true);
  apply(
    database,
    files.filter((name) => name >= "0008"),
  );
  tables.forEach((table, index) =>
    expect(read(database, `SELECT * FROM ${table} ORDER BY 1, 2`), table).toMatchObject(
      (before[index] ?? []).map((row) => ({ ...row, start: "" })),
    ),
  );
  expect(read(database, "PRAGMA foreign_key_check")).toStrictEqual([]);
  expect(read(database, "SELECT name FROM sqlite_schema WHERE name LIKE 'kept%'")).toStrictEqual([]);
});

test("the guards of older departures hold, each start for itself", () => {
  const database = olderDatabase();
  apply(
    database,
    files.filter((name) => name >= "0008"),
  );
  const book = "UPDATE departures SET booked = booked + 1 WHERE tour_id = 1 AND start = ''";
  expect(() => database.exec(book)).toThrow("departures_not_oversold");
  database.exec(
    "INSERT INTO departures (tour_id, travel_date, start, capacity, booked) VALUES (1, '2099-05-01', '15:00', 10, 10)",
  );
  // A hold on another start changes nothing here; its end leaves its seats to the party that waits.
  database.exec("DELETE FROM seat_holds WHERE id = 'hold'");
  expect(read(database, "SELECT status FROM waiting_entries WHERE id = 'w'")).toStrictEqual([
    { status: "reserved" },
  ]);
  expect(
    read(database, "SELECT start, booked, held FROM departures WHERE tour_id = 1 ORDER BY start"),
  ).toStrictEqual([
    { start: "", booked: 7, held: 3 },
    { start: "15:00", booked: 10, held: 0 },
  ]);
  expect(() => database.exec("UPDATE seat_holds SET start = '15:00'")).toThrow("rule:hold_moved");
  database.exec("UPDATE departures SET booked = 4 WHERE tour_id = 2");
  expect(
    read(
      database,
      "SELECT start, guaranteed_at IS NOT NULL AS sure FROM departure_minimums WHERE tour_id = 2",
    ),
  ).toStrictEqual([{ start: "", sure: 1 }]);
});

test("rules with several starts rename the departures to come with all that names them, and back", () => {
  const database = olderDatabase();
  apply(
    database,
    files.filter((name) => name >= "0008"),
  );
  const setRules = (rules: object) =>
    database.prepare("UPDATE tours SET departure_rules = ? WHERE id = 1").run(JSON.stringify(rules));
  const starts = () =>
    tables.flatMap((table) =>
      table === "departure_minimums"
        ? []
        : read(database, `SELECT DISTINCT start FROM ${table} WHERE tour_id = 1`).map(({ start }) => start),
    );
  setRules({ ...everyDay, startTime: "09:00", starts: [{ time: "09:00" }, { time: "15:00" }] });
  expect(new Set(starts())).toStrictEqual(new Set(["09:00"]));
  expect(read(database, "SELECT booked, held FROM departures WHERE tour_id = 1")).toStrictEqual([
    { booked: 7, held: 3 },
  ]);
  database.exec(
    "INSERT INTO departures (tour_id, travel_date, start, start_time, capacity, booked) VALUES (1, '2099-05-01', '15:00', '15:00', 10, 1)",
  );
  setRules(everyDay);
  expect(
    read(database, "SELECT start, start_time FROM departures WHERE tour_id = 1 ORDER BY 1"),
  ).toStrictEqual([
    { start: "", start_time: "09:00" },
    { start: "15:00", start_time: "15:00" },
  ]);
  expect(read(database, "SELECT DISTINCT start FROM bookings WHERE tour_id = 1")).toStrictEqual([
    { start: "" },
  ]);
  expect(read(database, "SELECT DISTINCT start FROM seat_holds")).toStrictEqual([{ start: "" }]);
});
