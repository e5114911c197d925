import { ChevronLeft, ChevronRight } from "lucide";
import { createContext, use } from "react";
import { DayButton, DayPicker } from "react-day-picker";
import { enUS } from "react-day-picker/locale";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { fromLocalDate } from "~/domain/calendar/local-date";
import { formatMonth, shortWeekdayNames, weekdayNames } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { currentTag } from "~/domain/language/language";
import { perLanguage } from "~/domain/language/messages";
import { markClasses, type DayMark } from "./calendar-legend";
import { dateMessages } from "./messages";

const square = "grid size-10 place-items-center rounded-full";
const tall = "grid h-12 w-full min-w-9 place-content-center justify-items-center gap-0.5 rounded-control";

/** Note on a day: a short phrase or sentence. */
export interface DayNote {
  /** Shown below the day's number if it can be selected. */
  text: string;
  /** The same in full, for the line below the calendar and screen readers; defaults to the text. */
  detail?: string;
  /** True if the day cannot be selected. It stays focusable so that everyone can read the reason. */
  isUnavailable: boolean;
  /** Short price below the number of a day that can be selected. The detail must state it in full. */
  price?: string;
  /** How the day differs from an open one; the legend names the marks. */
  mark?: DayMark;
  /** A way on, shown once the unavailable day is pressed. */
  link?: { to: string; label: string };
}

type NoteOf = (day: Date) => DayNote | null;

const NoteOfDay = createContext<NoteOf>(() => null);

function noNotes() {
  return null;
}

/**
 * A month calendar, with weeks starting on Sunday; its English is that of the US (P19 in docs/product.md).
 * @param noteOf returns notes; the caller must ignore the selection of unavailable days
 * @param isTall makes room for two lines below the number of a day
 */
export function Calendar({
  noteOf = noNotes,
  isTall = false,
  classNames,
  ...props
}: React.ComponentProps<typeof DayPicker> & { noteOf?: NoteOf | undefined; isTall?: boolean | undefined }) {
  const { formatters, labels } = otherWords() ?? {};
  return (
    <NoteOfDay value={noteOf}>
      <DayPicker
        data-slot="calendar"
        locale={enUS}
        weekStartsOn={0}
        showOutsideDays
        classNames={{
          months: "relative flex flex-col gap-4",
          month_caption: "flex h-10 items-center justify-center font-semibold",
          nav: "absolute inset-x-0 top-0 flex justify-between",
          button_previous: `${square} hover:bg-sunken aria-disabled:opacity-40`,
          button_next: `${square} hover:bg-sunken aria-disabled:opacity-40`,
          month_grid: "w-full border-collapse",
          weekday: "size-10 text-sm font-semibold text-muted",
          day: "p-0 text-center",
          day_button: `${isTall ? tall : square} tabular-nums enabled:not-aria-disabled:hover:bg-sunken disabled:line-through disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:line-through`,
          today: "font-bold text-peacock",
          selected: "[&>button]:bg-vermilion [&>button]:text-on-vermilion [&>button]:hover:bg-vermilion-deep",
          outside: "text-muted",
          ...classNames,
        }}
        {...(formatters && { formatters })}
        labels={{
          ...labels,
          labelDayButton: (day, modifiers) => labelDayButton(day, modifiers, noteOf(day)),
        }}
        components={{ Chevron, DayButton: NotedDayButton }}
        {...props}
      />
    </NoteOfDay>
  );
}

function Chevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  const icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon icon={icon} className="size-5" />;
}

function NotedDayButton({ children, className, ...props }: React.ComponentProps<typeof DayButton>) {
  const note = use(NoteOfDay)(props.day.date);
  const lines = note === null || note.isUnavailable ? [] : [note.price, note.text].filter(Boolean);
  return (
    <DayButton
      {...props}
      aria-disabled={note?.isUnavailable || undefined}
      className={cn(
        className,
        lines.length > 0 && "content-center gap-0.5 rounded-control",
        note?.mark && !props.modifiers["selected"] && markClasses[note.mark],
      )}
    >
      <span className={lines.length > 0 ? "leading-none" : undefined}>{children}</span>
      {lines.map((line) => (
        // Generated content, since the accessible name already contains it.
        <span
          key={line}
          data-line={line}
          className="text-[0.6875rem] leading-none font-semibold after:content-[attr(data-line)]"
        />
      ))}
    </DayButton>
  );
}

/** Returns the calendar's words in a language other than English, which the library has itself. */
function otherWords(): Pick<React.ComponentProps<typeof DayPicker>, "formatters" | "labels"> | null {
  const words = dateMessages().calendar;
  if (words === null) return null;
  return {
    formatters: {
      formatCaption: formatMonthOf,
      formatWeekdayName: (day) => shortWeekdayNames()[day.getDay()] ?? "",
    },
    labels: {
      labelGrid: formatMonthOf,
      labelNav: () => words.navigation,
      labelNext: () => words.next,
      labelPrevious: () => words.previous,
      labelWeekday: (day) => weekdayNames()[day.getDay()] ?? "",
    },
  };
}

function formatMonthOf(day: Date): string {
  return formatMonth(monthOf(fromLocalDate(day)));
}

const fullDate = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language === "en" ? "en-US" : currentTag(), {
      weekday: "long",
      month: "long",
      day: "numeric",
      year: "numeric",
    }),
);

/** Returns e.g. "Today, Saturday, November 21, 2026". It contains the visible number, which speech control needs. */
function labelDayButton(
  date: Date,
  modifiers: { today?: boolean; selected?: boolean },
  note: DayNote | null,
): string {
  return dateMessages().dayInCalendar(
    fullDate().format(date),
    { isToday: modifiers.today, isSelected: modifiers.selected },
    note && { ...note, text: note.isUnavailable ? note.text : (note.detail ?? note.text) },
  );
}
