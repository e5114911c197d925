import { useRef, useState } from "react";
import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { fromLocalDate, toLocalDate } from "~/domain/calendar/local-date";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import type { TravelDate } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { Calendar, type DayNote } from "./calendar";
import { dateMessages } from "./messages";
import { PopoverAnchor, PopoverContent, SheetPopover } from "~/ui/popover";
import { langOfText } from "~/domain/language/language";

/** Days that a calendar offers, and what it says of them. */
export interface CalendarOfDays {
  /** "" for no selection. */
  value: TravelDate;
  onChange: (date: TravelDate) => void;
  /** First and last selectable day. */
  first: TravelDate;
  last: TravelDate;
  /** Returns the note of a day; unavailable days cannot be selected. */
  noteOf?: ((day: TravelDate) => DayNote | null) | undefined;
  /** Loading status of the day notes. */
  status?: string | undefined;
  /** Explains the marks and prices of the notes; given, the days are tall enough for both. */
  legend?: React.ReactNode;
  /** Called with the shown month, yyyy-MM, when the calendar opens or changes month. */
  onMonthShown?: ((month: string) => void) | undefined;
}

interface DatePickerCalendarProps extends CalendarOfDays {
  id: string;
  trigger: React.RefObject<HTMLElement | null>;
  /** Day whose month is shown first. */
  start: TravelDate;
  close: () => void;
  reopen: () => void;
}

/** The open calendar of a date picker, below its button; on phones a sheet. */
export default function DatePickerCalendar({
  id,
  trigger,
  value,
  start,
  onChange,
  first,
  last,
  noteOf,
  status,
  legend,
  onMonthShown,
  close,
  reopen,
}: DatePickerCalendarProps) {
  const [pointedAt, setPointedAt] = useState<TravelDate | null>(null);
  // Stays while the pointer moves over other days on its way to the link.
  const [pressed, setPressed] = useState<TravelDate | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const from = toLocalDate(first);
  const to = toLocalDate(last);
  const note = pointedAt === null ? null : noteOf?.(pointedAt);
  const link = pressed === null ? undefined : noteOf?.(pressed)?.link;
  const pointAt = (day: Date) => setPointedAt(fromLocalDate(day));

  return (
    <SheetPopover isModal onClose={close} onReopen={reopen}>
      <PopoverAnchor virtualRef={trigger} />
      <PopoverContent
        id={id}
        aria-label={dateMessages().chooseDate}
        ref={content}
        className="sheet-below-sm max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
        // Focus the selected or first selectable day, where the arrow keys start, not the first button.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          const grid = content.current;
          const day =
            grid?.querySelector<HTMLElement>(`[data-day="${start}"] button:enabled`) ??
            grid?.querySelector<HTMLElement>('[role="gridcell"] button[tabindex="0"]');
          day?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          trigger.current?.focus();
        }}
      >
        <Calendar
          mode="single"
          selected={toLocalDate(value)}
          defaultMonth={toLocalDate(start)}
          today={from}
          startMonth={from}
          endMonth={to}
          disabled={[...(from ? [{ before: from }] : []), ...(to ? [{ after: to }] : [])]}
          isTall={legend !== undefined}
          noteOf={noteOf && ((day) => noteOf(fromLocalDate(day)))}
          onMonthChange={(month) => onMonthShown?.(monthOf(fromLocalDate(month)))}
          onDayFocus={pointAt}
          onDayMouseEnter={pointAt}
          onSelect={(_, pressedDay) => {
            // Touch does not always focus the button.
            pointAt(pressedDay);
            const day = fromLocalDate(pressedDay);
            setPressed(day);
            if (noteOf?.(day)?.isUnavailable) return;
            onChange(day);
            close();
          }}
        />
        {legend && <div className="mt-2 border-t border-line pt-2 sm:max-w-70">{legend}</div>}
        {noteOf && (
          <div className={"mt-2 min-h-12 text-sm sm:max-w-70"}>
            {/* Hidden: the day's accessible name includes the note. */}
            <p aria-hidden>
              {pointedAt !== null && note && (
                <>
                  <span className="font-semibold">
                    <Exact>{formatTravelDate(pointedAt)}</Exact>:
                  </span>{" "}
                  <span lang={note.isUnavailable ? langOfText(note.text) : undefined}>
                    {note.detail ?? note.text}
                  </span>
                </>
              )}
            </p>
            <p role="status" className="text-muted">
              {status}
            </p>
            {link && (
              <Link
                to={link.to}
                className="inline-block py-1 font-semibold text-peacock underline underline-offset-4"
              >
                {link.label}
              </Link>
            )}
          </div>
        )}
      </PopoverContent>
    </SheetPopover>
  );
}
