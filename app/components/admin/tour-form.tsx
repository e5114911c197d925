import { useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button";
import { monthNames } from "~/domain/calendar";
import { states } from "~/domain/states";
import {
  categories,
  categoryLabels,
  departureCities,
  experienceLabels,
  experiences,
  hours,
  interestLabels,
  interests,
  regionLabels,
  regions,
  scenes,
  tourTypeLabels,
  tourTypes,
} from "~/domain/tour";
import { tourStatuses } from "~/domain/tour-form";
import type { TourFormValues } from "~/domain/tour-form-values";
import { tourStatusLabels } from "~/domain/tour-list";
import { named } from "~/lib/named-options";
import type { OperatorChoice } from "../../../worker/tours/admin-tours.repo";
import { ChoiceField, FormGroup, ListField, SelectField, TextField } from "./tour-fields";
import type { TourFormState } from "./tour-fields";
import { TourItineraryFields } from "./tour-itinerary-fields";

export interface TourFormResult {
  /** What was typed, so that nothing is lost. */
  values: TourFormValues;
  /** The version the form was opened at. */
  version: number | null;
  message: string;
  errors: Record<string, string[]>;
  /** Whether somebody else has changed the tour since. */
  isStale: boolean;
}

function spoken(values: readonly string[]) {
  return values.map(
    (value) => [value, `${value.charAt(0).toUpperCase()}${value.slice(1)}`.replaceAll("-", " ")] as const,
  );
}

/** Everything that is said of a tour. A refusal stands beside its field, and the first one gets the focus. */
export function TourForm({
  values,
  version,
  operators,
  result,
  cancelTo,
}: {
  values: TourFormValues;
  /** The version it is edited from; null for a new tour. */
  version: number | null;
  operators: readonly OperatorChoice[];
  result: TourFormResult | null;
  cancelTo: string;
}) {
  const isBusy = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const shown = result?.values ?? values;
  const [days, setDays] = useState(shown.texts.days);
  const state: TourFormState = { texts: shown.texts, choices: shown.choices, errors: result?.errors ?? {} };
  const editedFrom = result ? result.version : version;

  useEffect(() => {
    if (!result) return;
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    (first ?? message.current)?.focus();
  }, [result]);

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-label="Tour"
      className="mt-4 grid max-w-4xl gap-6"
    >
      {editedFrom !== null && <input type="hidden" name="version" value={editedFrom} />}
      {result && (
        <p
          ref={message}
          role="alert"
          tabIndex={-1}
          className="rounded-card border border-bad bg-bad-ground p-3 font-semibold text-bad"
        >
          {result.message}
          {result.isStale && (
            <>
              {" "}
              What you typed is still here.{" "}
              <a href={cancelTo} target="_blank" rel="noreferrer" className="underline underline-offset-4">
                See what was changed (in a new tab)
              </a>
              , then open this page anew to go on from there.
            </>
          )}
        </p>
      )}
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
          name="region"
          none="Please choose"
          options={named(regions, regionLabels)}
        />
        <SelectField
          state={state}
          name="departureCity"
          none="Please choose"
          options={departureCities.map((city) => [city, city] as const)}
        />
        <SelectField
          state={state}
          name="operator"
          none="Please choose"
          options={operators.map(
            ({ slug, companyName, status }) =>
              [slug, status === "verified" ? companyName : `${companyName} (${status})`] as const,
          )}
        />
        <SelectField
          state={state}
          name="status"
          options={named(tourStatuses, tourStatusLabels)}
          hint={
            version === null
              ? "A new tour goes on sale once it has a picture or an illustration and is published."
              : undefined
          }
        />
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
      <FormGroup
        title="Price and seats"
        hint="Changes hold for new bookings. Days that are sold keep what is sold on them."
      >
        <TextField state={state} name="priceInr" inputMode="numeric" hint="Per traveler, all-in." />
        <TextField
          state={state}
          name="days"
          inputMode="numeric"
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        <TextField state={state} name="capacity" inputMode="numeric" hint="Seats on each travel date." />
      </FormGroup>
      <FormGroup title="In words">
        <TextField state={state} name="subtitle" className="sm:col-span-2" hint="One line below the title." />
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
      <TourItineraryFields typed={shown.itinerary} days={days} errors={state.errors} />
      <FormGroup title="Good to know">
        <ListField state={state} name="inclusions" hint="One on each line." />
        <ListField state={state} name="exclusions" hint="One on each line." />
        <ListField state={state} name="carry" hint="One on each line." />
        <ListField state={state} name="permits" rows={2} isOptional />
        <TextField state={state} name="meetingPoint" className="sm:col-span-2" />
      </FormGroup>
      <FormGroup
        title="Map and picture"
        hint="What is left empty is chosen: the middle of the state, a landscape of its type. Without an uploaded picture the region's illustration is shown."
      >
        <TextField state={state} name="latitude" inputMode="decimal" isOptional />
        <TextField state={state} name="longitude" inputMode="decimal" isOptional />
        <SelectField state={state} name="scene" none="By its type" isOptional options={spoken(scenes)} />
        <SelectField state={state} name="hour" options={spoken(hours)} />
        <TextField
          state={state}
          name="motif"
          className="sm:col-span-2"
          isOptional
          hint="What the place is known by. Uploaded pictures have descriptions of their own."
        />
      </FormGroup>
      <div className="sticky bottom-0 -mx-2 flex flex-wrap gap-3 border-t border-line bg-paper px-2 py-3">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? "Saving …" : version === null ? "Add Tour" : "Save changes"}
        </Button>
        <Link to={cancelTo} className={buttonClasses("secondary")}>
          Cancel
        </Link>
      </div>
    </Form>
  );
}
