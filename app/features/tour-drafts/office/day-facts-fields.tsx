import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide";
import { RuleField } from "~/features/tours/office/rules/rule-field";
import { Button } from "~/ui/button";
import { textAt, withField, type FormFields } from "~/domain/form-fields";
import { tourFactLabels as labels } from "~/domain/tour-drafts/tour-fact-labels";
import type { DayValues } from "~/domain/tour-drafts/tour-form";
import { tourFactMessages } from "~/domain/tours/facts/messages";
import { coordinatesSchema, maxStops, meals, type Coordinates } from "~/domain/tours/itinerary";
import type { ItineraryIssue } from "~/domain/tours/itinerary-rules";
import { placeTyping } from "~/domain/tour-drafts/typed-facts";
import { typed } from "~/domain/typed-values";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { useInputEvent } from "~/platform/forms/use-input-event";
import { errorAt } from "~/platform/forms/use-typed-fields";
import { Icon } from "~/ui/icon";
import { FactCheck, FactChoices, FactSelect, FactWarnings } from "./fact-field";
import { FieldsFold } from "./fold";
import { StopMap } from "./stop-map";

type StopValues = NonNullable<DayValues["stops"]>[number];

const typedPlace = typed(coordinatesSchema, placeTyping);
const meansOptions = Object.entries(tourFactMessages().means);
const bedOptions = Object.entries(tourFactMessages().beds);
const mealOptions = meals.map((meal) => [meal, `${meal.charAt(0).toUpperCase()}${meal.slice(1)}`] as const);
const starOptions = [1, 2, 3, 4, 5].map((stars) => [String(stars), String(stars)] as const);

/** Returns the place of the last stop before a day. */
export function placeBefore(days: readonly DayValues[], index: number): Coordinates | null {
  const stops = days.slice(0, index).flatMap((day) => day.stops ?? []);
  return placeOf(stops.at(-1));
}

function placeOf(stop: StopValues | undefined): Coordinates | null {
  return (stop && typedPlace.safeParse(stop.at).data) ?? null;
}

function asGroup(fields: FormFields): Record<string, FormFields> {
  return typeof fields === "string" || Array.isArray(fields) ? {} : fields;
}

/** Stops, meals and bed of a day, folded. All are optional. */
export function DayFactsFields({
  number,
  day,
  isLast,
  errors,
  warnings,
  before,
  around,
  onType,
}: {
  number: number;
  day: DayValues;
  isLast: boolean;
  errors: Readonly<Record<string, string>>;
  /** Warnings of this day. */
  warnings: readonly ItineraryIssue[];
  /** Last stop of the day before. */
  before: Coordinates | null;
  /** The tour's own place. */
  around: Coordinates | null;
  onType: (part: Partial<DayValues>) => void;
}) {
  const { within, noteChange } = useInputEvent<HTMLDivElement>();
  const isHydrated = useHydrated();
  const { stops = [], bed = {} } = day;
  const path = `itinerary.${number - 1}`;
  const error = (name: string) => errorAt(errors, `${path}.${name}`);
  const hasErrors = ["stops", "meals", "bed"].some((name) => error(name) !== undefined);

  function change(next: StopValues[]) {
    onType({ stops: next });
    noteChange();
  }

  function type(index: number, part: string, text: string) {
    onType({
      stops: stops.map((stop, at) => (at === index ? asGroup(withField(stop, part, text)) : stop)),
    });
  }

  function bedField(part: string) {
    return {
      name: `${path}.bed.${part}`,
      value: textAt(bed, part),
      error: error(`bed.${part}`),
      onChange: (text: string) => onType({ bed: asGroup(withField(bed, part, text)) }),
    };
  }

  return (
    <div ref={within}>
      <FieldsFold
        title="Stops, meals and bed"
        hasErrors={hasErrors}
        note={
          <>
            <span>{inWords(stops.length)}</span>
            {warnings.length > 0 && (
              <span className="font-semibold text-warning">{`, ${warnings.length} to check`}</span>
            )}
          </>
        }
      >
        {(isOpen) => (
          <>
            {isOpen && isHydrated && stops.length > 0 && (
              <StopMap
                label={`Map of day ${number}`}
                stops={stops.map((stop) => ({ place: textAt(stop, "place"), at: placeOf(stop) }))}
                before={before}
                around={around}
                onMove={(index, at) => {
                  type(index, "at", at.join(", "));
                  noteChange();
                }}
              />
            )}
            <FactWarnings
              messages={warnings.filter(({ stop }) => stop === 0).map(({ message }) => message)}
            />
            {errors[`${path}.stops`] !== undefined && (
              <p className="text-sm font-semibold text-danger">{errors[`${path}.stops`]}</p>
            )}
            {stops.length > 0 && (
              <ol className="grid gap-4">
                {stops.map((stop, index) => (
                  <StopFields
                    key={index}
                    label={`Day ${number}, stop ${index + 1}`}
                    path={`${path}.stops.${index}`}
                    place={{ index, count: stops.length, isFirst: number === 1 && index === 0 }}
                    stop={stop}
                    errors={errors}
                    warnings={warnings
                      .filter((each) => each.stop === index + 1)
                      .map(({ message }) => message)}
                    onType={(part, text) => type(index, part, text)}
                    onMove={(by) => change(moved(stops, index, by))}
                    onRemove={() => change(stops.toSpliced(index, 1))}
                  />
                ))}
              </ol>
            )}
            <Button
              variant="secondary"
              className="min-h-9 justify-self-start px-3 py-1 text-sm"
              aria-disabled={stops.length >= maxStops || undefined}
              onClick={() => stops.length < maxStops && change([...stops, {}])}
            >
              <Icon icon={Plus} className="size-4" />
              <span>{`Add stop ${stops.length + 1} to day ${number}`}</span>
            </Button>
            <FactChoices
              name={`${path}.meals`}
              label={labels.meals ?? ""}
              options={mealOptions}
              chosen={day.meals ?? []}
              error={error("meals")}
              onChange={(chosen) => onType({ meals: chosen })}
            />
            {(!isLast || Object.keys(bed).length > 0) && (
              <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-4">
                <legend className="mb-1 text-sm font-semibold">{labels.bed}</legend>
                <FactSelect label="Kind" options={bedOptions} {...bedField("kind")} />
                <RuleField label="Place of the night" required={false} {...bedField("place")} />
                <FactSelect label="Stars" options={starOptions} {...bedField("stars")} />
                <RuleField label={labels.class ?? ""} required={false} {...bedField("class")} />
              </fieldset>
            )}
          </>
        )}
      </FieldsFold>
    </div>
  );
}

function inWords(stops: number): string {
  if (stops === 0) return "optional";
  return stops === 1 ? "1 stop" : `${stops} stops`;
}

function moved(stops: StopValues[], index: number, by: -1 | 1): StopValues[] {
  const stop = stops[index];
  const to = index + by;
  return !stop || to < 0 || to >= stops.length ? stops : stops.toSpliced(index, 1).toSpliced(to, 0, stop);
}

function StopFields({
  label,
  path,
  place: { index, count, isFirst },
  stop,
  errors,
  warnings,
  onType,
  onMove,
  onRemove,
}: {
  label: string;
  /** Name of the group of fields. */
  path: string;
  place: { index: number; count: number; isFirst: boolean };
  stop: StopValues;
  errors: Readonly<Record<string, string>>;
  warnings: readonly string[];
  onType: (part: string, text: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  function field(part: string) {
    return {
      name: `${path}.${part}`,
      label: labels[part] ?? part,
      value: textAt(stop, part),
      error: errorAt(errors, `${path}.${part}`),
      onChange: (text: string) => onType(part, text),
    };
  }
  const hasWay = !isFirst || ["by", "km", "minutes"].some((part) => textAt(stop, part) !== "");
  return (
    <li aria-label={label} className="grid gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="flex items-center gap-1">
        <p aria-hidden className="grow font-semibold">
          {`Stop ${index + 1}`}
        </p>
        <RowButton label={`Move ${label} up`} isOff={index === 0} onClick={() => onMove(-1)}>
          <Icon icon={ArrowUp} className="size-4" />
        </RowButton>
        <RowButton label={`Move ${label} down`} isOff={index === count - 1} onClick={() => onMove(1)}>
          <Icon icon={ArrowDown} className="size-4" />
        </RowButton>
        <RowButton label={`Remove ${label}`} isOff={false} onClick={onRemove}>
          <Icon icon={Trash2} className="size-4 text-danger" />
        </RowButton>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-6">
        <RuleField {...field("place")} className="col-span-2 sm:col-span-3" />
        <RuleField {...field("at")} className="col-span-2 sm:col-span-3" />
        {hasWay && (
          <>
            <FactSelect {...field("by")} options={meansOptions} className="col-span-2" />
            <RuleField {...field("km")} required={false} inputMode="decimal" className="sm:col-span-2" />
            <RuleField {...field("minutes")} required={false} inputMode="numeric" className="sm:col-span-2" />
          </>
        )}
        <RuleField {...field("arrive")} required={false} type="time" className="sm:col-span-2" />
        <RuleField {...field("leave")} required={false} type="time" className="sm:col-span-2" />
        <RuleField {...field("stay")} required={false} inputMode="numeric" className="sm:col-span-2" />
        <FactCheck {...field("sunrise")} className="col-span-2 self-end" />
        {(warnings.length > 0 || textAt(stop, "detour") !== "" || field("detour").error) && (
          <RuleField
            {...field("detour")}
            hint="If the way is over twice as long as the straight line."
            required={false}
            className="col-span-2 sm:col-span-4"
          />
        )}
      </div>
      <FactWarnings messages={warnings} />
    </li>
  );
}

function RowButton({
  label,
  isOff,
  onClick,
  children,
}: {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <Button
      variant="secondary"
      aria-label={label}
      aria-disabled={isOff || undefined}
      className="size-9 min-h-9 p-0"
      onClick={() => !isOff && onClick()}
    >
      {children}
    </Button>
  );
}
