import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import { departureId } from "~/domain/departures/departure-change";
import type { DepartureGuide } from "~/domain/departures/guide";
import { resourceKinds, type CrewMember } from "~/domain/resources/resource";
import type { Database } from "../platform/db/client";
import { operatorsWith } from "../platform/authz/operator-rights.repo";
import { bookings } from "../platform/db/schema";
import type { DepartureKey } from "../seats/seats.repo";

/** Selects the guide that travelers of a departure see, for `readGuide`: the first named; null without. */
export function guideOf({ tourId, travelDate, start }: Record<keyof DepartureKey, SQLWrapper>) {
  return sql<string | null>`(SELECT json_object('name', crew.name, 'phone', crew.phone) FROM departures AS led
    JOIN resource_uses AS taken ON taken.departure_id = led.id JOIN resources AS crew ON crew.id = taken.resource_id
    WHERE led.tour_id = ${tourId} AND led.travel_date = ${travelDate} AND led.start = ${start} AND crew.kind = 'guide'
    ORDER BY crew.id LIMIT 1)`;
}

/** The guide of the outer query's booking. */
export const guideOfBooking = guideOf(bookings).as("guide_of_booking");

export function readGuide(json: string | null): DepartureGuide | null {
  return json === null ? null : JSON.parse(json);
}

/** An account that manages departures, by its id, or a resource that is on them. */
export type DepartureReader = string | { resource: number };

/** Matches the departures that take a resource. */
export function takes(
  { resource }: { resource: number },
  { tourId, travelDate, start }: Record<keyof DepartureKey, SQLWrapper>,
): SQL {
  return sql`EXISTS (SELECT 1 FROM resource_uses AS taken JOIN departures AS led ON led.id = taken.departure_id
    WHERE taken.resource_id = ${resource} AND led.tour_id = ${tourId} AND led.travel_date = ${travelDate}
      AND led.start = ${start})`;
}

/** Selects all resources that a departure takes, for `readCrew`. @param departure id */
export function crewOf(departure: SQL) {
  return sql<string>`(SELECT json_group_array(json_object('id', crew.id, 'kind', crew.kind, 'name', crew.name, 'phone', crew.phone))
    FROM resource_uses AS taken JOIN resources AS crew ON crew.id = taken.resource_id WHERE taken.departure_id = ${departure})`;
}

export function readCrew(json: string): CrewMember[] {
  const crew: CrewMember[] = JSON.parse(json);
  return resourceKinds.flatMap((kind) =>
    crew.filter((each) => each.kind === kind).toSorted((a, b) => a.name.localeCompare(b.name)),
  );
}

/** Returns the crews of a day's departures, by `departureId`, of those that a person may manage. */
export async function listCrews(
  db: Database,
  userId: string,
  travelDate: TravelDate,
): Promise<Map<string, CrewMember[]>> {
  const rows = await db.all<{ tour: string; start: string; crew: string }>(sql`
    SELECT tours.slug AS tour, departures.start, ${crewOf(sql`departures.id`)} AS crew FROM departures JOIN tours ON tours.id = departures.tour_id
    WHERE departures.travel_date = ${travelDate} AND tours.operator_slug IN ${operatorsWith(userId, "departures")}`);
  return new Map(rows.map(({ crew, ...of }) => [departureId({ ...of, travelDate }), readCrew(crew)]));
}
