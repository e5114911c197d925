import { sql } from "drizzle-orm";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { tours } from "../../db/schema";

/**
 * A tour's rules with its manually closed future days added to the black-outs, each with its reason. Code that offers, prices or books a
 * tour reads these; only code that edits the rules reads the column itself. For a select from `tours`.
 */
export const effectiveDepartureRules =
  sql<DepartureRules>`json_set("tours"."departure_rules", '$.blackOuts', (
  SELECT json_group_array(json(day.value)) FROM (
    SELECT json_object('from', shut.travel_date, 'to', shut.travel_date, 'reason', shut.closed_reason) AS value
    FROM departures AS shut
    WHERE shut.tour_id = "tours"."id" AND shut.travel_date >= date('now') AND shut.closed_at IS NOT NULL
    UNION ALL
    SELECT each.value FROM json_each("tours"."departure_rules", '$.blackOuts') AS each
  ) AS day
))`
    .mapWith(tours.departureRules)
    .as("rules_now");
