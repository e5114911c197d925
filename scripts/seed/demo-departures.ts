import { addDays, todayInIndia } from "../../app/domain/calendar/calendar";
import { operatorOfDemoAccount } from "./demo-accounts";
import { weekStatement } from "./demo-week";
import { literal } from "./sql";

/**
 * Departures with settings of the demo operator: two are closed, the next booked one has more seats than its tour, those of
 * the coming week have their own capacity, and those until the day after tomorrow have a guide.
 */
export function departureStatements(now: number): string[] {
  const today = todayInIndia(now);
  const reason = "The road up the ghat is closed for repairs on this day.";
  const festival = "The guides of Hampi are at their village's festival on this day.";
  const ofOperator = `FROM tours WHERE operator_slug = ${literal(operatorOfDemoAccount)} AND status = 'active'`;
  return [
    `INSERT INTO departures (tour_id, travel_date, capacity, closed_at, closed_reason, closed_by)
      SELECT id, ${literal(addDays(today, 3))}, capacity, ${now - 50 * 3_600_000}, ${literal(festival)}, 'demo-operator'
      FROM tours WHERE slug = 'hampi' ON CONFLICT (tour_id, travel_date, start) DO NOTHING`,
    `INSERT INTO departures (tour_id, travel_date, capacity, closed_at, closed_reason, closed_by)
      SELECT id, ${literal(addDays(today, 9))}, capacity, ${now - 3_600_000}, ${literal(reason)}, 'demo-operator'
      ${ofOperator} ORDER BY position LIMIT 1 ON CONFLICT (tour_id, travel_date, start) DO NOTHING`,
    `UPDATE departures SET capacity = capacity + 4, has_own_capacity = 1 WHERE rowid = (
      SELECT rowid FROM departures WHERE booked > 0 AND closed_at IS NULL AND travel_date > ${literal(today)}
        AND tour_id IN (SELECT id ${ofOperator}) ORDER BY travel_date, tour_id LIMIT 1)`,
    weekStatement(today),
    `UPDATE departures SET guide_name = 'Santosh Naik', guide_phone = '+919845012377' WHERE booked > 0
      AND travel_date BETWEEN ${literal(today)} AND ${literal(addDays(today, 2))} AND tour_id IN (SELECT id ${ofOperator})`,
    `UPDATE departures SET start_time = (SELECT coalesce(json_extract(departure_rules, '$.startTime'), '') FROM tours WHERE id = tour_id)`,
  ];
}
