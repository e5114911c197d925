import { Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/departure-change";
import { Exact } from "~/ui/exact";
import { BackOfficePage } from "~/office/page/back-office-page";
import { CapacityForm } from "~/features/departures/office/capacity-form";
import { ClosingForm } from "~/features/departures/office/closing-form";
import { GuideForm, isAboutDepartureField, savedDeparture } from "~/features/departures/office/guide-form";
import { SeatsBar } from "~/features/departures/office/operator/seats-bar";
import { ConfirmForm } from "~/office/page/confirm-form";
import { Badge } from "~/ui/badge";
import { WaitingListTable } from "~/features/waiting-list/office/waiting-list-table";
import { FigureList } from "~/office/ui/figure-list";
import { servicesContext } from "~/context";
import { formatDay } from "~/domain/calendar/calendar";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { departurePath, startIn } from "~/domain/departures/departure-change";
import { timeOfStart } from "~/domain/departures/start";
import { minimumLabel } from "~/domain/departures/smallest-party";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { calendarAddress } from "~/features/departures/office/operator/departure-calendar-query";
import {
  changeDeparture,
  departureChangeSchema,
  departureIntents,
  donePath,
  doneText,
} from "~/features/departures/office/change-departure.server";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";

function departureOf({ params: { slug, date }, url }: Pick<Route.LoaderArgs, "params" | "url">) {
  return { tour: slug, travelDate: date, start: startIn(url.searchParams) };
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const [departure, waiting] = await Promise.all([
    services.getDeparture(viewer, departureOf({ params, url })),
    services.listWaiting(viewer, departureOf({ params, url })),
  ]);
  const done = z.enum(departureIntents).safeParse(url.searchParams.get("done"));
  return { departure, waiting, done: done.success ? doneText(done.data, departure.booked) : null };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const date = departureOf({ params, url });
  // Check ownership before validating the form, so that errors reveal nothing about other departures.
  await services.getDeparture(viewer, date);
  return answerForm(form, departureChangeSchema, async (change) => {
    await changeDeparture(services, viewer, date, change);
    throw redirect(donePath(url, change.intent), 303);
  });
}

export { revalidatesAfterConflict as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta() {
  return backOfficeMeta("Seats and closing");
}

export default function DepartureChange({ loaderData }: Route.ComponentProps) {
  const { departure, waiting, done } = loaderData;
  const { tour, tourTitle, travelDate, start, companyName, booked, held, capacity, isPast } = departure;
  const { offDay, bookingClosed } = departure;
  const isOnSale = !departure.closed && bookingClosed === null;
  const form = useForm({}, { saved: savedDeparture(departure) });
  return (
    <BackOfficePage
      title={tourTitle}
      intro={`Seats and closing of ${departureInWords(travelDate, timeOfStart(start))}, ${companyName}.`}
    >
      <p className="mt-1 flex flex-wrap gap-x-4">
        <Link
          to={calendarAddress({ view: "week", date: travelDate })}
          className="inline-block py-1 text-peacock underline underline-offset-4"
        >
          All departures this week
        </Link>
        <Link
          to={departurePath({ tour, travelDate, start })}
          className="inline-block py-1 text-peacock underline underline-offset-4"
        >
          Manifest
        </Link>
      </p>
      <p role="status" className="font-semibold text-success empty:hidden">
        {form.answer === null && done}
      </p>
      {form.problem !== null && !isAboutDepartureField(form) && (
        <p role="alert" className="mt-3 rounded-control bg-danger-subtle px-4 py-3 font-semibold text-danger">
          {form.problem}
        </p>
      )}
      {offDay !== null && (
        <p className="mt-3 rounded-control bg-warning-subtle px-4 py-3 text-warning">{`The tour's rules exclude this day: ${offDay} Existing bookings remain until you close the departure.`}</p>
      )}
      <FigureList
        figures={[
          {
            name: "Seats sold",
            value: String(booked),
            detail: "Seats of active bookings",
            picture: <SeatsBar booked={booked} held={held} capacity={capacity} className="my-1.5" />,
          },
          {
            name: "On hold",
            value: String(held),
            detail: "Held for someone who is booking, or offered from the waiting list",
          },
          {
            name: "Total seats",
            value: String(capacity),
            detail: departure.hasOwnCapacity
              ? `For this date only; the tour's default is ${departure.tourCapacity}`
              : "The tour's default",
          },
          {
            name: "Available",
            value: isOnSale ? String(Math.max(0, capacity - booked - held)) : "0",
            detail: departure.closed
              ? "The departure is closed"
              : (bookingClosed ?? "Total less sold and on hold"),
          },
        ]}
      />
      {departure.minimum !== null && departure.closed === null && (
        <section aria-label="Smallest party" className="mt-4 flex flex-wrap items-center gap-3">
          <Badge tone={departure.minimum.isGuaranteed ? "success" : "warning"}>
            {minimumLabel(departure.minimum, booked)}
          </Badge>
          {!departure.minimum.isGuaranteed && (
            <>
              <span className="text-muted">
                Decided <Exact>{formatDay(departure.minimum.decideOn)}</Exact>, 6:00 PM IST
              </span>
              <ConfirmForm
                label="Guarantee"
                title="Guarantee this departure?"
                description={`It runs with ${booked} of ${departure.minimum.travelers} travelers. They are notified. To cancel it instead, close it.`}
                confirmLabel="Guarantee"
                form={form.of({ intent: "guarantee" })}
              />
            </>
          )}
        </section>
      )}
      {isPast ? (
        <p className="mt-4 text-muted">This departure is in the past and can't be changed.</p>
      ) : (
        <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
          <CapacityForm departure={departure} form={form} />
          <ClosingForm departure={departure} form={form} />
          <GuideForm guide={departure.guide} form={form} />
        </div>
      )}
      <WaitingListTable entries={waiting} />
    </BackOfficePage>
  );
}
