import { writeToDatabase } from "./write-to-database";

/** Lets tours be booked until they start, so that a test may book tomorrow at any hour. */
export function openUntilStart(...tours: string[]): void {
  writeToDatabase(
    tours.map((tour) => [
      `UPDATE tours SET departure_rules = json_set(departure_rules, '$.cutOff', json('{"kind":"hours","hours":0}'))
       WHERE slug = ?`,
      tour,
    ]),
  );
}
