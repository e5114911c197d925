import { maxFigures, maxTeam, maxTestimonials } from "~/domain/settings/about";
import type { StoredSettings } from "~/domain/settings/settings";
import { TextAreaField } from "~/ui/field";
import { CompactField } from "./compact-field";
import { GroupCard, type GroupFields } from "./group-form";

type Part = readonly [name: string, label: string];

/** Fields for the statements of the About and home pages. */
export function AboutSettings({ stored }: { stored: StoredSettings<"about"> }) {
  return (
    <GroupCard
      name="about"
      title="About us"
      intro="Shown on the About page, testimonials on the home page. Sections without an entry are left out. Enter only what you can prove, and testimonials with their author's consent."
      stored={stored}
    >
      {(fields) => (
        <>
          <CompactField
            path="foundedYear"
            label="Founded in"
            inputMode="numeric"
            required={false}
            fields={fields}
            className="max-w-32"
          />
          <TextAreaField
            name="story"
            label="Our story"
            hint="An empty line begins a paragraph."
            rows={6}
            defaultValue={fields.typed("story")}
            error={fields.error("story")}
          />
          <Lines
            name="figures"
            title="Figures"
            of="figure"
            max={maxFigures}
            parts={[
              ["figure", "Figure"],
              ["title", "Title"],
              ["text", "Text"],
            ]}
            fields={fields}
          />
          <Lines
            name="team"
            title="Team"
            of="person"
            max={maxTeam}
            parts={[
              ["name", "Name"],
              ["role", "Role"],
              ["text", "Text"],
            ]}
            fields={fields}
          />
          <Lines
            name="testimonials"
            title="Testimonials"
            of="testimonial"
            max={maxTestimonials}
            parts={[
              ["name", "Name"],
              ["location", "Place"],
              ["rating", "Stars"],
              ["quote", "Quote"],
            ]}
            fields={fields}
          />
        </>
      )}
    </GroupCard>
  );
}

function Lines({
  name,
  title,
  of,
  max,
  parts,
  fields,
}: {
  name: string;
  title: string;
  /** Ends the labels, with a number. */
  of: string;
  max: number;
  parts: readonly Part[];
  fields: GroupFields;
}) {
  return (
    <fieldset className="grid gap-2 border-t border-line pt-3">
      <legend className="float-left font-semibold">{title}</legend>
      {Array.from({ length: max }, (_, index) => (
        <div key={index} className="clear-both grid items-start gap-3 sm:grid-cols-3">
          {parts.map(([part, label]) => (
            <CompactField
              key={part}
              path={`${name}.${index}.${part}`}
              label={`${label}, ${of} ${index + 1}`}
              required={false}
              fields={fields}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
