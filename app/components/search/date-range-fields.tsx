import type { TourFilter } from "~/domain/tour-query";
import { RangeField } from "./range-field";

const dateFields = [
  { name: "from", label: "From" },
  { name: "to", label: "To" },
] as const;

/** The days between which a tour is to leave, both included; each may be left open. */
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
