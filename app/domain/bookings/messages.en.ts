/** Words of a booking that many pages show: its party, what was booked, its status and how it is paid. */
export const messages = {
  roomTypes: { standard: "Standard", deluxe: "Deluxe", suite: "Suite" },
  statuses: {
    pending: "Pending",
    confirmed: "Confirmed",
    cancelled: "Canceled",
    completed: "Completed",
    "no-show": "No-show",
    expired: "Expired",
  },
  paymentMethods: {
    "credit-card": "Credit card",
    "debit-card": "Debit card",
    upi: "UPI",
    "net-banking": "Net banking",
  },
  payBy: {
    "credit-card": "Pay by credit card",
    "debit-card": "Pay by debit card",
    card: "Pay by card",
    upi: "Pay by UPI",
    "net-banking": "Pay by net banking",
  },
  travelers: (count: number) => (count === 1 ? "1 Traveler" : `${count} Travelers`),
  adults: (count: number) => (count === 1 ? "1 adult" : `${count} adults`),
  children: (count: number) => (count === 1 ? "1 child" : `${count} children`),
  infants: (count: number) => (count === 1 ? "1 infant" : `${count} infants`),
  partyTooLarge: (max: number) => `This tour takes parties of up to ${max}. Please choose fewer travelers.`,
  option: "Option",
  room: "Room",
  extras: "Extras",
  weight: (kilos: string) => `${kilos} kg`,
};
