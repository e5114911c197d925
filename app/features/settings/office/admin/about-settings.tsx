import { aboutLists } from "~/domain/settings/about";
import type { StoredSettings } from "~/domain/settings/settings";
import { TextAreaField } from "~/ui/field";
import { CompactField } from "./compact-field";
import { GroupCard } from "./group-form";

const lists = [
  ["figures", "Figures", "Figure"],
  ["team", "Team", "Person"],
  ["testimonials", "Testimonials", "Testimonial"],
] as const;

/** Statements of the About and home pages. */
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
            min={1800}
            maxLength={4}
            required={false}
            fields={fields}
            className="max-w-32"
          />
          <TextAreaField
            name="story"
            label="Our story"
            hint="An empty line begins a paragraph."
            rows={6}
            maxLength={3000}
            defaultValue={fields.typed("story")}
            error={fields.error("story")}
          />
          {lists.map(([list, title, label]) => (
            <fieldset key={list} className="grid gap-3 border-t border-line pt-3">
              <legend className="float-left font-semibold">{title}</legend>
              {Array.from({ length: aboutLists[list].max }, (_, index) => (
                <div key={index} className="clear-both grid items-start gap-3 sm:grid-cols-2">
                  {Object.entries(aboutLists[list].fields).map(([part, maxLength]) => (
                    <CompactField
                      key={part}
                      path={`${list}.${index}.${part}`}
                      label={`${label} ${index + 1}, ${part}`}
                      inputMode={part === "rating" ? "numeric" : undefined}
                      maxLength={maxLength}
                      required={false}
                      fields={fields}
                    />
                  ))}
                </div>
              ))}
            </fieldset>
          ))}
        </>
      )}
    </GroupCard>
  );
}
