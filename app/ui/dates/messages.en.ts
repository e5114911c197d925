/** Words of the controls for dates. */
export const messages = {
  chooseDate: "Choose a date",
  pickDate: "Pick a date",
  /** Day of a calendar, for screen readers. @param note of a day, or why it is not available */
  dayInCalendar: (
    day: string,
    {
      isToday = false,
      isSelected = false,
    }: { isToday?: boolean | undefined; isSelected?: boolean | undefined },
    note: { text: string; isUnavailable: boolean } | null,
  ) => {
    const name = `${isToday ? "Today, " : ""}${day}${isSelected ? ", selected" : ""}`;
    if (note === null) return name;
    return note.isUnavailable ? `${name}, not available: ${note.text}` : `${name}, ${note.text}`;
  },
  /** Replaces the words of the calendar's library, which is English by itself. */
  calendar: null as CalendarWords | null,
};

/** Words and their order in a calendar that is not in English. */
export interface CalendarWords {
  next: string;
  previous: string;
  navigation: string;
}
