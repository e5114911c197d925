import type { TravelDate } from "~/domain/calendar/calendar";
import { soldAs, sumOfBearings } from "~/domain/bookings/sale";
import type { ClosingBearings } from "~/domain/desk/area-closing";
import type { DepartureDate } from "~/domain/departures/departure-change";
import { refundBearing } from "../bookings/booking-decisions";
import type { Database } from "../platform/db/client";
import { listRates } from "../settings/rates.repo";
import { listSoldOn } from "./area.repo";

/**
 * Returns what closing departures today leaves to each party if all confirmed travelers take the refund, by the party at fault; null if
 * there are more than 1,000 bookings.
 */
export async function quoteClosing(
  db: Database,
  departures: readonly DepartureDate[],
  today: TravelDate,
): Promise<ClosingBearings | null> {
  const [sold, rates] = await Promise.all([listSoldOn(db, departures), listRates(db, "compensation")]);
  if (!sold) return null;
  const sumFor = (fault: "nobody" | "operator", isExempt = fault === "nobody") => {
    const closing = { today, day: today, isExempt, rates };
    return sumOfBearings(sold.map((booking) => refundBearing(booking, soldAs(booking), fault, closing)));
  };
  return { nobody: sumFor("nobody"), operator: sumFor("operator"), exempt: sumFor("operator", true) };
}
