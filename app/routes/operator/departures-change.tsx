import { Ban, Check, Minus } from "lucide";
import { data, Form, Link, redirect } from "react-router";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/departures-change";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { Panel } from "~/office/page/panel";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Button } from "~/ui/button";
import { InputField, SelectField, TextAreaField } from "~/ui/field";
import { servicesContext } from "~/context";
import { formatDay } from "~/domain/calendar/calendar";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { timeOfStart } from "~/domain/departures/start";
import {
  chosenDaysSchema,
  daysChangeKinds,
  daysChangeSchema,
  type DaysChange,
  type DaysChangeKind,
  type DaysPlan,
  type PlannedDeparture,
} from "~/domain/departures/days-change";
import { AppError } from "~/domain/errors";
import { errorsByField } from "~/domain/form-fields";
import { maxSeats } from "~/domain/departures/departure-rules";
import { useForm } from "~/platform/forms/use-form";
import { calendarAddress } from "~/features/departures/office/operator/departure-calendar-query";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm, seenNumberSchema } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";

/** Parameters of the URL, repeated ones as arrays. */
function queryOf({ searchParams }: URL): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

const typedNames = ["capacity", "priceInr", "label", "reason"] as const;

/** Loads the form, and once it is filled in, the preview. The URL holds both. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const query = queryOf(url);
  const chosen = chosenDaysSchema.safeParse(query);
  const calendar = await services.getDepartureCalendar(viewer, { view: "day", operator: undefined });
  const typed = Object.fromEntries(
    typedNames.map((name) => [name, url.searchParams.get(name) ?? ""]),
  ) as Record<(typeof typedNames)[number], string>;
  const page = {
    tours: calendar.tours,
    today: calendar.today,
    typed,
    days: [] as string[],
    tour: "",
    company: undefined as string | undefined,
    kind: null as DaysChangeKind | null,
    errors: {} as Record<string, string[]>,
    change: null as DaysChange | null,
    plan: null as DaysPlan | null,
  };
  if (!chosen.success) {
    return data({ ...page, errors: errorsByField(chosen.error) }, { status: 422 });
  }
  const { day: days, tour, company, kind = null } = chosen.data;
  const start = { ...page, days, tour, company, kind };
  if (kind === null || !url.searchParams.has("preview")) return data(start);
  const change = daysChangeSchema.safeParse(query);
  if (!change.success) return data({ ...start, errors: errorsByField(change.error) }, { status: 422 });
  try {
    const plan = await services.planDaysChange(viewer, change.data);
    return data({ ...start, change: change.data, plan });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const errors: Record<string, string[]> = { "": [error.message] };
    return data({ ...start, errors }, { status: error.status });
  }
}

/** Applies the change to all of its departures, or to none. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const guests = seenNumberSchema.safeParse(form.get("guests"));
  if (!guests.success) throw data("The number of guests is missing.", { status: 422 });
  return answerForm(form, daysChangeSchema, async (change) => {
    const changed = await services.changeDays(viewer, { ...change, guests: guests.data });
    const back = calendarAddress({
      view: "month",
      date: change.day[0],
      tour: change.tour || undefined,
      company: change.company,
    });
    throw redirect(`${back}&changed=${changed}`, 303);
  });
}

export function meta() {
  return backOfficeMeta("Change several departures");
}

const kindLabels: Record<DaysChangeKind, string> = {
  capacity: "Seats",
  price: "Price",
  close: "Close",
};

export default function DeparturesChange({ loaderData }: Route.ComponentProps) {
  const { days, tours, tour, company, kind, typed, errors, change, plan, today } = loaderData;
  const error = (name: string) => errors[name]?.[0];
  const back = calendarAddress({ view: "month", date: days[0] ?? today, tour: tour || undefined, company });
  if (days.length === 0) {
    return (
      <BackOfficePage title="Change several departures">
        <EmptyList
          reason="The calendar selects several days at once."
          next={[`${back}&select=days`, "Select days"]}
        >
          {error("day") ?? "Choose days in the calendar first."}
        </EmptyList>
      </BackOfficePage>
    );
  }
  const first = days[0] ?? today;
  const last = days.at(-1) ?? first;
  return (
    <BackOfficePage
      title="Change several departures"
      intro={`${days.length === 1 ? "1 day" : `${days.length} days`}: ${formatDay(first)}${days.length > 1 ? ` to ${formatDay(last)}` : ""}.`}
    >
      <p className="mt-1">
        <Link to={back} className="inline-block py-1 text-peacock underline underline-offset-4">
          Back to the calendar
        </Link>
      </p>
      <div className="mt-3 grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Panel id="what" title="What to change">
          {error("") !== undefined && (
            <p role="alert" className="mb-2 font-semibold text-danger">
              {error("")}
            </p>
          )}
          <Form className="grid gap-3" preventScrollReset>
            {days.map((day) => (
              <input key={day} type="hidden" name="day" value={day} />
            ))}
            {company !== undefined && <input type="hidden" name="company" value={company} />}
            <SelectField
              label="Tour"
              required
              error={error("tour")}
              name="tour"
              defaultValue={tour}
              options={[["", "All tours"], ...tours.map(({ slug, title }) => [slug, title] as const)]}
            />
            <fieldset className="change-choice grid gap-2">
              <legend className="font-semibold">Change</legend>
              <div className="flex flex-wrap gap-x-4">
                {daysChangeKinds.map((each) => (
                  <label key={each} className="inline-flex min-h-9 items-center gap-2">
                    <input
                      type="radio"
                      name="kind"
                      value={each}
                      defaultChecked={each === (kind ?? "capacity")}
                      className="size-4 accent-peacock"
                    />
                    <span>{kindLabels[each]}</span>
                  </label>
                ))}
              </div>
              <InputField
                className="[.change-choice:not(:has([value=capacity]:checked))_&]:hidden"
                label="Seats on each day"
                required
                name="capacity"
                type="number"
                inputMode="numeric"
                min={1}
                max={maxSeats}
                defaultValue={typed.capacity}
                error={error("capacity")}
                controlClassName="max-w-28"
              />
              <div className="grid gap-2 [.change-choice:not(:has([value=price]:checked))_&]:hidden">
                <InputField
                  label="Adult fare in rupees"
                  required
                  name="priceInr"
                  inputMode="numeric"
                  defaultValue={typed.priceInr}
                  error={error("priceInr")}
                  controlClassName="max-w-36"
                />
                <InputField
                  label="Name of this price"
                  required
                  name="label"
                  hint="Travelers see it, such as Diwali week. Existing bookings keep their price."
                  maxLength={40}
                  defaultValue={typed.label}
                  error={error("label")}
                />
              </div>
              <TextAreaField
                className="[.change-choice:not(:has([value=close]:checked))_&]:hidden"
                label="Reason for closing"
                required
                name="reason"
                defaultValue={typed.reason}
                error={error("reason")}
                hint="Travelers will see this. Guests get it by mail, with the choice of another date or a full refund."
                rows={3}
                maxLength={300}
              />
            </fieldset>
            <Button type="submit" name="preview" value="1" variant={plan ? "secondary" : "primary"}>
              Preview
            </Button>
          </Form>
        </Panel>
        {plan && change && <Preview key={JSON.stringify(change)} plan={plan} change={change} />}
      </div>
    </BackOfficePage>
  );
}

function Preview({ plan, change }: { plan: DaysPlan; change: DaysChange }) {
  const form = useForm();
  const { departures, changed, withGuests, guests, refused } = plan;
  const { kind, day, ...values } = change;
  const refusedDays = new Set(
    departures.filter(({ refusal }) => refusal !== null).map(({ travelDate }) => travelDate),
  );
  const others = day.filter((date) => !refusedDays.has(date));
  return (
    <Panel id="preview" title="Preview">
      <p role="status" className="text-lg font-semibold">
        {`${counted(changed)}, ${withGuests} with guests${guests > 0 ? ` (${guests} travelers)` : ""}${refused > 0 ? `, ${refused} refused` : ""}`}
      </p>
      {kind === "close" && guests > 0 && (
        <p className="mt-1 text-sm text-muted">
          These travelers get a mail with your reason and choose another date or a full refund.
        </p>
      )}
      {departures.length === 0 && <p className="mt-1 text-muted">No tour leaves on these days.</p>}
      {refused > 0 ? (
        <div className="mt-2 rounded-control bg-danger-subtle p-3 text-danger">
          <p className="font-semibold">Nothing changes until every day can be changed.</p>
          {others.length > 0 && (
            <p className="mt-1">
              <Link
                to={`?${withoutDays(others, change)}`}
                preventScrollReset
                className="font-semibold underline underline-offset-4"
              >
                {`Leave out ${refusedDays.size === 1 ? "this day" : `these ${refusedDays.size} days`}`}
              </Link>
            </p>
          )}
        </div>
      ) : (
        changed > 0 && (
          <AnsweredForm form={form} className="mt-2">
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="guests" value={guests} />
            {day.map((date) => (
              <input key={date} type="hidden" name="day" value={date} />
            ))}
            {Object.entries(values).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={String(value)} />
            ))}
            <SubmitButton form={form} busy="Applying…" variant={kind === "close" ? "danger" : "primary"}>
              {kind === "close" ? `Close ${counted(changed)}` : `Apply to ${counted(changed)}`}
            </SubmitButton>
          </AnsweredForm>
        )
      )}
      <FormMessage form={form} className="mt-2" />
      <ol className="mt-3 divide-y divide-line border-t border-line">
        {departures.map((departure) => (
          <PlannedRow
            key={`${departure.slug} ${departure.travelDate} ${departure.start ?? ""}`}
            departure={departure}
            change={change}
          />
        ))}
      </ol>
    </Panel>
  );
}

function PlannedRow({ departure, change }: { departure: PlannedDeparture; change: DaysChange }) {
  const { title, travelDate, start, booked, held, capacity, refusal, isUnchanged } = departure;
  const icon = refusal !== null ? Ban : isUnchanged ? Minus : Check;
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 py-1.5 text-sm">
      <Icon
        icon={icon}
        className={`mt-0.5 size-4 ${refusal !== null ? "text-danger" : isUnchanged ? "text-muted" : "text-success"}`}
      />
      <div className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span>
          <strong translate="no">{departureInWords(travelDate, timeOfStart(start ?? ""))}</strong>
          <span>{`, ${title}`}</span>
        </span>
        <span>
          <span>{`${booked} of ${capacity} sold${held > 0 ? `, ${held} held` : ""}`}</span>
          {change.kind === "capacity" && refusal === null && !isUnchanged && (
            <>
              {" "}
              <span>→</span> <strong>{`${change.capacity} seats`}</strong>
            </>
          )}
        </span>
        {refusal !== null && <strong className="w-full text-danger">{refusal}</strong>}
        {isUnchanged && refusal === null && <span className="w-full text-muted">Already so</span>}
      </div>
    </li>
  );
}

function counted(departures: number): string {
  return departures === 1 ? "1 departure" : `${departures} departures`;
}

/** Returns the query of the same preview with other days. */
function withoutDays(days: readonly string[], change: DaysChange): URLSearchParams {
  const query = new URLSearchParams(days.map((day) => ["day", day]));
  for (const [name, value] of Object.entries(change))
    if (name !== "day" && value !== undefined) query.set(name, String(value));
  query.set("preview", "1");
  return query;
}
