import { currentLanguage, defaultLanguage } from "~/domain/language/language";
import { quoteBooking, type PriceBasis, type RoomType } from "./pricing";
import type { QuoteLine } from "./quote";
import type { TravelDate } from "~/domain/calendar/calendar";

/** A booking as sold. */
interface SoldBooking {
  priceLines: QuoteLine[] | null;
  /** Null for bookings older than this column. */
  priceBasis: PriceBasis | null;
  travelDate: TravelDate;
  numberOfTravelers: number;
  children: number;
  infants: number;
  roomType: RoomType;
}

/**
 * Returns the price lines of a booking, which stores them in English, in the current language. What its terms no longer yield, such as the fee
 * of a change, keeps its words.
 */
export function linesInWords({ priceLines, priceBasis, ...party }: SoldBooking): QuoteLine[] {
  const stored = priceLines ?? [];
  if (currentLanguage() === defaultLanguage || priceBasis === null) return stored;
  const { lines } = quoteBooking({ ...party, ...priceBasis, today: priceBasis.bookedOn });
  return stored.map((line) => {
    const index = lines.findIndex(({ code, amount }) => code === line.code && amount === line.amount);
    // Two extras may cost the same.
    const [same] = index === -1 ? [] : lines.splice(index, 1);
    return { ...line, label: same?.label ?? line.label };
  });
}
