import { useState } from "react";
import { Calendar } from "~/components/ui/calendar";
import { DatePicker } from "~/components/ui/date-picker";
import { controlClasses, Field } from "~/components/ui/field";
import { addDays } from "~/domain/calendar/calendar";
import { fromLocalDate, toLocalDate } from "~/domain/calendar/local-date";
import { Specimen } from "./specimen";

/** Fields, date picker and calendar: empty, filled, with a hint, with an error, disabled. */
export function FormSpecimens({ today }: { today: string }) {
  const [date, setDate] = useState("");
  const last = addDays(today, 60);
  return (
    <>
      <Specimen title="Field">
        <Field label="Required" required className="w-full max-w-md">
          {(control) => <input {...control} className={controlClasses} />}
        </Field>
        <Field label="Optional, with a hint" hint="This is a hint." className="w-full max-w-md">
          {(control) => <input {...control} placeholder="A placeholder" className={controlClasses} />}
        </Field>
        <Field label="With an error" error="Please enter your name." required className="w-full max-w-md">
          {(control) => <input {...control} defaultValue="?" className={controlClasses} />}
        </Field>
        <Field label="Disabled" className="w-full max-w-md">
          {(control) => <input {...control} disabled defaultValue="Fixed" className={controlClasses} />}
        </Field>
        <Field label="Select" required className="w-full max-w-md">
          {(control) => (
            <select {...control} className={controlClasses}>
              <option>Standard</option>
              <option>Deluxe</option>
            </select>
          )}
        </Field>
        <Field label="Text" className="w-full max-w-md">
          {(control) => <textarea {...control} rows={3} className={controlClasses} />}
        </Field>
      </Specimen>
      <Specimen title="Date picker">
        <Field label="Travel date" required className="w-full max-w-md">
          {(control) => <DatePicker {...control} value={date} onChange={setDate} first={today} last={last} />}
        </Field>
        <Field
          label="Travel date, missing"
          error="Please choose a travel date."
          required
          className="w-full max-w-md"
        >
          {(control) => <DatePicker {...control} value="" onChange={setDate} first={today} last={last} />}
        </Field>
      </Specimen>
      <Specimen title="Calendar">
        <Calendar
          mode="single"
          required={false}
          selected={toLocalDate(date)}
          onSelect={(day) => setDate(day ? fromLocalDate(day) : "")}
          defaultMonth={toLocalDate(today)}
          disabled={{ before: toLocalDate(today) ?? new Date(0) }}
        />
      </Specimen>
    </>
  );
}
