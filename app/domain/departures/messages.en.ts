import type { Season } from "~/domain/calendar/calendar";

export const messages = {
  bookingClosed: (when: string) => `Booking for this date closed on ${when}. Please choose a later date.`,
  anyTime: (hours: string) => `any time ${hours}`,
  openHours: (from: string, until: string) => `from ${from} to ${until}`,
  opens: (times: string) => `Open ${times}`,
  starts: (times: string) => `Starts ${times}`,
  startAndCutOff: (start: string, cutOff: string) => `${start}. Book by ${cutOff}.`,
  bookUntil: (until: string) => `Book until ${until}`,
  untilStart: "the start",
  hoursBefore: (hours: number) => `${hours === 1 ? "an hour" : `${hours} hours`} before the start`,
  onTheDay: (time: string) => `${time} on the day`,
  daysBefore: (time: string, days: number) => `${time} ${days === 1 ? "the day" : `${days} days`} before`,
  onChosenDates: "This tour leaves on chosen dates only.",
  onWeekdays: (weekdays: string) => `This tour leaves on ${weekdays}.`,
  weekday: (name: string) => `${name}s`,
  offSeason: "This tour does not run at this time of the year.",
  noStart: "The tour does not start on this day.",
  chooseStart: (times: string) => `Please choose a start time: ${times} IST.`,
  tooFew: (travelers: number, day: string) =>
    `This departure does not run: fewer than ${travelers} travelers had booked by ${day}.`,
  paused: "Sales paused.",
  pausedUntil: (day: string) => `Sales paused until ${day}.`,
  guaranteed: "Guaranteed",
  notGuaranteed: (missing: number) =>
    `Not yet guaranteed: ${missing} more ${missing === 1 ? "traveler" : "travelers"}`,
  needs: (travelers: number, day: string) =>
    `Needs ${travelers} travelers by ${day}, 6:00 PM IST. With fewer it may be canceled, and you get everything back.`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  dayOfMonth: (month: string, day: number) => `${month} ${day}`,
  allYear: "all year",
  twoMonths: (first: string, second: string) => `${first} and ${second}`,
  seasons: { summer: "summer", monsoon: "monsoon", winter: "winter" } satisfies Record<Season, string>,
  goodMonth: (month: string, place: string) => `${month} is a good month for ${place}.`,
  otherMonth: (month: string, season: string, place: string, best: string) =>
    `${month} is ${season} here; the best time for ${place} is ${best}.`,
  notOnThisDay: "The tour does not leave on this day.",
  soldOutDay: "This day is sold out.",
  left: (seats: number) => `${seats} left`,
  perAdult: (price: string) => `${price} per adult`,
  perBooking: (price: string) => `${price} per booking`,
  onlyLeft: (seats: number, day: string) =>
    `${seats === 1 ? "Only 1 seat is" : `Only ${seats} seats are`} left on ${day}. Please choose fewer travelers or another date.`,
};
