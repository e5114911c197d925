import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  chooseDate: "तारीख चुनें",
  pickDate: "तारीख चुनें",
  dayInCalendar: (day, { isToday = false, isSelected = false }, note) => {
    const name = `${isToday ? "आज, " : ""}${day}${isSelected ? ", चुना हुआ" : ""}`;
    if (note === null) return name;
    return note.isUnavailable ? `${name}, उपलब्ध नहीं: ${note.text}` : `${name}, ${note.text}`;
  },
  calendar: { next: "अगला महीना", previous: "पिछला महीना", navigation: "महीना बदलें" },
};
