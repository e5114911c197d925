import { CalendarDays } from "lucide-react";
import { useRef, useState } from "react";
import { formatTravelDate, fromLocalDate, toLocalDate } from "~/domain/travel-date";
import type { TravelDate } from "~/domain/calendar";
import { cn } from "~/lib/cn";
import { Calendar } from "./calendar";
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
}

/** A button that opens a calendar. Days before `first` and after `last` cannot be chosen. */
export function DatePicker({ value, onChange, onBlur, ref, first, last, id, ...aria }: DatePickerProps) {
  const [open, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const selected = toLocalDate(value);
  const from = toLocalDate(first);
  const to = toLocalDate(last);
  return (
    <Popover open={open} onOpenChange={setOpen} modal>
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
        // To the day the arrow keys start from, the chosen one or today, rather than to the first button.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          content.current?.querySelector<HTMLElement>('[role="gridcell"] button[tabindex="0"]')?.focus();
        }}
      >
        <Calendar
          mode="single"
          selected={selected}
          defaultMonth={selected ?? from}
          today={from}
          startMonth={from}
          endMonth={to}
          disabled={[...(from ? [{ before: from }] : []), ...(to ? [{ after: to }] : [])]}
          onSelect={(date) => {
            if (!date) return;
            onChange(fromLocalDate(date));
            setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
