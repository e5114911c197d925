import { InputField, TextAreaField } from "~/ui/field";
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
  const name = `itinerary.${number - 1}`;
  return (
    <>
      <InputField
        id={titleId}
        label={`Day ${number}: title`}
        required
        name={`${name}.title`}
        error={errors[`${name}.title`]}
        autoComplete="off"
        value={day.title}
        onChange={(title) => onType({ title })}
        {...(isMissing && { "aria-invalid": true })}
      />
      <TextAreaField
        label={`Day ${number}: what happens`}
        required
        name={`${name}.text`}
        error={errors[`${name}.text`]}
        rows={3}
        value={day.text}
        onChange={(text) => onType({ text })}
      />
    </>
  );
}
