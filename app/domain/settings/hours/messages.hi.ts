import { formatTimeOfDay, weekdayNames } from "~/domain/calendar/calendar";
import { weekdays } from "~/domain/calendar/english-names";
import { formatList } from "~/domain/language/lists";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  line: ({ days, opens, closes }) => {
    const numbers = days.map((day) => weekdays.indexOf(day)).toSorted((one, other) => one - other);
    const names = numbers.map((number) => weekdayNames()[(number + 1) % 7] ?? "");
    const isRange =
      numbers.length > 2 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
    const when = isRange ? `${names[0]} से ${names.at(-1)}` : formatList(names);
    return `${when}, ${timeOf(opens)} से ${timeOf(closes)} बजे तक`;
  },
};

/** "सुबह 9:00", without the words for "o'clock" and the zone. */
function timeOf(time: string): string {
  return formatTimeOfDay(time).replace(/ बजे.*/, "");
}
