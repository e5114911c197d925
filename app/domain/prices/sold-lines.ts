import { currentLanguage, defaultLanguage } from "~/domain/language/language";
import { quoteBooking, type PriceBasis, type RoomType } from "./pricing";
import type { QuoteLine } from "./quote";
import { quoteMessages } from "./quote-messages/messages";

/** The parts of a booking that were priced. */
interface SoldParty {
  travelDate: string;
  numberOfTravelers: number;
  children: number;
  infants: number;
  roomType: RoomType;
}

/** Returns the price lines of a booking by the terms it was sold with. */
export function soldLines(
  { bookedOn, ...basis }: PriceBasis,
  { travelDate, numberOfTravelers, children, infants, roomType }: SoldParty,
): QuoteLine[] {
  const party = { travelDate, numberOfTravelers, children, infants, roomType };
  return quoteBooking({ ...basis, ...party, today: bookedOn }).lines;
}

/** Returns stored price lines, which are English, in the current language, as far as the booking's terms still explain them. */
export function linesInWords({
  priceLines,
  priceBasis,
  ...party
}: SoldParty & { priceLines: QuoteLine[] | null; priceBasis: PriceBasis | null }): QuoteLine[] | null {
  if (priceLines === null || currentLanguage() === defaultLanguage) return priceLines;
  const { changeFees, asSold, goodwill } = quoteMessages().lines;
  const labels: Partial<Record<QuoteLine["code"], string>> = {
    "change-fee": changeFees,
    "as-sold": asSold,
    goodwill,
  };
  const priced = priceBasis === null ? [] : soldLines(priceBasis, party);
  return priceLines.map((line, index) => {
    const { code, amount, label } = line;
    const at = priceLines.slice(0, index).filter((line) => line.code === code).length;
    const same = priced.filter((line) => line.code === code)[at];
    return { code, amount, label: labels[code] ?? (same?.amount === amount ? same.label : label) };
  });
}
