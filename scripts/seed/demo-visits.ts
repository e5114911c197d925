import { hourInIndia, todayInIndia } from "../../app/domain/calendar/calendar";

/** Visits per booking, and those of a quiet day. */
const visitsToBooking = 33;
const minVisits = 14;

/**
 * Returns the statement for the visits of thirteen months, or of all with bookings: in proportion to the bookings of the week before and
 * after each day, with more at weekends. Run it after the bookings'.
 * @param now UTC milliseconds
 */
export function visitStatement(now: number): string {
  const today = todayInIndia(now);
  const partOfToday = (hourInIndia(now) + 1) / 24;
  return `INSERT INTO visits (day, count)
    WITH RECURSIVE made AS (
      SELECT date(created_at / 1000, 'unixepoch', '+330 minutes') AS day, count(*) AS bookings FROM bookings GROUP BY 1),
    days AS (
      SELECT min(date('${today}', 'start of month', '-12 months'), date((SELECT min(day) FROM made), 'start of month')) AS day
      UNION ALL SELECT date(day, '+1 day') FROM days WHERE day < '${today}'),
    around AS (
      SELECT days.day, coalesce(sum(bookings), 0) / 15.0 * ${visitsToBooking} AS visits
      FROM days LEFT JOIN made ON made.day BETWEEN date(days.day, '-7 days') AND date(days.day, '+7 days') GROUP BY days.day)
    SELECT day, CAST(max(${minVisits}, visits * iif(strftime('%w', day) IN ('0', '6'), 1.25, 0.9))
      * iif(day = '${today}', ${partOfToday}, 1) AS INTEGER) FROM around ORDER BY day`;
}
