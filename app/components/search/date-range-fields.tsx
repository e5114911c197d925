import { controlClasses } from "~/components/ui/field";
import type { TourFilter } from "~/domain/tour-query";

const dateFields = [
  { name: "from", label: "From" },
  { name: "to", label: "To" },
] as const;

/** The days between which a tour is to leave, both included; each may be left open. */
export function DateRangeFields({ filter }: { filter: TourFilter }) {
  return dateFields.map(({ name, label }) => (
    <label key={name} className="min-w-0">
      <span className="text-sm font-semibold">{label}</span>
      <input name={name} type="date" defaultValue={filter[name]} className={controlClasses} />
    </label>
  ));
}
