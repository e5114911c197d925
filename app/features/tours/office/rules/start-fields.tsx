import { maxSpans, maxStarts } from "~/domain/departures/departure-rules";
import { SelectField } from "~/ui/field";
import { KindFields } from "./kind-choice";
import { RuleField } from "./rule-field";
import { RemoveCell, RuleRows } from "./rule-rows";
import { SeasonDays } from "./season-days";
import type { RulesFields } from "./use-rules-fields";
import { WeekdayChoice } from "./weekday-choice";

const name = "rules.starts";

const cutOffs = [
  ["", "As the tour"],
  ["hours", "Hours before the start"],
  ["days", "Days before, at a time"],
] as const;

/** Start time of the tour; several of them, a day pass and how long it lasts are folded until there are any. */
export function StartFields({ fields }: { fields: RulesFields<unknown> }) {
  const { rows, text } = fields;
  const isFolded = rows(name).length === 0 && text("rules.openUntil") === "" && text("rules.lasts") === "";
  /** The first row takes the tour's start time over. */
  function changeRows(change: string) {
    const startTime = text("rules.startTime");
    if (rows(name).length > 0 || startTime === "") return fields.changeRows(change);
    fields.set(name, [{ time: startTime }, ""]);
    fields.set("rules.startTime", "");
  }
  return (
    <>
      {(rows(name).length === 0 || text("rules.startTime") !== "") && (
        <RuleField
          label="Start time, IST"
          type="time"
          hint="When travelers meet on the first day. Booked travelers are notified of a change."
          {...fields.field("rules.startTime")}
        />
      )}
      <details open={!isFolded || undefined} className="sm:col-span-2">
        <summary className="cursor-pointer text-sm text-peacock underline underline-offset-4">
          Several start times, or a day pass
        </summary>
        <div className="mt-3 grid gap-3">
          {fields.error(name) && <p className="text-sm font-semibold text-danger">{fields.error(name)}</p>}
          <RuleRows
            fields={{ rows, changeRows }}
            name={name}
            one="Start time"
            add="Add another start time"
            max={maxStarts}
            many="start times"
            rowClassName="grid grid-cols-2 items-start gap-x-3 gap-y-2 border-t border-line pt-3 sm:grid-cols-[1fr_1fr_2fr_auto]"
          >
            {({ name: row, remove }) => <StartRow fields={fields} name={row} remove={remove} />}
          </RuleRows>
          <div className="grid gap-3 sm:grid-cols-2">
            <RuleField
              label="Open until, IST"
              type="time"
              required={false}
              hint="A day pass: guests come at any time from the start on."
              {...fields.field("rules.openUntil")}
            />
            <RuleField
              label="Lasts, minutes"
              inputMode="numeric"
              required={false}
              {...fields.field("rules.lasts")}
            />
          </div>
        </div>
      </details>
    </>
  );
}

function StartRow({
  fields,
  name: row,
  remove,
}: {
  fields: RulesFields<unknown>;
  name: string;
  remove: React.ReactNode;
}) {
  const kind = fields.text(`${row}.cutOff.kind`);
  return (
    <>
      <RuleField label="Start, IST" type="time" {...fields.field(`${row}.time`)} />
      <RuleField label="Seats" inputMode="numeric" required={false} {...fields.field(`${row}.seats`)} />
      <SelectField
        isCompact
        label="Booking cut-off"
        required
        className="max-sm:col-span-2"
        options={cutOffs}
        {...fields.field(`${row}.cutOff.kind`)}
      />
      <RemoveCell>{remove}</RemoveCell>
      <div className="col-span-full grid gap-2">
        <KindFields isShown={kind === "hours"}>
          <RuleField
            label="Hours before the start"
            inputMode="numeric"
            className="sm:w-1/2"
            {...fields.field(`${row}.cutOff.hours`)}
          />
        </KindFields>
        <KindFields isShown={kind === "days"}>
          <div className="grid gap-3 sm:grid-cols-2">
            <RuleField label="Days before" inputMode="numeric" {...fields.field(`${row}.cutOff.days`)} />
            <RuleField label="Until, IST" type="time" {...fields.field(`${row}.cutOff.time`)} />
          </div>
        </KindFields>
        <WeekdayChoice fields={fields} name={`${row}.weekdays`} />
        <p className="text-sm text-muted">No day chosen: every day of the tour.</p>
        <RuleRows
          fields={fields}
          name={`${row}.season`}
          one="Period"
          add="Only in a part of the year"
          max={maxSpans}
          many="periods"
        >
          {(period) => <SeasonDays fields={fields} {...period} />}
        </RuleRows>
      </div>
    </>
  );
}
