import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const files = readdirSync("migrations")
  .filter((name) => name.endsWith(".sql"))
  .toSorted();

test("migration 0010 makes guides of departures resources, once for each name and number, even if they overlap", () => {
  const database = new DatabaseSync(":memory:");
  const apply = (names: readonly string[]) => {
    for (const name of names) database.exec(readFileSync(path.join("migrations", name), "utf8"));
  };
  apply(files.filter((name) => name < "0010"));
  database.exec("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON");
  const columns = database
    .prepare(
      `SELECT name FROM pragma_table_info('tours') WHERE "notnull" AND dflt_value IS NULL AND name NOT IN ('id', 'days', 'slug')`,
    )
    .all()
    .map(({ name }) => name);
  for (const id of [1, 2])
    database.exec(
      `INSERT INTO tours (id, slug, days, operator_slug, ${columns.join()}) VALUES (${id}, 't${id}', 3, 'op', ${columns.map(() => `'[]'`).join()})`,
    );
  const led = (tour: number, date: string, guide: string) =>
    database.exec(
      `INSERT INTO departures (tour_id, travel_date, start_time, capacity, guide_name, guide_phone) VALUES (${tour}, '${date}', '06:00', 9, ${guide})`,
    );
  led(1, "2027-01-10", "'Ravi', '+919845098450'");
  led(2, "2027-01-11", "'Ravi', '+919845098450'");
  led(1, "2027-01-20", "'Asha', '+919845098451'");
  led(2, "2027-01-20", "NULL, NULL");
  apply(files.filter((name) => name >= "0010"));
  const rows = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  expect(rows("SELECT operator_slug, kind, name, phone FROM resources ORDER BY name")).toStrictEqual([
    { operator_slug: "op", kind: "guide", name: "Asha", phone: "+919845098451" },
    { operator_slug: "op", kind: "guide", name: "Ravi", phone: "+919845098450" },
  ]);
  expect(
    rows(
      "SELECT name, from_at, to_at FROM resource_uses JOIN resources ON resources.id = resource_id ORDER BY from_at",
    ),
  ).toStrictEqual([
    {
      name: "Ravi",
      from_at: Date.parse("2027-01-10T06:00+05:30"),
      to_at: Date.parse("2027-01-13T00:00+05:30"),
    },
    {
      name: "Ravi",
      from_at: Date.parse("2027-01-11T06:00+05:30"),
      to_at: Date.parse("2027-01-14T00:00+05:30"),
    },
    {
      name: "Asha",
      from_at: Date.parse("2027-01-20T06:00+05:30"),
      to_at: Date.parse("2027-01-23T00:00+05:30"),
    },
  ]);
  expect(rows("SELECT count(*) AS named FROM departures WHERE guide_name IS NOT NULL")).toStrictEqual([
    { named: 0 },
  ]);
});
