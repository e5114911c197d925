import type { TourFilter } from "~/domain/tours/tour-query";
import { RangeField } from "./range-field";

const dateFields = [
  { name: "from", label: "From" },
  { name: "to", label: "To" },
] as const;

/** Range of departure dates, inclusive; either end is optional. */
export function DateRangeFields({ filter, error }: { filter: TourFilter; error: string | undefined }) {
  return dateFields.map(({ name, label }) => (
    <RangeField
      key={name}
      name={name}
      label={label}
      type="date"
      defaultValue={filter[name]}
      error={name === "to" ? error : undefined}
    />
  ));
}
