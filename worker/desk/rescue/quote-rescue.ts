import { cancellationQuote, refundPercent } from "~/domain/bookings/booking-change";
import type { FaultParty } from "~/domain/bookings/cancellation-terms";
import { bearingOf, saleBorneBy, saleKept, sumOfBearings, type Bearing } from "~/domain/bookings/sale";
import { termsOf } from "../../bookings/booking-terms";
import { usualBearers } from "../../bookings/booking-decisions";
import type { Database } from "../../platform/db/client";
import { listOpenSales, type OpenScope } from "./rescue.repo";

export type RescueCosts = { fault: FaultParty; bearing: Bearing }[];

/** Returns what a full refund of all bookings that are not settled would leave to each party, by the party at fault. */
export async function quoteRescue(db: Database, open: OpenScope): Promise<RescueCosts> {
  const sales = await listOpenSales(db, open);
  return (["operator", "nobody", "platform"] as const).map((fault) => {
    // A closed departure is its operator's fault, unless it is nobody's.
    const bearer = usualBearers[open.closedReason === null || fault === "nobody" ? fault : "operator"];
    const bearings = sales.map(({ booking, sale }) => {
      const { commissionPercent: percent } = booking;
      const terms = termsOf(booking);
      const { total } = cancellationQuote(terms, refundPercent(terms, open.today));
      const scheduled = saleKept(sale, total, percent);
      return bearingOf(sale, saleBorneBy(bearer, { scheduled, total: 0, percent }));
    });
    return { fault, bearing: sumOfBearings(bearings) };
  });
}
