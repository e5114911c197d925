import type { Route } from "./+types/basics";
import { ChoiceField, FormGroup, ListField, SelectField, TextField } from "~/components/admin/tour-fields";
import { StepForm } from "~/components/operator/tour-wizard/step-form";
import { monthNames } from "~/domain/calendar";
import { states } from "~/domain/states";
import {
  categories,
  categoryLabels,
  departureCities,
  experienceLabels,
  experiences,
  interestLabels,
  interests,
  tourTypeLabels,
  tourTypes,
} from "~/domain/tour";
import { named } from "~/lib/named-options";
import { saveTourStepPage } from "~/lib/save-tour-step.server";

export function action({ context, params, request, url }: Route.ActionArgs) {
  return saveTourStepPage(context, { slug: params.slug, request, url });
}

export default function Basics() {
  return (
    <StepForm step="edit">
      {(state) => (
        <>
          <FormGroup title="The tour">
            <TextField
              state={state}
              name="title"
              className="sm:col-span-2"
              hint="Begins with the place; no price, no capitals only."
            />
            <TextField state={state} name="place" hint="As people say it: “Ooty”." />
            <SelectField
              state={state}
              name="state"
              none="Please choose"
              options={states.map((value) => [value, value] as const)}
            />
            <SelectField
              state={state}
              name="departureCity"
              none="Please choose"
              options={departureCities.map((city) => [city, city] as const)}
            />
            <TextField state={state} name="days" inputMode="numeric" hint="Agrees with the itinerary." />
            <SelectField
              state={state}
              name="type"
              none="Please choose"
              options={named(tourTypes, tourTypeLabels)}
            />
            <SelectField
              state={state}
              name="category"
              none="None"
              isOptional
              options={named(categories, categoryLabels)}
            />
          </FormGroup>
          <FormGroup title="In words">
            <TextField
              state={state}
              name="subtitle"
              className="sm:col-span-2"
              hint="One line below the title, 10 to 120 characters."
            />
            <ListField
              state={state}
              name="description"
              rows={8}
              hint="An empty line begins a new paragraph. The first one is the summary on cards."
            />
            <ListField state={state} name="highlights" hint="One on each line, three to eight." />
          </FormGroup>
          <FormGroup title="For whom and when">
            <ChoiceField
              state={state}
              name="bestMonths"
              options={monthNames.map((name, index) => [String(index + 1), name] as const)}
            />
            <ChoiceField state={state} name="experiences" options={named(experiences, experienceLabels)} />
            <ChoiceField state={state} name="interests" options={named(interests, interestLabels)} />
          </FormGroup>
        </>
      )}
    </StepForm>
  );
}
