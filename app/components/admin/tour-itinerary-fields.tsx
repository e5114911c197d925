import { useState } from "react";
import { controlClasses, Field } from "~/components/ui/field";

interface Day {
  title: string;
  text: string;
}

const longest = 30;

/** A title and a story for each day: as many as the tour has; what was typed for more stays until it is taken out. */
export function TourItineraryFields({
  typed,
  days,
  errors,
}: {
  typed: readonly Day[];
  /** As it stands in the field of the duration. */
  days: string;
  errors: Record<string, string[]>;
}) {
  const [rows, setRows] = useState<readonly Day[]>(typed);
  const told = rows.findLastIndex(({ title, text }) => title !== "" || text !== "") + 1;
  const wanted = Math.min(Math.max(Math.trunc(Number(days)) || 1, told), longest);

  function change(index: number, part: Partial<Day>) {
    setRows((before) =>
      Array.from({ length: Math.max(before.length, index + 1) }, (_, at) => {
        const row = before[at] ?? { title: "", text: "" };
        return at === index ? { ...row, ...part } : row;
      }),
    );
  }

  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-card p-4">
      <legend className="float-left font-display text-xl">Day by day</legend>
      {errors.itinerary && (
        <p id="itinerary-error" className="text-sm font-semibold text-bad">
          {errors.itinerary[0]}
        </p>
      )}
      {Array.from({ length: wanted }, (_, index) => (
        <div key={index} className="grid gap-2 border-l-2 border-line pl-3">
          <Field label={`Day ${index + 1}: title`} required error={errors[`itinerary.${index}.title`]?.[0]}>
            {(control) => (
              <input
                {...control}
                // Where days are missing the first empty one is where to go on.
                aria-invalid={
                  control["aria-invalid"] ?? (errors.itinerary && !rows[index]?.title ? true : undefined)
                }
                name="dayTitle"
                type="text"
                autoComplete="off"
                value={rows[index]?.title ?? ""}
                onChange={(event) => change(index, { title: event.currentTarget.value })}
                className={controlClasses}
              />
            )}
          </Field>
          <Field
            label={`Day ${index + 1}: what happens`}
            required
            error={errors[`itinerary.${index}.text`]?.[0]}
          >
            {(control) => (
              <textarea
                {...control}
                name="dayText"
                rows={3}
                value={rows[index]?.text ?? ""}
                onChange={(event) => change(index, { text: event.currentTarget.value })}
                className={controlClasses}
              />
            )}
          </Field>
        </div>
      ))}
    </fieldset>
  );
}
