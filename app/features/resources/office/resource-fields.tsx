import { useState } from "react";
import { weekdayNames } from "~/domain/calendar/calendar";
import {
  isPerson,
  kindLabels,
  resourceKinds,
  type Resource,
  type ResourceKind,
} from "~/domain/resources/resource";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import type { FormValues } from "~/platform/forms/form-answer";
import type { FormState } from "~/platform/forms/use-form";
import { InputField, SelectField } from "~/ui/field";
import { PhoneField } from "~/ui/phone-input";

/** Values of the form for a new resource. */
export const newResource: FormValues = {
  kind: "guide",
  count: "1",
  weekdays: weekdayNames().map((_, day) => String(day)),
};

/** Returns what the form of a stored resource shows. */
export function savedResource(resource: Resource): FormValues {
  const { kind, name, phone, seats, skills, languages, weekdays, turnMinutes } = resource;
  return {
    kind,
    name,
    phone: phone ?? "",
    seats: String(seats ?? ""),
    skills: skills.join(", "),
    languages: languages.join(", "),
    weekdays: weekdays.map(String),
    turnMinutes: turnMinutes === 0 ? "" : String(turnMinutes),
  };
}

/** Fields of a person, vehicle, room or boat. @param kind fixed for a stored one */
export function ResourceFields({ form, kind: stored }: { form: FormState; kind?: ResourceKind }) {
  const [chosen, setChosen] = useState(form.value("kind"));
  const isHydrated = useHydrated();
  const kind = stored ?? resourceKinds.find((each) => each === chosen) ?? "guide";
  const isUnknown = stored === undefined && !isHydrated;
  const isLong = stored !== undefined || ["skills", "languages", "weekdays", "turnMinutes"].some(form.error);
  return (
    <>
      {stored === undefined ? (
        <SelectField
          label="What"
          required
          options={resourceKinds.map((each) => [each, kindLabels[each]] as const)}
          {...form.field("kind")}
          onInput={(event) => setChosen(event.currentTarget.value)}
        />
      ) : (
        <input type="hidden" name="kind" value={stored} />
      )}
      <InputField
        label="Name"
        required
        autoComplete="off"
        hint={isPerson(kind) ? undefined : "For example its registration number."}
        {...form.field("name")}
      />
      {(isUnknown || isPerson(kind)) && (
        <PhoneField
          label="Phone"
          required={!isUnknown}
          autoComplete="off"
          hint={
            isUnknown
              ? "Of a guide or driver."
              : kind === "guide"
                ? "Confirmed travelers see it from the day before a departure until it ends."
                : undefined
          }
          {...form.field("phone")}
        />
      )}
      {(isUnknown || !isPerson(kind)) && (
        <InputField label="Seats" inputMode="numeric" autoComplete="off" {...form.field("seats")} />
      )}
      {stored === undefined && (isUnknown || !isPerson(kind)) && (
        <InputField
          label="How many"
          inputMode="numeric"
          autoComplete="off"
          hint="Several get numbers after the name: Jeep 1, Jeep 2. People are added one by one."
          {...form.field("count")}
        />
      )}
      <details open={isLong || undefined} className="group">
        <summary className="cursor-pointer py-1 font-semibold">Skills, languages, working days</summary>
        <div className="mt-2 grid gap-3">
          <InputField
            label="Skills"
            hint="Separated by commas: naturalist, rafting"
            {...form.field("skills")}
          />
          {(isUnknown || isPerson(kind)) && (
            <InputField
              label="Languages"
              hint="Separated by commas: Hindi, English"
              {...form.field("languages")}
            />
          )}
          <fieldset>
            <legend className="font-semibold">Working days</legend>
            <div className="flex flex-wrap gap-x-4">
              {weekdayNames().map((weekday, day) => (
                <label key={weekday} className="flex min-h-8 items-center gap-1.5">
                  <input
                    type="checkbox"
                    name="weekdays"
                    value={day}
                    defaultChecked={form.values("weekdays").includes(String(day))}
                    aria-invalid={form.error("weekdays") ? true : undefined}
                    className="size-4 accent-peacock"
                  />
                  <span>{weekday.slice(0, 3)}</span>
                </label>
              ))}
            </div>
            {form.error("weekdays") && (
              <p className="text-sm font-semibold text-danger">{form.error("weekdays")}</p>
            )}
          </fieldset>
          <InputField
            label="Minutes to turn round"
            inputMode="numeric"
            autoComplete="off"
            hint="After a departure, before the next: to clean, refuel or rest."
            {...form.field("turnMinutes")}
          />
        </div>
      </details>
    </>
  );
}
