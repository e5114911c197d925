import { tourFieldLabels } from "~/domain/tour-drafts/tour-field-labels";
import type { TourFormValues } from "~/domain/tour-drafts/tour-form";
import { englishPartsInWords } from "~/features/tours/office/english-parts-in-words";
import { useWizard } from "./wizard/use-wizard";
import { errorAt, useTypedFields } from "~/platform/forms/use-typed-fields";
import { TextAreaField } from "~/ui/field";

const texts = [
  "title",
  "subtitle",
  "place",
  "motif",
  "description",
  "highlights",
  "inclusions",
  "exclusions",
  "carry",
  "meetingPoint",
  "permits",
] as const;

/** Lines of a field for each line of its English text, which Hindi words fill more of. */
const rowsFor = (english: string) => Math.min(12, 1 + english.split("\n").length);

/** A tour's texts in Hindi, each below its English one. All are optional. */
export function HindiFields({
  values,
  errors,
}: {
  values: TourFormValues;
  errors: Readonly<Record<string, string>>;
}) {
  const { wizard } = useWizard();
  const { within, fields } = useTypedFields({ hindi: values.hindi }, (name) =>
    errorAt(errors, name, name.endsWith("description") ? "Paragraph" : "Line"),
  );
  return (
    <div ref={within} className="grid min-w-0 gap-6">
      <div>
        <h2 className="text-xl">Hindi texts</h2>
        <p className="mt-1 max-w-[68ch] text-muted">
          Travelers who read the site in Hindi see these instead of the English texts, and the English ones
          where none is here. If you change an English text, it is shown to them in English until its Hindi
          text is changed too.
        </p>
        <p className="mt-1 max-w-[68ch] text-muted">{`${englishPartsInWords(wizard.englishParts)}.`}</p>
      </div>
      {texts.map((name) => (
        <div key={name} className="grid min-w-0 gap-2">
          <h3 className="font-semibold">{tourFieldLabels[name]}</h3>
          <p className="max-w-[68ch] whitespace-pre-line text-sm text-muted">{values[name]}</p>
          <TextAreaField
            label={`${tourFieldLabels[name]} in Hindi`}
            rows={rowsFor(values[name])}
            {...fields.field(`hindi.${name}`)}
          />
        </div>
      ))}
    </div>
  );
}
