import { daysBetween, isTravelDate } from "~/domain/calendar/calendar";
import { eachDay } from "~/domain/departures/departure";
import { changeRows, rowsAt, whole, type FormFields } from "~/domain/form-fields";
import { formatRupees } from "~/domain/money/money";
import { seasonOn } from "~/domain/prices/fares";
import { faresOf, priceInWords } from "~/domain/prices/offers";
import { seasonPricesInWords } from "~/domain/prices/price-terms";
import { maxSeasons } from "~/domain/prices/tour-price-rules";
import {
  seasonRows,
  seasonsOfYear,
  typedSeasons,
  withLastYear,
  yearFields,
  yearPricesSchema,
} from "~/domain/prices/year-prices";
import { readDate } from "~/domain/typed-input/day";
import { Panel } from "~/office/page/panel";
import { Button } from "~/ui/button";
import { cn } from "~/ui/cn";
import { SelectField } from "~/ui/field";
import type { TourRulesPage } from "../../../../../worker/tours/rules/get-tour-rules";
import { RuleField } from "./rule-field";
import { RuleRows } from "./rule-rows";
import { RulesForm, RulesGroup } from "./rules-form";
import { useRulesFields } from "./use-rules-fields";
import { YearCalendar } from "./year-calendar";

const formId = "year-prices";

const copyPercent = whole("the percentage", -50, 100);

/** A column of prices after the days of a season. */
interface Column {
  /** Name of the field in its row. */
  field: string;
  label: string;
  /** Shown where a season has no price of its own, and on all other days. */
  usual: string;
  isRequired: boolean;
}

function columnsOf({ prices: { priceInr, priceRules, options = [], extras = [] } }: TourRulesPage): Column[] {
  const [first, ...others] = options;
  const child = priceRules.childPercent;
  return [
    {
      field: "priceInr",
      label: first ? `${first.name}, ₹ a person` : "Adult fare, ₹",
      usual: formatRupees(priceInr),
      isRequired: true,
    },
    ...others.map(({ id, name, pricePer, priceInr: price }) => ({
      field: `options.${id}`,
      label: `${name}, ${priceInWords(pricePer, "₹")}`,
      usual: formatRupees(price),
      isRequired: false,
    })),
    {
      field: "childPercent",
      label: "Child fare, %",
      usual: child === undefined ? "as adults" : String(child),
      isRequired: false,
    },
    ...extras.map(({ id, name, per, priceInr: price }) => ({
      field: `extras.${id}`,
      label: `${name}, ${priceInWords(per, "₹")}`,
      usual: formatRupees(price),
      isRequired: false,
    })),
  ];
}

/** Form for the seasons of a tour that begin in a year, with a calendar of the prices as typed. */
export function YearForm({ tour, year, isSaved }: { tour: TourRulesPage; year: number; isSaved: boolean }) {
  const { prices, version } = tour;
  const { rows, others } = seasonsOfYear(prices.priceRules, year);
  const lastYear = seasonsOfYear(prices.priceRules, year - 1).rows;
  const change = (typed: FormFields, button: string) => {
    if (button === "preview") return typed;
    if (button !== "copy") return changeRows(typed, button);
    const percent = percentIn(typed);
    return percent.success
      ? withLastYear(typed, { rules: prices.priceRules, year, percent: percent.data })
      : typed;
  };
  const fields = useRulesFields(yearPricesSchema(year), yearFields(prices.priceRules, year), change);
  const percentProblem = percentIn(fields.typed).error?.issues[0]?.message;
  const columns = columnsOf(tour);
  const options = prices.options ?? [];
  const shown = options.find(({ id }) => id === fields.text("shown")) ?? options[0] ?? null;
  const typed = typedSeasons(fields.typed);
  const left = rowsAt(fields.typed, seasonRows).length - typed.length;
  const priceRules = { ...prices.priceRules, seasons: [...typed, ...others] };
  const days = eachDay(`${year}-01-01`, `${year}-12-31`);
  const usualDays = days.filter((day) => seasonOn(priceRules, day) === undefined).length;
  const nameOf = (id: string) =>
    [...options, ...(prices.extras ?? [])].find((offer) => offer.id === id)?.name ?? id;
  return (
    <div className="mt-4 grid gap-6">
      <RulesForm
        id={formId}
        label={`Prices of ${year}`}
        fields={fields}
        version={version}
        isSaved={isSaved}
        save={`Save prices of ${year}`}
        theirs={
          <div className="rounded-card border border-line bg-card p-3">
            <p className="font-semibold">{`Stored now for ${year}. Save again to replace it with yours below.`}</p>
            <ul className="mt-1 list-disc pl-5">
              {rows.map((season) => (
                <li key={season.from}>{seasonPricesInWords(season, nameOf)}</li>
              ))}
              {rows.length === 0 && <li>No seasons</li>}
            </ul>
          </div>
        }
      >
        {lastYear.length > 0 && (
          <div className="flex flex-wrap items-start gap-3">
            <RuleField
              label="Percent on top"
              inputMode="numeric"
              required={false}
              className="w-44"
              {...fields.field("percent")}
              error={percentProblem}
            />
            <Button
              type="submit"
              name="rows"
              value="copy"
              variant="secondary"
              className="min-h-9 px-3 py-1 text-sm sm:mt-6"
              onClick={(event) => {
                event.preventDefault();
                fields.replace(change(fields.typed, "copy"));
              }}
            >
              {`Copy ${year - 1} into this form`}
            </Button>
          </div>
        )}
        <RulesGroup title="Seasons" error={fields.error(seasonRows)}>
          <div className="relative grid gap-3 md:-mx-1 md:overflow-x-auto md:px-1 md:pb-2">
            <Heads columns={columns} />
            <UsualPrices columns={columns} days={usualDays} />
            <RuleRows
              fields={fields}
              name={seasonRows}
              one="Season"
              add="Add a season"
              max={maxSeasons}
              many="seasons that begin in a year"
              className="md:w-max"
              rowClassName={cn(
                rowClasses,
                "max-md:rounded-control max-md:border max-md:border-line max-md:p-3",
              )}
            >
              {({ name, remove }) => (
                <>
                  <RuleField
                    label="Name"
                    onKeyDown={moveInColumn}
                    maxLength={40}
                    className={cn(cell, sticky, "max-md:col-span-2")}
                    {...fields.field(`${name}.label`)}
                  />
                  <RuleField
                    label="First day"
                    type="date"
                    className={cn(cell, date)}
                    {...fields.field(`${name}.from`)}
                  />
                  <RuleField
                    label="Last day"
                    type="date"
                    className={cn(cell, date)}
                    {...fields.field(`${name}.to`)}
                  />
                  {columns.map(({ field, label, usual, isRequired }) => (
                    <RuleField
                      key={field}
                      label={label}
                      onKeyDown={moveInColumn}
                      inputMode="numeric"
                      placeholder={usual}
                      required={isRequired}
                      className={cn(cell, price)}
                      {...fields.field(`${name}.${field}`)}
                    />
                  ))}
                  <p className="self-center text-sm tabular-nums md:w-20 md:self-start md:pt-2 md:text-right">
                    {daysInWords(fields.text(`${name}.from`), fields.text(`${name}.to`))}
                  </p>
                  <div className="max-md:justify-self-end">{remove}</div>
                </>
              )}
            </RuleRows>
          </div>
          <p className="text-sm text-muted">
            <span>{`Seasons: ${days.length - usualDays} of ${days.length} days of ${year}.`}</span>{" "}
            <span>{`Usual prices: ${usualDays} days.`}</span>
            {left > 0 && (
              <span className="font-semibold text-warning">
                {` ${left === 1 ? "1 season is" : `${left} seasons are`} incomplete and not in the preview.`}
              </span>
            )}
          </p>
        </RulesGroup>
      </RulesForm>
      <Panel id="preview" title={`Preview of ${year}`}>
        <div className="mb-3 flex flex-wrap items-end gap-3">
          {options.length > 1 && (
            <SelectField
              isCompact
              label="Show prices of"
              form={formId}
              className="w-48"
              required
              options={options.map(({ id, name }) => [id, name])}
              {...fields.field("shown")}
              value={shown?.id}
            />
          )}
          <Button
            type="submit"
            form={formId}
            name="rows"
            value="preview"
            variant="secondary"
            className="min-h-9 px-3 py-1 text-sm scripted:hidden"
          >
            Preview
          </Button>
        </div>
        <YearCalendar
          year={year}
          fares={faresOf({ ...prices, priceRules }, shown)}
          rules={tour.departures.rules}
        />
      </Panel>
    </div>
  );
}

function percentIn(typed: FormFields) {
  const text = typeof typed === "object" && !Array.isArray(typed) ? (typed.percent ?? "") : "";
  return copyPercent.safeParse(text === "" ? 0 : text);
}

function daysInWords(from: string, to: string): string {
  const [first, last] = [readDate(from), readDate(to)];
  if (!isTravelDate(first) || !isTravelDate(last) || last < first) return "–";
  const days = daysBetween(first, last) + 1;
  return days === 1 ? "1 day" : `${days} days`;
}

/** On phones a row is a card with labels; from tablets on it is a row of cells below their heads. */
const rowClasses = "grid grid-cols-2 items-start gap-x-3 gap-y-2 md:flex md:w-max md:gap-x-2";
const cell = "md:[&>label]:sr-only";
const sticky = "md:sticky md:left-0 md:z-1 md:w-44 md:shrink-0 md:bg-card";
const date = "md:w-36 md:shrink-0";
const price = "md:w-28 md:shrink-0";

function Heads({ columns }: { columns: readonly Column[] }) {
  return (
    <div aria-hidden className={cn(rowClasses, "text-sm font-semibold max-md:hidden md:items-end")}>
      <span className={sticky}>Season</span>
      <span className={date}>First day</span>
      <span className={date}>Last day</span>
      {columns.map(({ field, label }) => (
        <span key={field} className={price}>
          {label}
        </span>
      ))}
      <span className="w-20 text-right">Days</span>
    </div>
  );
}

function UsualPrices({ columns, days }: { columns: readonly Column[]; days: number }) {
  return (
    <dl className={cn(rowClasses, "text-sm")}>
      <div className={cn(sticky, "font-semibold max-md:col-span-2")}>
        <dt>All other days</dt>
      </div>
      <div className={cn(date, "max-md:hidden")} />
      <div className={cn(date, "max-md:hidden")} />
      {columns.map(({ field, label, usual }) => (
        <div key={field} className={price}>
          <dt className="text-muted md:sr-only">{label}</dt>
          <dd translate="no" className="tabular-nums md:px-3">
            {usual}
          </dd>
        </div>
      ))}
      <div className="tabular-nums md:w-20 md:text-right">
        <dt className="sr-only">Days</dt>
        <dd>{days === 1 ? "1 day" : `${days} days`}</dd>
      </div>
    </dl>
  );
}

/** Arrow up and down go to the same field of the row above or below; in dates they change the day, as everywhere. */
function moveInColumn(event: React.KeyboardEvent) {
  const { key, target } = event;
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined || !(target instanceof HTMLInputElement) || target.type !== "text") return;
  const next = target.name.replace(/\.(\d+)\./, (_, row: string) => `.${Number(row) + step}.`);
  const field = target.form?.elements.namedItem(next);
  if (!(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  field.focus();
  field.select();
}
