export const messages = {
  past: "This date is in the past. Please choose a later one.",
  tooFarAhead: "Tours can be booked up to two years ahead. Please choose an earlier date.",
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  weekdaysShort: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  timeOfDay: (hour: number, minutes: string) =>
    `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"} IST`,
};
