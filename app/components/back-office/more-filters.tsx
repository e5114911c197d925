import { controlClasses } from "~/components/ui/field";
import { cn } from "~/lib/cn";

/** Collapsible filters, open if one of them is set. */
export function MoreFilters({ isOpen, children }: { isOpen: boolean; children: React.ReactNode }) {
  return (
    <details open={isOpen} className="max-w-full max-sm:open:w-full">
      <summary className="min-h-11 cursor-pointer content-center rounded-control px-2 font-semibold text-peacock">
        More filters
      </summary>
      <div className="flex flex-wrap items-end gap-3 py-2">{children}</div>
    </details>
  );
}

export function FilterChoice({
  name,
  label,
  chosen,
  options,
}: {
  name: string;
  label: string;
  chosen: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
}) {
  return (
    <label className="max-w-full">
      <span className="text-sm font-semibold">{label}</span>
      <select name={name} defaultValue={chosen ?? ""} className={cn(controlClasses, "w-auto max-w-64")}>
        <option value="">All</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

const bookingDays = [
  ["from", "Travels from"],
  ["to", "Travels until"],
  ["bookedFrom", "Booked from"],
  ["bookedTo", "Booked until"],
] as const;

/** Date range filters for travel and booking dates. */
export function BookingDayFilters({
  days,
}: {
  days: Partial<Record<(typeof bookingDays)[number][0], string>>;
}) {
  return bookingDays.map(([name, label]) => (
    <label key={name}>
      <span className="text-sm font-semibold">{label}</span>
      <input type="date" name={name} defaultValue={days[name]} className={cn(controlClasses, "w-auto")} />
    </label>
  ));
}
