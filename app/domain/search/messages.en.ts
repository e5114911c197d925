const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

/** Labels of filters. */
export const messages = {
  quoted: (words: string) => `“${words}”`,
  from: (city: string) => `From ${city}`,
  nearYou: "Near you",
  near: (place: string) => `Near ${place}`,
  bestIn: (month: string) => `Best in ${month}`,
  priceFrom: (price: string) => `From ${price}`,
  priceUpTo: (price: string) => `Up to ${price}`,
  rated: (rating: string) => `Rated ${rating} or more`,
  groups: (size: string) => `Groups of up to ${size}`,
  starts: {
    morning: "Morning starts, where you can choose",
    afternoon: "Afternoon starts, where you can choose",
    evening: "Evening starts, where you can choose",
  },
  children: "For children",
  wheelchair: "Wheelchair, at least in part",
  soon: "Leaves within a week",
  leeway: (count: number) => `, ± ${days(count)}`,
  leavesUntil: (day: string, leeway: string) => `Leaves on ${day} or earlier${leeway}`,
  leavesFrom: (day: string, leeway: string) => `Leaves on ${day} or later${leeway}`,
  leavesOn: (day: string, leeway: string) => `Leaves on ${day}${leeway}`,
  leavesBetween: (from: string, to: string, leeway: string) => `Leaves ${from} to ${to}${leeway}`,
  days,
  atLeastDays: (count: number) => `At least ${days(count)}`,
  upToDays: (count: number) => `Up to ${days(count)}`,
  daysBetween: (min: number, max: number) => `${min} to ${days(max)}`,
};
