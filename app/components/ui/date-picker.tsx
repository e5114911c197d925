import { CalendarDays } from "lucide-react";
import { useRef, useState } from "react";
import { formatTravelDate, fromLocalDate, toLocalDate } from "~/domain/travel-date";
import type { TravelDate } from "~/domain/calendar";
import { monthOf } from "~/domain/months";
import { cn } from "~/lib/cn";
import { Calendar } from "./calendar";
import type { DayNote } from "./calendar";
import { controlClasses } from "./field";
import type { ControlProps } from "./field";
import { Popover, PopoverContent, PopoverTrigger } from "./popover";

interface DatePickerProps extends ControlProps {
  /** "" while none is chosen. */
  value: TravelDate;
  onChange: (date: TravelDate) => void;
  onBlur?: () => void;
  ref?: React.Ref<HTMLButtonElement>;
  /** The first and last day that can be chosen. */
  first: TravelDate;
  last: TravelDate;
  /** The day whose month the calendar opens on while none is chosen: `first`, unless given. */
  opensOn?: TravelDate | undefined;
  /** What there is to say of a day beside its number; a day it calls unavailable cannot be chosen. */
  noteOf?: ((day: TravelDate) => DayNote | null) | undefined;
  /** How it stands with the notes, while they are not there. */
  status?: string | undefined;
  /** Called with the month, yyyy-MM, that the calendar shows: when it opens and when it is turned to another. */
  onMonthShown?: ((month: string) => void) | undefined;
}

/**
 * A button that opens a calendar. Days before `first` and after `last` cannot be chosen. The note of the day under the
 * pointer or the focus stands below the calendar.
 */
export function DatePicker({
  value,
  onChange,
  onBlur,
  ref,
  first,
  last,
  opensOn = first,
  noteOf,
  status,
  onMonthShown,
  id,
  ...aria
}: DatePickerProps) {
  const [open, setOpen] = useState(false);
  const [pointedAt, setPointedAt] = useState<TravelDate | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const selected = toLocalDate(value);
  const start = selected ? value : opensOn;
  const from = toLocalDate(first);
  const to = toLocalDate(last);
  const note = pointedAt === null ? null : noteOf?.(pointedAt);
  const pointAt = (day: Date) => setPointedAt(fromLocalDate(day));

  function openOrClose(isOpen: boolean) {
    setOpen(isOpen);
    setPointedAt(null);
    if (isOpen) onMonthShown?.(monthOf(start));
  }
  return (
    <Popover open={open} onOpenChange={openOrClose} modal>
      <PopoverTrigger
        ref={ref}
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={aria["aria-describedby"]}
        data-invalid={aria["aria-invalid"]}
        onBlur={onBlur}
        className={cn(
          controlClasses,
          "flex items-center gap-2 text-left data-invalid:border-bad data-invalid:outline data-invalid:outline-bad",
        )}
      >
        <CalendarDays aria-hidden className="size-5 shrink-0 text-peacock" />
        {selected ? formatTravelDate(value) : <span className="text-muted">Pick a date</span>}
      </PopoverTrigger>
      <PopoverContent
        aria-label="Choose a date"
        ref={content}
        // To the day the arrow keys start from, the chosen one or the first to choose, rather than to the first button.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          const grid = content.current;
          const day =
            grid?.querySelector<HTMLElement>(`[data-day="${start}"] button:enabled`) ??
            grid?.querySelector<HTMLElement>('[role="gridcell"] button[tabindex="0"]');
          day?.focus();
        }}
      >
        <Calendar
          mode="single"
          selected={selected}
          defaultMonth={toLocalDate(start)}
          today={from}
          startMonth={from}
          endMonth={to}
          disabled={[...(from ? [{ before: from }] : []), ...(to ? [{ after: to }] : [])]}
          noteOf={noteOf && ((day) => noteOf(fromLocalDate(day)))}
          onMonthChange={(month) => onMonthShown?.(monthOf(fromLocalDate(month)))}
          onDayFocus={pointAt}
          onDayMouseEnter={pointAt}
          onSelect={(date, pressed) => {
            // A touch does not always bring the focus.
            pointAt(pressed);
            if (!date || noteOf?.(fromLocalDate(date))?.isUnavailable) return;
            onChange(fromLocalDate(date));
            openOrClose(false);
          }}
        />
        {noteOf && (
          <div className="mt-2 min-h-12 max-w-70 text-sm">
            {/* The day's own name tells it to those who hear the page. */}
            <p aria-hidden>
              {pointedAt !== null && note && (
                <>
                  <span className="font-semibold">{formatTravelDate(pointedAt)}:</span> {note.text}
                </>
              )}
            </p>
            <p role="status" className="text-muted">
              {status}
            </p>
          </div>
        )}
      </PopoverContent>
    </Popover>
  );
}
