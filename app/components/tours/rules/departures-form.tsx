import { useState } from "react";
import { Panel } from "~/components/back-office/panel";
import type { TravelDate } from "~/domain/calendar/calendar";
import { departureCalendar } from "~/domain/departures/departure-months";
import {
  areDeparturesChanged,
  inputOfDepartures,
  valuesOfDepartures,
} from "~/domain/departures/tour-departure-values";
import type { TourDepartureValues } from "~/domain/departures/tour-departure-values";
import { tourDeparturesSchema } from "~/domain/departures/tour-departures";
import type { ComingDeparture, TourDepartures } from "~/domain/departures/tour-departures";
import { BlackOutRows } from "./black-out-rows";
import { DepartureMonths } from "./departure-months";
import { DepartureNotes } from "./departure-notes";
import { PatternFields } from "./pattern-fields";
import { maxSeats } from "~/domain/tour-drafts/tour-form";
import { RuleField } from "./rule-field";
import { RulesForm } from "./rules-form";
import type { RulesAnswer } from "./rules-form";
import { RulesGroup } from "./rules-group";
import { SpanRows } from "./span-rows";

/** Form for a tour's departure days and capacity, with a calendar preview. */
export function DeparturesForm({
  version,
  departures,
  coming,
  today,
  answer,
  isSaved,
  departuresPath,
}: {
  version: number;
  /** Saved values. */
  departures: TourDepartures;
  coming: readonly ComingDeparture[];
  today: TravelDate;
  answer: RulesAnswer<TourDepartureValues> | null;
  isSaved: boolean;
  departuresPath: string | null;
}) {
  const [shownAnswer, setShownAnswer] = useState(answer);
  const [values, setValues] = useState(answer?.values ?? valuesOfDepartures(departures));
  if (answer !== shownAnswer) {
    setShownAnswer(answer);
    if (answer) setValues(answer.values);
  }
  const errorOf = (path: string) => answer?.errors[path]?.[0];
  const change = (part: Partial<TourDepartureValues>) => setValues((before) => ({ ...before, ...part }));
  const field = (name: "capacity" | "cutOffDays", path: string) => ({
    name,
    value: values[name],
    error: errorOf(path),
    onChange: (text: string) => change({ [name]: text }),
  });
  const typed = tourDeparturesSchema.safeParse(inputOfDepartures(values));
  const shown = typed.data ?? departures;
  return (
    <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <RulesForm
        label="Departures"
        version={version}
        answer={answer}
        isSaved={isSaved}
        isChanged={areDeparturesChanged(values, departures)}
        save="Save departures"
      >
        <DepartureNotes
          departures={shown}
          savedCapacity={departures.capacity}
          coming={coming}
          departuresPath={departuresPath}
        />
        <RulesGroup title="Seats and booking">
          <div className="grid gap-3 sm:grid-cols-2">
            <RuleField
              label="Seats per date"
              inputMode="numeric"
              hint={`1 to ${maxSeats}. Sold seats always stay.`}
              {...field("capacity", "capacity")}
            />
            <RuleField
              label="Minimum days to book ahead"
              inputMode="numeric"
              hint="0 allows booking until the day of departure."
              {...field("cutOffDays", "rules.cutOffDays")}
            />
          </div>
        </RulesGroup>
        <PatternFields values={values} change={change} errorOf={errorOf} />
        <SpanRows season={values.season} offSeason={values.offSeason} change={change} errorOf={errorOf} />
        <BlackOutRows
          blackOuts={values.blackOuts}
          setBlackOuts={(blackOuts) => change({ blackOuts })}
          errorOf={errorOf}
        />
      </RulesForm>
      <Panel id="months" title="Next three months" className="lg:sticky lg:top-24">
        {!typed.success && (
          <p className="mb-2 text-sm text-muted">Showing the saved rules, because the form is incomplete.</p>
        )}
        <DepartureMonths months={departureCalendar(shown.rules, coming, { today, count: 3 })} />
      </Panel>
    </div>
  );
}
