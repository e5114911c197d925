import { Link } from "react-router";
import { timeOfStart } from "~/domain/departures/start";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { startQuery } from "~/domain/departures/departure-change";
import { Panel } from "~/office/page/panel";
import { FigureList } from "~/office/ui/figure-list";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { TextAreaField } from "~/ui/field";
import { Exact } from "~/ui/exact";
import { BearingTable } from "~/features/money/office/bearing";
import { faultLabels } from "~/domain/bookings/cancellation-terms";
import type { Area, AreaBearings, AreaDeparture, AreaPlan } from "~/domain/desk/area-closing";
import { formatRupees } from "~/domain/money/money";
import { useForm } from "~/platform/forms/use-form";
import { ClosingFault } from "./closing-form";

/** Preview of the closing of an area, and the form that closes it. */
export function AreaPreview({
  plan,
  area,
}: {
  plan: AreaPlan & { bearings: AreaBearings | null };
  area: Area;
}) {
  const form = useForm();
  const { closing, closed, tours, guests, bookings, paid, withGuests, onTheWay } = plan;
  return (
    <Panel id="preview" title="Preview">
      <FigureList
        figures={[
          {
            name: "Departures to close",
            value: String(closing),
            detail: `Of ${counted(tours, "tour")}${closed > 0 ? `; ${closed} more are closed already` : ""}`,
          },
          {
            name: "Travelers",
            value: String(guests),
            detail: `${counted(bookings, "booking")} on ${counted(withGuests.length, "departure")}`,
          },
          { name: "Paid", value: formatRupees(paid), detail: "Returned to those who choose no other date" },
        ]}
      />
      {bookings > 0 && (
        <section className="mt-3">
          <h3 className="font-semibold">If all confirmed travelers take the refund today</h3>
          {plan.bearings ? (
            <div className="mt-1 grid gap-4 rounded-control bg-sunken p-3 md:grid-cols-2">
              <BearingTable bearing={plan.bearings.nobody} caption={faultLabels.nobody} />
              <BearingTable bearing={plan.bearings.operator} caption={faultLabels.operator} />
            </div>
          ) : (
            <p className="mt-1 text-muted">
              More than 1,000 bookings. Choose a smaller area to see who bears what.
            </p>
          )}
        </section>
      )}
      {closing === 0 ? (
        <p className="mt-3 text-muted">No departure is left to close here.</p>
      ) : (
        <AnsweredForm form={form} className="mt-3 grid max-w-xl gap-3">
          {Object.entries({ ...area, expected: guests }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value ?? ""} />
          ))}
          <TextAreaField
            label="Reason for closing"
            required
            hint="Travelers and operators see it. Example: A cyclone reaches the coast on December 3."
            {...form.field("reason")}
            rows={3}
            maxLength={300}
          />
          <ClosingFault form={form} />
          <SubmitButton form={form} busy="Closing…" variant="danger" className="justify-self-start">
            {`Close ${counted(closing, "departure")}`}
          </SubmitButton>
        </AnsweredForm>
      )}
      <FormMessage form={form} className="mt-2" />
      <Departures title="With guests" departures={withGuests} />
      <Departures title="On the way already: they stay open" departures={onTheWay} />
    </Panel>
  );
}

function Departures({ title, departures }: { title: string; departures: readonly AreaDeparture[] }) {
  if (departures.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="font-semibold">{title}</h3>
      <ol className="mt-1 divide-y divide-line border-t border-line text-sm">
        {departures.map(({ tour, travelDate, start = "", title: name, companyName, ...departure }) => (
          <li
            key={`${tour} ${travelDate} ${start}`}
            className="flex flex-wrap justify-between gap-x-4 py-1.5"
          >
            <span>
              <Link
                to={`/admin/tours/${tour}/departures/${travelDate}${startQuery(start)}`}
                className="font-semibold text-peacock underline underline-offset-4"
              >
                <Exact>{departureInWords(travelDate, timeOfStart(start))}</Exact>
              </Link>
              <span>{`, ${name}, ${companyName}`}</span>
            </span>
            <span className="tabular-nums">
              <span>{`${counted(departure.bookings, "booking")}, ${counted(departure.travelers, "traveler")}, `}</span>
              <Exact>{formatRupees(departure.paid)}</Exact>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
