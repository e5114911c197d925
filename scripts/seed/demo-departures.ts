import { addDays, todayInIndia } from "../../app/domain/calendar/calendar";
import { operatorOfDemoAccount } from "./demo-accounts";
import { weekStatement } from "./demo-week";
import { literal } from "./sql";

/**
 * Departures with settings of the demo operator: two are closed, the next booked one has more seats than its tour, those of
 * the coming week have their own capacity, and the next two have a guide.
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
    `INSERT INTO resources (id, operator_slug, kind, name, phone, languages, seats, created_at) VALUES
      (1, ${literal(operatorOfDemoAccount)}, 'guide', 'Santosh Naik', '+919845012377', '["Hindi","Kannada"]', NULL, ${now}),
      (2, ${literal(operatorOfDemoAccount)}, 'guide', 'Meera Joshi', '+919845012388', '["English","Hindi"]', NULL, ${now}),
      (3, ${literal(operatorOfDemoAccount)}, 'driver', 'Imran Pasha', '+919845012399', '[]', NULL, ${now}),
      (4, ${literal(operatorOfDemoAccount)}, 'vehicle', 'Tempo KA 05 AB 2211', NULL, '[]', 12, ${now})`,
    `UPDATE departures SET start_time = (SELECT coalesce(json_extract(departure_rules, '$.startTime'), '') FROM tours WHERE id = tour_id)`,
    `INSERT INTO resource_uses (resource_id, departure_id, from_at, to_at)
      SELECT row_number() OVER (ORDER BY travel_date, departures.id), departures.id,
        unixepoch(travel_date || ' ' || coalesce(nullif(start_time, ''), '00:00'), '-330 minutes') * 1000,
        unixepoch(travel_date, '+' || days || ' days', '-330 minutes') * 1000
      FROM departures JOIN tours ON tours.id = tour_id
      WHERE booked > 0 AND operator_slug = ${literal(operatorOfDemoAccount)} AND travel_date >= ${literal(today)}
      ORDER BY travel_date, departures.id LIMIT 2`,
  ];
}
