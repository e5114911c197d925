/**
 * What a booking costs, in whole rupees.
 * Source of the formula: specification 1, section 9, as settled by P5a in docs/product.md.
 */

export const roomTypes = ["standard", "deluxe", "suite"] as const;
export type RoomType = (typeof roomTypes)[number];

/** Added once per booking, whatever its size. */
export const roomSurcharges: Record<RoomType, number> = { standard: 0, deluxe: 2000, suite: 5000 };

export interface QuoteLine {
  code: "fare" | "room";
  label: string;
  /** Whole rupees. */
  amount: number;
}

export interface Quote {
  lines: QuoteLine[];
  /** Whole rupees taken off the sum of the lines. */
  discount: number;
  /** Whole rupees the traveller pays. */
  total: number;
}

interface QuoteInput {
  /** Fare per traveller, whole rupees. */
  priceInr: number;
  numberOfTravelers: number;
  roomType: RoomType;
}

/** Price per traveller times the travellers, plus the room surcharge once. */
export function quoteBooking({ priceInr, numberOfTravelers, roomType }: QuoteInput): Quote {
  const lines: QuoteLine[] = [
    {
      code: "fare",
      label: numberOfTravelers === 1 ? "1 traveler" : `${numberOfTravelers} travelers`,
      amount: priceInr * numberOfTravelers,
    },
  ];
  if (roomSurcharges[roomType] > 0) {
    const name = roomType === "deluxe" ? "Deluxe room" : "Suite";
    lines.push({ code: "room", label: `${name}, once per booking`, amount: roomSurcharges[roomType] });
  }
  return { lines, discount: 0, total: lines.reduce((sum, line) => sum + line.amount, 0) };
}
