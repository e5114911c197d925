import { CalendarDays } from "lucide";
import { startTransition, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { Exact } from "~/ui/exact";
import { toLocalDate } from "~/domain/calendar/local-date";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import type { TravelDate } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { useFrameLater } from "~/platform/browser/use-frame-later";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import type { CalendarOfDays } from "./date-picker-calendar";
import { controlClasses, type ControlProps } from "~/ui/field";
import { dateMessages } from "./messages";

type CalendarComponent = typeof import("./date-picker-calendar").default;

function prefetch() {
  // A failed prefetch matters only once the calendar is opened.
  import("./date-picker-calendar").catch(() => undefined);
}

export interface DatePickerProps extends ControlProps, CalendarOfDays {
  ref?: React.Ref<HTMLElement>;
  /** Day whose month is shown without a selection; defaults to `first`. */
  opensOn?: TravelDate | undefined;
}

/**
 * A button that opens a calendar, whose code is loaded when it is hovered, focused or pressed; the browser's own field if it cannot
 * be loaded. Days before `first` and after `last` cannot be selected. The note of the hovered or focused day is shown
 * below the calendar.
 */
export function DatePicker({
  value,
  onChange,
  ref,
  first,
  last,
  opensOn = first,
  noteOf,
  status,
  legend,
  onMonthShown,
  id,
  ...aria
}: DatePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [LoadedCalendar, setCalendar] = useState<CalendarComponent | "missing" | null>(null);
  const isPainted = useFrameLater(isOpen) && isOpen;
  const control = useRef<HTMLElement>(null);
  const calendarId = useId();
  const isMissing = LoadedCalendar === "missing";
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => control.current);

  useEffect(() => {
    if (!isPainted || LoadedCalendar !== null) return;
    let isWanted = true;
    import("./date-picker-calendar").then(
      (loaded) => isWanted && startTransition(() => setCalendar(() => loaded.default)),
      // Offline, or the chunk belongs to an old deployment.
      () => isWanted && setCalendar("missing"),
    );
    return () => {
      isWanted = false;
    };
  }, [isPainted, LoadedCalendar]);

  useEffect(() => {
    if (isMissing) control.current?.focus();
  }, [isMissing]);

  const labels = { id, "aria-describedby": aria["aria-describedby"] };
  if (isMissing) {
    return (
      <input
        {...aria}
        {...labels}
        ref={(element) => {
          control.current = element;
        }}
        type="date"
        value={value}
        min={first}
        max={last}
        onChange={({ target }) => {
          onChange(target.value);
          if (target.value !== "") onMonthShown?.(monthOf(target.value));
        }}
        className={controlClasses}
      />
    );
  }
  const start = toLocalDate(value) ? value : opensOn;
  return (
    <>
      <button
        {...labels}
        ref={(element) => {
          control.current = element;
        }}
        type="button"
        name={aria.name}
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isPainted && LoadedCalendar !== null ? calendarId : undefined}
        aria-busy={(isOpen && LoadedCalendar === null) || undefined}
        data-invalid={aria["aria-invalid"]}
        onBlur={() => {
          // A calendar that arrives late must not take the focus from another field.
          if (LoadedCalendar === null) setOpen(false);
        }}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          // A second tap while the calendar is loading must not close it.
          if (isOpen) return;
          setOpen(true);
          onMonthShown?.(monthOf(start));
        }}
        className={cn(
          controlClasses,
          "flex items-center gap-2 text-left data-invalid:border-danger data-invalid:outline data-invalid:outline-danger",
        )}
      >
        <Icon
          icon={CalendarDays}
          className={cn("size-5 shrink-0 text-peacock", isOpen && LoadedCalendar === null && "animate-pulse")}
        />
        {toLocalDate(value) ? (
          <Exact>{formatTravelDate(value)}</Exact>
        ) : (
          <span className="text-muted">{dateMessages().pickDate}</span>
        )}
      </button>
      {isPainted && LoadedCalendar !== null && (
        <LoadedCalendar
          id={calendarId}
          trigger={control}
          value={value}
          start={start}
          onChange={onChange}
          first={first}
          last={last}
          noteOf={noteOf}
          status={status}
          legend={legend}
          onMonthShown={onMonthShown}
          close={() => setOpen(false)}
          reopen={() => setOpen(true)}
        />
      )}
    </>
  );
}
