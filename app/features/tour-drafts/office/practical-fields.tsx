import { RuleField } from "~/features/tours/office/rules/rule-field";
import { dividedRow, RemoveCell, RuleRows } from "~/features/tours/office/rules/rule-rows";
import { monthNames } from "~/domain/calendar/calendar";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { isEmpty } from "~/domain/form-fields";
import { tourFactLabels as labels } from "~/domain/tour-drafts/tour-fact-labels";
import type { TourFormValues } from "~/domain/tour-drafts/tour-form";
import { tourFactMessages } from "~/domain/tours/facts/messages";
import { factsLimits, perishableKinds } from "~/domain/tours/practical-facts";
import { tourMessages } from "~/domain/tours/messages";
import { interests, type Interest } from "~/domain/tours/tour";
import { errorAt, useTypedFields } from "~/platform/forms/use-typed-fields";
import { cn } from "~/ui/cn";
import type { ClimateChoice } from "../../../../worker/tours/climate-stations.repo";
import { Closures } from "./closure-fields";
import { FactCheck, FactLines, FactSelect } from "./fact-field";
import { factField, numbered, pairs, FactSection, twoColumns, type SectionProps } from "./practical-section";
import type { Options } from "./tour-controls";

const perishables: Options = perishableKinds.map(
  (kind) => [kind, `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`] as const,
);
const withoutWords = "Coordinates as a map service shows them: 27.1751, 78.0421";

const interestNames: Record<Interest, string> = {
  family: "families",
  solo: "solo travelers",
  couples: "couples",
  groups: "groups",
};

/**
 * A tour's practical facts in folded sections. They are optional, but go together: a tour that states any of them states where it meets and
 * ends, its fitness, accessibility, guides and rooms.
 */
export function PracticalFields({
  values,
  errors,
  departures,
  stations,
}: {
  values: TourFormValues;
  errors: Readonly<Record<string, string>>;
  /** To judge the closures by. */
  departures: DepartureRules;
  stations: readonly ClimateChoice[];
}) {
  const { within, fields } = useTypedFields({ practical: values.practical }, (name) => errorAt(errors, name));
  const isBegun = !isEmpty(fields.typed);
  const section = { fields, isBegun };
  return (
    <div ref={within} className="grid min-w-0 gap-3">
      <h2 className="text-xl">Practical facts</h2>
      <p className="text-sm text-muted">
        Answers to questions before booking. Optional; once you begin, the first four sections require every
        field that isn’t marked “optional”.
      </p>
      <Meeting {...section} />
      <Fitness {...section} />
      <Access {...section} />
      <Guides {...section} />
      <Gates fields={fields} />
      <Permits fields={fields} />
      <Closures fields={fields} values={values} departures={departures} />
      <Reasons fields={fields} stations={stations} />
      <Sources fields={fields} />
    </div>
  );
}

function Meeting({ fields, isBegun }: SectionProps) {
  return (
    <FactSection fields={fields} title="Meeting and end" parts={["meetingAt", "landmark", "endPoint"]}>
      <div className={twoColumns}>
        <RuleField {...factField(fields, "meetingAt")} hint={withoutWords} required={isBegun} />
        <RuleField
          {...factField(fields, "landmark.place")}
          label="Landmark nearby"
          hint="The way from it is drawn for travelers."
          required={false}
        />
        <RuleField
          {...factField(fields, "landmark.at")}
          label="Landmark, latitude and longitude"
          required={false}
        />
        <RuleField {...factField(fields, "endPoint.place")} label="End point" required={isBegun} />
        <RuleField
          {...factField(fields, "endPoint.at")}
          label="End point, latitude and longitude"
          required={isBegun}
        />
        <RuleField {...factField(fields, "endPoint.time")} type="time" required={false} />
      </div>
    </FactSection>
  );
}

function Fitness({ fields, isBegun }: SectionProps) {
  return (
    <FactSection fields={fields} title="Fitness and age" parts={["fitness", "minAge", "notFor"]}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <FactSelect
          {...factField(fields, "fitness.level")}
          label="Fitness"
          options={pairs(tourMessages().fitness)}
          required={isBegun}
        />
        <RuleField {...factField(fields, "fitness.kmPerDay")} inputMode="decimal" required={false} />
        <RuleField
          {...factField(fields, "fitness.steps")}
          label="Stairs in one go"
          inputMode="numeric"
          required={false}
        />
        <RuleField {...factField(fields, "fitness.climbMetres")} inputMode="numeric" required={false} />
        <RuleField
          {...factField(fields, "fitness.note")}
          label="How demanding it is, in a sentence"
          required={isBegun}
          className="col-span-2 sm:col-span-3"
        />
        <RuleField {...factField(fields, "minAge")} inputMode="numeric" required={false} />
      </div>
      <FactLines {...factField(fields, "notFor")} />
    </FactSection>
  );
}

function Access({ fields, isBegun }: SectionProps) {
  return (
    <FactSection fields={fields} title="Accessibility" parts={["access"]}>
      <div className={twoColumns}>
        <FactSelect
          {...factField(fields, "access.wheelchair")}
          label="Possible in a wheelchair"
          options={pairs(tourFactMessages().wheelchair)}
          required={isBegun}
        />
        {(["steps", "toilets", "vehicle"] as const).map((part) => (
          <RuleField key={part} {...factField(fields, `access.${part}`)} required={isBegun} />
        ))}
      </div>
    </FactSection>
  );
}

function Guides({ fields, isBegun }: SectionProps) {
  return (
    <FactSection fields={fields} title="Guides and rooms" parts={["guides", "rooms"]}>
      <div className={twoColumns}>
        <FactSelect
          {...factField(fields, "guides.kind")}
          label="Guide"
          options={pairs(tourFactMessages().guides)}
          required={isBegun}
        />
        <FactLines {...factField(fields, "guides.languages")} required={isBegun} />
        <FactSelect
          {...factField(fields, "rooms.solo")}
          options={pairs(tourFactMessages().solo)}
          required={isBegun}
        />
        <RuleField {...factField(fields, "rooms.note")} label="About the rooms" required={false} />
        <RuleField {...factField(fields, "rooms.choice")} required={false} />
      </div>
    </FactSection>
  );
}

function Gates({ fields }: Pick<SectionProps, "fields">) {
  return (
    <FactSection fields={fields} title="Gate fees and prohibitions" parts={["gateFees", "notAllowed"]}>
      <RuleRows
        fields={fields}
        name="practical.gateFees"
        one="Gate fee"
        add="Add a gate fee"
        max={factsLimits.gateFees}
        many="gate fees"
        rowClassName={cn(dividedRow, "sm:grid-cols-[2fr_1fr_1fr_auto]")}
      >
        {({ name, remove }) => (
          <>
            <RuleField label="Site" className="col-span-2 sm:col-span-1" {...fields.field(`${name}.site`)} />
            <RuleField
              label="Foreign guests, ₹"
              inputMode="numeric"
              required={false}
              {...fields.field(`${name}.foreignInr`)}
            />
            <RuleField
              label="Indian guests, ₹"
              inputMode="numeric"
              required={false}
              {...fields.field(`${name}.indianInr`)}
            />
            <RemoveCell>{remove}</RemoveCell>
            <FactCheck
              label="The fee for Indian guests is in the price"
              className="col-span-2 sm:col-span-4"
              {...fields.field(`${name}.isIncluded`)}
            />
          </>
        )}
      </RuleRows>
      <FactLines {...factField(fields, "notAllowed")} />
    </FactSection>
  );
}

function Permits({ fields }: Pick<SectionProps, "fields">) {
  return (
    <FactSection fields={fields} title="Permits" parts={["permitList"]}>
      <RuleRows
        fields={fields}
        name="practical.permitList"
        one="Permit"
        add="Add a permit"
        max={factsLimits.permits}
        many="permits"
        rowClassName={cn(dividedRow, "sm:grid-cols-[2fr_1fr_1fr_1fr_auto]")}
      >
        {({ name, remove }) => (
          <>
            <RuleField
              label="Permit"
              className="col-span-2 sm:col-span-1"
              {...fields.field(`${name}.name`)}
            />
            <FactSelect
              label="Needed by"
              options={pairs(tourFactMessages().permitHolders)}
              required
              {...fields.field(`${name}.for`)}
            />
            <FactSelect
              label="Got by"
              options={pairs(tourFactMessages().permitGetters)}
              required
              {...fields.field(`${name}.by`)}
            />
            <RuleField
              label="Days before"
              inputMode="numeric"
              required={false}
              {...fields.field(`${name}.days`)}
            />
            <RemoveCell>{remove}</RemoveCell>
          </>
        )}
      </RuleRows>
    </FactSection>
  );
}

function Reasons({
  fields,
  stations,
}: Pick<SectionProps, "fields"> & { stations: readonly ClimateChoice[] }) {
  return (
    <FactSection fields={fields} title="Suitability and climate" parts={["interestReasons", "climate"]}>
      <div className={twoColumns}>
        {interests.map((interest) => (
          <RuleField
            key={interest}
            label={`Why it suits ${interestNames[interest]}`}
            required={false}
            {...fields.field(`practical.interestReasons.${interest}`)}
          />
        ))}
        <FactSelect
          {...factField(fields, "climate")}
          hint="The weather station whose climate is most like the tour's."
          options={stations.map(({ key, station }) => [key, station] as const)}
        />
      </div>
    </FactSection>
  );
}

function Sources({ fields }: Pick<SectionProps, "fields">) {
  return (
    <FactSection fields={fields} title="Sources, and what to look up again" parts={["sources", "recheck"]}>
      <RuleRows
        fields={fields}
        name="practical.sources"
        one="Source"
        add="Add a source"
        max={factsLimits.sources}
        many="sources"
        rowClassName={cn(dividedRow, "sm:grid-cols-[2fr_2fr_auto_auto]")}
      >
        {({ name, remove }) => (
          <>
            <RuleField label="Fact" className="col-span-2 sm:col-span-1" {...fields.field(`${name}.fact`)} />
            <RuleField
              label="Publisher and title, or address"
              className="col-span-2 sm:col-span-1"
              {...fields.field(`${name}.source`)}
            />
            <RuleField label={labels.on ?? ""} type="date" {...fields.field(`${name}.on`)} />
            <RemoveCell>{remove}</RemoveCell>
          </>
        )}
      </RuleRows>
      <RuleRows
        fields={fields}
        name="practical.recheck"
        one="Fact to look up again"
        add="Add a fact to look up again"
        max={factsLimits.rechecks}
        many="facts to look up again"
        rowClassName={cn(dividedRow, "sm:grid-cols-[1fr_2fr_1fr_auto]")}
      >
        {({ name, remove }) => (
          <>
            <FactSelect label="Kind" options={perishables} required {...fields.field(`${name}.kind`)} />
            <FactSelect
              label="Month"
              options={numbered(monthNames(), 1)}
              required
              {...fields.field(`${name}.month`)}
            />
            <RuleField label="Fact" className="col-span-2 sm:col-span-1" {...fields.field(`${name}.fact`)} />
            <RemoveCell>{remove}</RemoveCell>
          </>
        )}
      </RuleRows>
    </FactSection>
  );
}
