import { controlClasses, Field } from "~/ui/field";
import type { DayValues } from "~/domain/tour-drafts/tour-form";

/** Title and text fields of one day of a tour. */
export function DayFields({
  titleId,
  number,
  day,
  errors,
  isMissing = false,
  onType,
}: {
  /** Id of the title field, for focusing it from elsewhere. */
  titleId?: string;
  number: number;
  day: DayValues;
  /** Errors of all fields, by name. */
  errors: Readonly<Record<string, string>>;
  /** True if days are missing and this is one to fill in. */
  isMissing?: boolean;
  onType: (part: Partial<DayValues>) => void;
}) {
  return (
    <>
      <Field
        id={titleId}
        label={`Day ${number}: title`}
        required
        error={errors[`itinerary.${number - 1}.title`]}
      >
        {(control) => (
          <input
            {...control}
            aria-invalid={control["aria-invalid"] ?? (isMissing || undefined)}
            name={`itinerary.${number - 1}.title`}
            type="text"
            autoComplete="off"
            value={day.title}
            onChange={(event) => onType({ title: event.currentTarget.value })}
            className={controlClasses}
          />
        )}
      </Field>
      <Field label={`Day ${number}: what happens`} required error={errors[`itinerary.${number - 1}.text`]}>
        {(control) => (
          <textarea
            {...control}
            name={`itinerary.${number - 1}.text`}
            rows={3}
            value={day.text}
            onChange={(event) => onType({ text: event.currentTarget.value })}
            className={controlClasses}
          />
        )}
      </Field>
    </>
  );
}
