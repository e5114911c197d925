import { useState } from "react";
import { DayFields } from "~/components/tour-drafts/day-fields";
import type { ItineraryDayValues } from "~/components/tour-drafts/day-fields";
import { maxTourDays } from "~/domain/tour-drafts/tour-form";

const nothing: ItineraryDayValues = { title: "", text: "" };

/** Title and text fields for each day of the tour. Days that already have text stay even if the duration gets shorter. */
export function TourItineraryFields({
  typed,
  days,
  errors,
}: {
  typed: readonly ItineraryDayValues[];
  /** Current value of the duration field. */
  days: string;
  errors: Record<string, string>;
}) {
  const [rows, setRows] = useState<readonly ItineraryDayValues[]>(typed);
  const told = rows.findLastIndex(({ title, text }) => title !== "" || text !== "") + 1;
  const wanted = Math.min(Math.max(Math.trunc(Number(days)) || 1, told), maxTourDays);

  function change(index: number, part: Partial<ItineraryDayValues>) {
    setRows((before) =>
      Array.from({ length: Math.max(before.length, index + 1) }, (_, at) => {
        const row = before[at] ?? nothing;
        return at === index ? { ...row, ...part } : row;
      }),
    );
  }

  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-card p-4">
      <legend className="float-left font-display text-xl">Day by day</legend>
      {errors.itinerary && (
        <p id="itinerary-error" className="text-sm font-semibold text-danger">
          {errors.itinerary}
        </p>
      )}
      {Array.from({ length: wanted }, (_, index) => (
        <div key={index} className="grid gap-2 border-l-2 border-line pl-3">
          <DayFields
            number={index + 1}
            day={rows[index] ?? nothing}
            errors={{
              title: errors[`itinerary.${index}.title`],
              text: errors[`itinerary.${index}.text`],
            }}
            isMissing={errors.itinerary !== undefined && !rows[index]?.title}
            onType={(part) => change(index, part)}
          />
        </div>
      ))}
    </fieldset>
  );
}
