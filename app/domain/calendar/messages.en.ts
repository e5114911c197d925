import { englishMonths } from "./english-names";

export const messages = {
  asDate: "Please enter the date as yyyy-MM-dd.",
  past: "This date is in the past. Please choose a later one.",
  tooFarAhead: "Tours can be booked up to two years ahead. Please choose an earlier date.",
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  weekdaysShort: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  months: englishMonths,
  /** Name of a month where there is little room. */
  shortMonth: (month: string) => month.slice(0, 3),
  /** Day of a range: "Jan 05, 2027" (LLL dd, y). Source: specification 1, section 2. */
  rangeDay: (day: string, month: string, year: string) => `${month.slice(0, 3)} ${day}, ${year}`,
  until: (day: string) => `Until ${day}`,
  leeway: (range: string, days: number) => `${range} ± ${days === 1 ? "1 day" : `${days} days`}`,
  weekendsIn: (months: string) => `Weekends in ${months}`,
  anyDayIn: (months: string) => `Any day in ${months}`,
  timeOfDay: (hour: number, minutes: string) =>
    `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"} IST`,
};
