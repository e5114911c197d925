import { useState } from "react";
import { Link } from "react-router";
import { z } from "zod";
import {
  FormGroup,
  GoodToKnowFields,
  OtherStates,
  TextGroups,
} from "~/features/tour-drafts/office/form-groups";
import { TourField, TourFieldList, type TourFormState } from "~/features/tour-drafts/office/tour-field";
import { CutOffFields, StartTimeField } from "~/features/tours/office/rules/cut-off-fields";
import { RulesGroup } from "~/features/tours/office/rules/rules-form";
import { useFieldsOf } from "~/features/tours/office/rules/use-rules-fields";
import { AnsweredForm, FormProblem, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { everyDay, startAndCutOffSchema, type DepartureRules } from "~/domain/departures/departure-rules";
import { toFields } from "~/domain/form-fields";
import {
  readTourForm,
  maxTourDays,
  type DayValues,
  type TourFormValues,
} from "~/domain/tour-drafts/tour-form";
import { withRow } from "~/domain/tour-drafts/tour-draft";
import { placeOfTour, routeWarnings } from "~/domain/tour-drafts/tour-warnings";
import type { FormValues } from "~/platform/forms/form-answer";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { DayFactsFields, placeBefore } from "~/features/tour-drafts/office/day-facts-fields";
import { DayFields } from "~/features/tour-drafts/office/day-fields";
import { PracticalFields } from "~/features/tour-drafts/office/practical-fields";
import type { ClimateChoice } from "../../../../../worker/tours/climate-stations.repo";
import type { OperatorChoice } from "../../../../../worker/tours/admin/admin-tours.repo";

export function TourForm({
  values,
  version,
  operators,
  stations,
  departures = everyDay,
  cancelTo,
}: {
  values: TourFormValues;
  /** Version being edited; null for a new tour. */
  version: number | null;
  operators: readonly OperatorChoice[];
  stations: readonly ClimateChoice[];
  /** When the tour leaves, to judge its closures. */
  departures?: DepartureRules;
  cancelTo: string;
}) {
  const form = useForm();
  const { refused } = form;
  const shown = refused ? typedValues(refused.values) : values;
  const [days, setDays] = useState(shown.days);
  const state: TourFormState = { values: shown, errors: refused?.errors ?? {} };
  return (
    <AnsweredForm form={form} preventScrollReset aria-label="Tour" className="mt-4 grid max-w-4xl gap-6">
      {version !== null && <input type="hidden" name="version" value={form.value("version") || version} />}
      <FormProblem form={form} review={cancelTo} />
      <FormGroup title="Tour">
        <TourFieldList state={state} names={["title", "place", "state", "region", "departureCity"]} />
        <OtherStates state={state} />
        <TourField
          state={state}
          name="operator"
          options={operators.map(
            ({ slug, companyName, status }) =>
              [slug, status === "verified" ? companyName : `${companyName} (${status})`] as const,
          )}
        />
        <TourField
          state={state}
          name="status"
          hint={
            version === null
              ? "A new tour needs an image or an illustration before it can go on sale."
              : undefined
          }
        />
        <TourFieldList state={state} names={["type", "category"]} />
      </FormGroup>
      <FormGroup title="Price and seats" hint="Changes apply to new bookings only.">
        <TourField state={state} name="priceInr" />
        <TourField state={state} name="days" onType={setDays} />
        <TourField state={state} name="capacity" />
      </FormGroup>
      {version === null && <NewDepartures form={form} />}
      <TextGroups state={state} />
      <TourItineraryFields values={shown} days={days} errors={state.errors} />
      <GoodToKnowFields state={state} />
      <PracticalFields
        key={JSON.stringify(shown.practical)}
        values={shown}
        errors={state.errors}
        departures={departures}
        stations={stations}
      />
      <FormGroup
        title="Map and picture"
        hint="Empty fields get defaults: the center of the state and a landscape for the tour type."
      >
        <TourFieldList state={state} names={["latitude", "longitude", "scene", "hour", "motif"]} />
      </FormGroup>
      <div className="sticky bottom-0 -mx-2 flex flex-wrap gap-3 border-t border-line bg-paper px-2 py-3">
        <SubmitButton form={form} busy="Saving…">
          {version === null ? "Add Tour" : "Save changes"}
        </SubmitButton>
        <Link to={cancelTo} className={buttonClasses("secondary")}>
          Cancel
        </Link>
      </div>
    </AnsweredForm>
  );
}

function typedValues(fields: FormValues): TourFormValues {
  const values = readTourForm(Object.entries(fields));
  return typeof fields.rows === "string" ? { ...values, ...withRow(values, fields.rows) } : values;
}

const newDepartureSchema = z.object({ rules: startAndCutOffSchema });
const newDeparture = toFields({ rules: { startTime: everyDay.startTime, cutOff: everyDay.cutOff } });

/** Start time and booking cut-off of a new tour. An existing tour has them on its page of departures. */
function NewDepartures({ form }: { form: FormState }) {
  const fields = useFieldsOf(form, newDepartureSchema, newDeparture);
  return (
    <>
      <RulesGroup title="Start">
        <div className="sm:w-1/2">
          <StartTimeField fields={fields} />
        </div>
      </RulesGroup>
      <CutOffFields fields={fields} />
    </>
  );
}

const nothing: DayValues = { title: "", text: "" };

/** Fields for each day of the tour. Days that already have text stay even if the duration gets shorter. */
function TourItineraryFields({
  values,
  days,
  errors,
}: {
  values: TourFormValues;
  /** Current value of the duration field. */
  days: string;
  errors: Record<string, string>;
}) {
  const [rows, setRows] = useState<readonly DayValues[]>(values.itinerary);
  const writtenDays = rows.findLastIndex(({ title, text }) => title !== "" || text !== "") + 1;
  const wanted = Math.min(Math.max(Math.trunc(Number(days)) || 1, writtenDays), maxTourDays);

  const warnings = routeWarnings({ ...values, itinerary: [...rows] });

  function change(index: number, part: Partial<DayValues>) {
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
            errors={errors}
            isMissing={errors.itinerary !== undefined && !rows[index]?.title}
            onType={(part) => change(index, part)}
          />
          <DayFactsFields
            number={index + 1}
            day={rows[index] ?? nothing}
            isLast={index === wanted - 1}
            errors={errors}
            warnings={warnings.filter(({ day }) => day === index + 1)}
            before={placeBefore(rows, index)}
            around={placeOfTour(values)}
            onType={(part) => change(index, part)}
          />
        </div>
      ))}
    </fieldset>
  );
}
