const bookable = "The seats are not held yet, but you can book them.";

/** Why seats or extras are not held. */
export const messages = {
  tooMany: "Too many seat holds. Please wait a minute.",
  othersNotHeld: (held: number) =>
    `The other seats are not held yet: your connection holds ${held} already. You can book them.`,
  fewerThan: (travelers: number) =>
    `Fewer than ${travelers} seats are left on this day. Choose another date or fewer travelers.`,
  extendedOnce: "These seats have already been held longer once.",
  noHold: "Invalid hold id.",
  over: "These seats are no longer held. Choose the date again.",
  nearlyFull: `Nearly all seats of this day are held. ${bookable}`,
  threeDepartures: "You already hold seats on three departures. Finish or close one of those bookings first.",
  heldFor: (minutes: number) =>
    `Seats of this day have been held from your connection for ${minutes} minutes. ${bookable}`,
  heldAlready: `As many seats as possible are already held from your connection. ${bookable}`,
  notOnSale: "This tour is not on sale.",
  optionSoldOut: (option: string, day: string) =>
    `${option} is sold out on ${day}. Choose another date or option.`,
  soldOut: (travelers: number, day: string) =>
    `Fewer than ${travelers} seats are left on ${day}. Choose another date or fewer travelers.`,
  extraSoldOut: (name: string, day: string) => `${name} on ${day}: sold out. Choose fewer, or another date.`,
  extraLeft: (name: string, day: string, left: number) =>
    `${name} on ${day}: only ${left} left. Choose fewer, or another date.`,
  tooFewExtras: (day: string) => `Too few of these extras are left on ${day}.`,
};
