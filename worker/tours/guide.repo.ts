import { and, eq, isNotNull, lt, sql, type SQLWrapper } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import { departureId } from "~/domain/departures/departure-change";
import type { DepartureGuide } from "~/domain/departures/guide";
import type { Database } from "../platform/db/client";
import { isTourOf } from "../platform/authz/operator-rights.repo";
import type { DepartureKey } from "../seats/seats.repo";
import { bookings, departures, tours } from "../platform/db/schema";

/** Selects the guide of a departure, for `readGuide`; null without. */
export function guideOf({ tourId, travelDate, start }: Record<keyof DepartureKey, SQLWrapper>) {
  return sql<
    string | null
  >`(SELECT json_object('name', led.guide_name, 'phone', led.guide_phone) FROM departures AS led
    WHERE led.tour_id = ${tourId} AND led.travel_date = ${travelDate} AND led.start = ${start}
      AND led.guide_name IS NOT NULL)`;
}

/** The guide of the outer query's booking. */
export const guideOfBooking = guideOf(bookings).as("guide_of_booking");

export function readGuide(json: string | null): DepartureGuide | null {
  return json === null ? null : JSON.parse(json);
}

/** Returns the guides of a day's departures, by tour and start (`departureId`), of those that a person may manage. */
export async function listGuides(
  db: Database,
  userId: string,
  travelDate: TravelDate,
): Promise<Map<string, DepartureGuide>> {
  const rows = await db
    .select({
      tour: tours.slug,
      start: departures.start,
      name: departures.guideName,
      phone: departures.guidePhone,
    })
    .from(departures)
    .innerJoin(tours, eq(departures.tourId, tours.id))
    .where(
      and(
        eq(departures.travelDate, travelDate),
        isTourOf(userId, "departures"),
        isNotNull(departures.guideName),
      ),
    );
  return new Map(
    rows.map(({ name, phone, ...of }) => [
      departureId({ ...of, travelDate }),
      { name: name ?? "", phone: phone ?? "" },
    ]),
  );
}

/** Erases the guides of departures before a day. */
export function eraseGuides(db: Database, before: TravelDate) {
  return db
    .update(departures)
    .set({ guideName: null, guidePhone: null })
    .where(and(lt(departures.travelDate, before), isNotNull(departures.guideName)));
}
