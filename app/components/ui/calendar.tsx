import { format } from "date-fns";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayPicker } from "react-day-picker";
import { enUS } from "react-day-picker/locale";

const square = "grid size-10 place-items-center rounded-full";

/** A month of days to choose from, week starting on Sunday, in US English (P19 in docs/product.md). */
export function Calendar(props: React.ComponentProps<typeof DayPicker>) {
  return (
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
        day_button: `${square} tabular-nums enabled:hover:bg-sunken disabled:line-through disabled:opacity-45`,
        today: "font-bold text-peacock",
        selected: "[&>button]:bg-vermilion [&>button]:text-on-vermilion [&>button]:hover:bg-vermilion-deep",
        outside: "text-muted",
      }}
      labels={{ labelDayButton }}
      components={{ Chevron }}
      {...props}
    />
  );
}

function Chevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden className="size-5" />;
}

/** "Today, Saturday, November 21, 2026": the number shown is a word of the name, as speech control needs it. */
function labelDayButton(date: Date, modifiers: { today?: boolean; selected?: boolean }): string {
  const day = format(date, "EEEE, MMMM d, yyyy", { locale: enUS });
  return `${modifiers.today ? "Today, " : ""}${day}${modifiers.selected ? ", selected" : ""}`;
}
