import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  asDate: "तारीख 2027-03-31 की तरह लिखें: साल, महीना, दिन।",
  past: "यह तारीख निकल चुकी है। आगे की कोई तारीख चुनें।",
  tooFarAhead: "टूर दो साल आगे तक बुक हो सकते हैं। इससे पहले की तारीख चुनें।",
  weekdays: ["रविवार", "सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार"],
  weekdaysShort: ["रवि", "सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि"],
  months: ["जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितंबर", "अक्टूबर", "नवंबर", "दिसंबर"],
  shortMonth: (month) => month,
  rangeDay: (day, month, year) => `${Number(day)} ${month} ${year}`,
  until: (day) => `${day} तक`,
  leeway: (range, days) => `${range} (${days} दिन आगे-पीछे)`,
  weekendsIn: (months) => `${months} के वीकेंड`,
  anyDayIn: (months) => `${months} में कोई भी दिन`,
  timeOfDay: (hour, minutes) => `${partOfDay(hour)} ${hour % 12 || 12}:${minutes} बजे (IST)`,
};

/** Hindi names the part of the day, where English says AM or PM. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return "रात";
  if (hour < 12) return "सुबह";
  return hour < 16 ? "दोपहर" : "शाम";
}
