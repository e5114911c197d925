const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Price lines and the choice of extras. Amounts are formatted rupees. */
export const messages = {
  deposit: (amount: string, balance: string, day: string) => `Pay ${amount} now, ${balance} by ${day}`,
  lines: {
    forBooking: (option: string, amount: string) => `${option}, ${amount} for the booking`,
    travelers: (count: number) => counted(count, "traveler", "travelers"),
    adults: (count: number) => counted(count, "adult", "adults"),
    children: (count: number) => counted(count, "child", "children"),
    sameAsAdults: "the same as adults",
    infants: (count: number) => `${counted(count, "infant", "infants")}, free`,
    group: (percent: number) => `Group discount, ${percent} %`,
    groupUpTo: (percent: number) => `Group discount, up to ${percent} %`,
    lastMinute: (percent: number) => `Last-minute discount, ${percent} %`,
    earlyBird: (percent: number) => `Early-bird discount, ${percent} %`,
    deluxe: "Deluxe room, once per booking",
    suite: "Suite, once per booking",
    coupon: (code: string) => `Coupon ${code}`,
    couponPercent: (code: string, percent: number) => `Coupon ${code}, ${percent} %`,
    couponPercentUpTo: (code: string, percent: number, max: string) =>
      `Coupon ${code}, ${percent} %, at most ${max}`,
    netRate: (name: string, percent: number) => `Net rate of ${name}, ${percent} %`,
    commission: (name: string, percent: number) => `Commission of ${name}, ${percent} %`,
    changeFees: "Change fees",
    asSold: "Adjustment to the original price",
    adjustment: "Price adjustment",
    goodwill: "Refund as goodwill",
    included: (name: string, quantity: number) => `${name}${quantity > 1 ? `: ${quantity},` : ","} included`,
    nights: (count: number) => counted(count, "night", "nights"),
  },
  extras: {
    none: "This tour has no extras.",
    gone: "This extra is no longer offered.",
    atMost: (name: string, max: number) => `${name}: please choose at most ${max}.`,
    whole: "Please enter a whole number.",
    once: "Please name each extra once.",
  },
};
