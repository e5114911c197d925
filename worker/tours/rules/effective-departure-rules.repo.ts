import { sql } from "drizzle-orm";
import type { DepartureRules, RulesNow } from "~/domain/departures/departure-rules";
import { rulesOfStart } from "~/domain/departures/start";

/**
 * A tour's rules with its manually closed future days added to the black-outs, each with its reason, a pause of its sales and its
 * guaranteed days. Code that offers, prices or books a
 * tour reads these; only code that edits the rules reads the column itself. For a select from `tours`.
 */
export const effectiveDepartureRules =
  sql<RulesNow>`json_patch(json_set("tours"."departure_rules", '$.blackOuts', (
  SELECT json_group_array(json(day.value)) FROM (
    SELECT json_object('from', shut.travel_date, 'to', shut.travel_date, 'reason', shut.closed_reason) AS value
    FROM departures AS shut
    WHERE shut.tour_id = "tours"."id" AND shut.travel_date >= date('now') AND shut.closed_at IS NOT NULL AND shut.start = ''
    UNION ALL
    SELECT each.value FROM json_each("tours"."departure_rules", '$.blackOuts') AS each
  ) AS day
)), json_object(
  'paused', CASE WHEN "tours"."paused_at" IS NOT NULL AND ("tours"."paused_until" IS NULL OR "tours"."paused_until" > date('now', '+330 minutes'))
    THEN json_object('until', "tours"."paused_until") END,
  'guaranteed', CASE WHEN json_extract("tours"."departure_rules", '$.minimum.travelers') IS NOT NULL THEN (
    SELECT json_group_array(sure.travel_date) FROM departure_minimums AS sure
    WHERE sure.tour_id = "tours"."id" AND sure.travel_date >= date('now') AND sure.guaranteed_at IS NOT NULL AND sure.start = ''
  ) END,
  'closedStarts', CASE WHEN json_type("tours"."departure_rules", '$.starts') IS NOT NULL THEN (
    SELECT json_group_array(json_object('date', shut.travel_date, 'startTime', shut.start, 'reason', coalesce(shut.closed_reason, '')))
    FROM departures AS shut
    WHERE shut.tour_id = "tours"."id" AND shut.travel_date >= date('now') AND shut.closed_at IS NOT NULL AND length(shut.start) = 5
  ) END,
  'guaranteedStarts', CASE WHEN json_type("tours"."departure_rules", '$.starts') IS NOT NULL
    AND json_extract("tours"."departure_rules", '$.minimum.travelers') IS NOT NULL THEN (
    SELECT json_group_array(json_object('date', sure.travel_date, 'startTime', sure.start)) FROM departure_minimums AS sure
    WHERE sure.tour_id = "tours"."id" AND sure.travel_date >= date('now') AND sure.guaranteed_at IS NOT NULL AND length(sure.start) = 5
  ) END
))`
    .mapWith((stored: string): RulesNow => JSON.parse(stored))
    .as("rules_now");

/** The rules of the start of the outer query's booking, without the state of sales. */
export const rulesOfBooking =
  sql<DepartureRules>`json_array(json("tours"."departure_rules"), "bookings"."start")`
    .mapWith((stored: string): DepartureRules => {
      const [rules, start]: [DepartureRules, string] = JSON.parse(stored);
      return rulesOfStart(rules, start);
    })
    .as("rules_of_booking");
