import { useRef, useState } from "react";
import { Exact } from "~/ui/exact";
import { Button } from "~/ui/button";
import { Calendar } from "~/ui/dates/calendar";
import { PopoverAnchor, PopoverContent, SheetPopover } from "~/ui/popover";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "~/ui/tabs";
import { lastBookableDate, type TravelDate } from "~/domain/calendar/calendar";
import { countDays, rangeBetween, readRange, selectDay } from "~/domain/calendar/date-range";
import { fromLocalDate, toLocalDate } from "~/domain/calendar/local-date";
import { addMonths, formatShortMonth, monthOf, monthsFrom } from "~/domain/calendar/months";
import {
  flexChoices,
  formatWantedDays,
  monthsIn,
  toggleMonth,
  type WantedDays,
} from "~/domain/calendar/wanted-days";
import { useToday } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import { searchMessages } from "./messages";

const endClasses =
  "bg-warning-subtle [&>button]:bg-vermilion [&>button]:text-on-vermilion [&>button]:hover:bg-vermilion-deep";

const rangeClasses = {
  months: "relative flex flex-col gap-4 sm:flex-row sm:gap-8",
  month: "sm:flex-1",
  day_button:
    "grid h-11 w-full min-w-10 place-items-center rounded-full tabular-nums hover:bg-sunken sm:h-10",
  range_start: `rounded-l-full ${endClasses}`,
  range_end: `rounded-r-full ${endClasses}`,
  range_middle: "bg-warning-subtle",
  selected: "font-semibold",
};

const offeredMonths = 12;

/**
 * The date-range picker: two months, or flexible days of months. A popover below its button; on phones a sheet. Changes
 * take effect at once.
 */
export default function DateRangePicker({
  trigger,
  anchor,
  days,
  onChange,
  close,
  reopen,
}: {
  trigger: React.RefObject<HTMLButtonElement | null>;
  /** Element that a popover is anchored to. */
  anchor: React.RefObject<HTMLElement | null>;
  days: WantedDays;
  onChange: (days: WantedDays) => void;
  close: (focusesTrigger: boolean) => void;
  reopen: () => void;
}) {
  const m = searchMessages().picker;
  const [isSheet] = useState(() => window.matchMedia("(width < 40rem)").matches);
  const [tab, setTab] = useState(hasMonths(days) ? "flexible" : "dates");
  const content = useRef<HTMLDivElement>(null);
  return (
    <SheetPopover isModal={isSheet} onClose={() => close(true)} onReopen={reopen}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        ref={content}
        aria-label={m.title}
        className="sheet-below-sm flex flex-col p-0!"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          content.current
            ?.querySelector<HTMLElement>('[role="gridcell"] button[tabindex="0"], [aria-pressed="true"]')
            ?.focus();
        }}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          event.preventDefault();
          // Its own click closes the picker.
          if (event.target instanceof Node && trigger.current?.contains(event.target)) return;
          close(isSheet);
        }}
      >
        <Tabs value={tab} onValueChange={setTab} className="grow">
          <TabsList className="px-3">
            <TabsTrigger value="dates">{m.dates}</TabsTrigger>
            <TabsTrigger value="flexible">{m.flexible}</TabsTrigger>
          </TabsList>
          <TabsContent value="dates" className="p-3">
            <Range days={days} onChange={onChange} />
          </TabsContent>
          <TabsContent value="flexible" className="p-4 sm:w-154">
            <Months days={days} onChange={onChange} />
          </TabsContent>
        </Tabs>
        <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line bg-card px-3 py-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          {tab === "dates" && <Leeway days={days} onChange={onChange} />}
          <p role="status" className="text-sm font-semibold">
            {summaryOf(days) || (tab === "dates" ? m.chooseFirst : m.chooseMonths)}
          </p>
          <div className="ml-auto flex gap-1">
            <Button variant="quiet" onClick={() => onChange({})}>
              {m.clear}
            </Button>
            <Button onClick={() => close(true)}>{m.apply}</Button>
          </div>
        </div>
      </PopoverContent>
    </SheetPopover>
  );
}

interface ChoiceProps {
  days: WantedDays;
  onChange: (days: WantedDays) => void;
}

/** Two months in which a range is selected. */
function Range({ days, onChange }: ChoiceProps) {
  const today = useToday();
  const [pointedAt, setPointedAt] = useState<TravelDate | null>(null);
  const range = readRange(days.from, days.to);
  const from = range.from ?? range.to;
  const to = range.to ?? range.from;
  const start = from !== null && from > today ? from : today;
  const isEndOpen = range.from !== null && range.to === null;
  const preview = isEndOpen && from !== null && pointedAt !== null ? rangeBetween(from, pointedAt) : null;
  return (
    <Calendar
      mode="range"
      numberOfMonths={2}
      showOutsideDays={false}
      classNames={rangeClasses}
      selected={from !== null && to !== null ? { from: toLocalDate(from), to: toLocalDate(to) } : undefined}
      onSelect={(_, pressed) => {
        const next = selectDay(range, fromLocalDate(pressed));
        onChange({ flex: days.flex, from: next.from ?? undefined, to: next.to ?? undefined });
      }}
      modifiers={{
        past: { before: toLocalDate(today) ?? new Date(0) },
        preview:
          preview?.from && preview.to ? { from: toLocalDate(preview.from), to: toLocalDate(preview.to) } : [],
      }}
      modifiersClassNames={{
        past: "text-muted",
        preview: "bg-warning-subtle first:rounded-l-full last:rounded-r-full",
      }}
      defaultMonth={toLocalDate(start)}
      today={toLocalDate(today)}
      startMonth={toLocalDate(from !== null && from < today ? from : today)}
      endMonth={toLocalDate(lastBookableDate(today))}
      onDayMouseEnter={(day) => setPointedAt(fromLocalDate(day))}
      onDayFocus={(day) => setPointedAt(fromLocalDate(day))}
      onDayMouseLeave={() => setPointedAt(null)}
    />
  );
}

/** Days of leeway before and after the range. */
function Leeway({ days, onChange }: ChoiceProps) {
  const m = searchMessages().picker;
  return (
    <div role="group" aria-label={m.flexibleBy} className="flex w-full gap-1.5 sm:gap-2">
      <Chip isPressed={days.flex === undefined} onPress={() => onChange({ ...days, flex: undefined })}>
        {m.exact}
      </Chip>
      {flexChoices.map((flex) => (
        <Chip key={flex} isPressed={days.flex === flex} onPress={() => onChange({ ...days, flex })}>
          {m.leeway(flex)}
        </Chip>
      ))}
    </div>
  );
}

const kinds = ["weekends", "anytime"] as const;

/** Months of which any weekend, or any day, is wanted. */
function Months({ days, onChange }: ChoiceProps) {
  const m = searchMessages().picker;
  const thisMonth = monthOf(useToday());
  const [kind, setKind] = useState<"weekends" | "anytime">(
    days.anytime === undefined ? "weekends" : "anytime",
  );
  const chosen = days[kind] === undefined ? [] : monthsIn(days[kind]);
  const last = addMonths(thisMonth, offeredMonths - 1);
  const months = [...monthsFrom(thisMonth, offeredMonths), ...chosen.filter((month) => month > last)];
  return (
    <>
      <div role="group" aria-label={m.days} className="flex gap-2">
        {kinds.map((each) => (
          <Chip
            key={each}
            isPressed={each === kind}
            onPress={() => {
              setKind(each);
              if (each !== kind && chosen.length > 0) onChange({ [each]: days[kind] });
            }}
          >
            {m.kinds[each]}
          </Chip>
        ))}
      </div>
      <p id="months-label" className="mt-4 font-semibold">
        {m.inWhichMonths}
      </p>
      <div role="group" aria-labelledby="months-label" className="mt-2 grid grid-cols-3 gap-2 sm:grid-cols-6">
        {months.map((month) => (
          <Chip
            key={month}
            isPressed={chosen.includes(month)}
            onPress={() => onChange({ [kind]: toggleMonth(days[kind], month) })}
          >
            <Exact>{formatShortMonth(month)}</Exact>
          </Chip>
        ))}
      </div>
    </>
  );
}

function Chip({
  isPressed,
  onPress,
  children,
}: {
  isPressed: boolean;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className={cn(
        "min-h-10 rounded-full border px-2.5 text-sm whitespace-nowrap sm:px-3",
        isPressed ? "border-ink bg-ink font-semibold text-card" : "border-control bg-card hover:bg-sunken",
      )}
    >
      {children}
    </button>
  );
}

function hasMonths({ weekends, anytime }: WantedDays): boolean {
  return weekends !== undefined || anytime !== undefined;
}

/** Describes the choice, and what to do next; "" without one. */
function summaryOf(days: WantedDays): string {
  const text = formatWantedDays(days);
  if (days.from === undefined || hasMonths(days)) return text;
  const m = searchMessages().picker;
  const count = countDays(readRange(days.from, days.to));
  return count === null ? m.chooseLast(text) : m.rangeWithDays(text, count);
}
