import { and, eq } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import { everyDay } from "~/domain/departures/departure-rules";
import { departures, tours } from "../../worker/platform/db/schema";
import { post } from "./api";
import { bookingRequest, freshTravelDate } from "./booking-request";
import { db } from "./database";
import { services } from "./services";

/**
 * Sends 40 concurrent bookings of one departure while its tour's capacity is lowered from 20 seats to 2.
 * @param slug a tour with 20 seats
 * @returns the seats sold, how often the departure was oversold, and its final counters
 */
export async function sellWhileLowering(slug: string, editor: Viewer) {
  const travelDate = freshTravelDate();
  const tour = await db.select().from(tours).where(eq(tours.slug, slug)).get();
  if (!tour) throw new Error(`no tour ${slug}`);
  const look = () =>
    db
      .select({ capacity: departures.capacity, booked: departures.booked, held: departures.held })
      .from(departures)
      .where(and(eq(departures.tourId, tour.id), eq(departures.travelDate, travelDate)))
      .get();
  const requests = Promise.all(
    Array.from({ length: 40 }, () =>
      post("/api/bookings", bookingRequest({ tour: slug, travelDate, numberOfTravelers: 1 })),
    ),
  );
  let { version } = tour;
  let oversold = 0;
  const check = async () => {
    const row = await look();
    if (row && row.booked + row.held > row.capacity) oversold += 1;
    return row;
  };
  for (const capacity of [16, 12, 9, 7, 5, 4, 3, 2]) {
    const asked = { slug, version, departures: { capacity, rules: everyDay } };
    ({ version } = await services.setTourDepartures(editor, asked));
    await check();
  }
  const statuses = (await requests).map(({ status }) => status);
  return {
    statuses: [...new Set(statuses)].toSorted(),
    sold: statuses.filter((status) => status === 201).length,
    departure: await check(),
    oversold,
    travelDate,
  };
}
