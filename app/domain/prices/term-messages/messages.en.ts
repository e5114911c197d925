const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Price rules of a tour, for its page. Amounts are formatted rupees. */
export const messages = {
  children: "Children, 2 to 11 years",
  childShare: (percent: number) => `${percent} % of the adult fare`,
  childFare: (fare: string, percent: number, adultFare: string) =>
    `${fare}, ${percent} % of the adult fare of ${adultFare}`,
  groups: "Groups",
  group: (percent: number, atLeast: number) => `${percent} % off the fares for ${atLeast} or more travelers`,
  earlyBird: "Early-bird",
  early: (percent: number, days: number) =>
    `${percent} % off when booked ${days} days or more before departure`,
  lastMinute: "Last-minute",
  late: (percent: number, days: number) =>
    `${percent} % off when booked in the last ${days === 1 ? "day" : `${days} days`} before departure`,
  deposit: "Deposit",
  payNow: (percent: number, days: number) =>
    `Pay ${percent} % now, and the rest by ${counted(days, "day", "days")} before departure`,
  days: (from: string, to: string) => `${from} to ${to}`,
  otherDays: "All other days",
};
