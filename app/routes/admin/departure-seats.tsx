import { Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/departure-seats";
import { CapacityForm } from "~/features/departures/office/capacity-form";
import { ClosingForm } from "~/features/departures/office/closing-form";
import { GuideForm, isAboutDepartureField, savedDeparture } from "~/features/departures/office/guide-form";
import {
  changeDeparture,
  departureChangeSchema,
  departureIntents,
  donePath,
  doneText,
} from "~/features/departures/office/change-departure.server";
import { BackOfficePage } from "~/office/page/back-office-page";
import { FigureList } from "~/office/ui/figure-list";
import { WaitingListTable } from "~/features/waiting-list/office/waiting-list-table";
import { servicesContext } from "~/context";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { startIn, startQuery } from "~/domain/departures/departure-change";
import { timeOfStart } from "~/domain/departures/start";
import { useForm } from "~/platform/forms/use-form";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";

/** Seats, closing and waiting list of a departure, for administrators. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const date = { tour: params.slug, travelDate: params.date, start: startIn(url.searchParams) };
  const [departure, waiting] = await Promise.all([
    services.getDeparture(viewer, date),
    services.listWaiting(viewer, date),
  ]);
  const done = z.enum(departureIntents).safeParse(url.searchParams.get("done"));
  return { departure, waiting, done: done.success ? doneText(done.data, departure.booked) : null };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const date = { tour: params.slug, travelDate: params.date, start: startIn(url.searchParams) };
  return answerForm(await readForm(request), departureChangeSchema, async (change) => {
    await changeDeparture(services, viewer, date, change);
    throw redirect(donePath(url, change.intent), 303);
  });
}

export { revalidatesAfterConflict as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta() {
  return backOfficeMeta("Seats and closing");
}

export default function DepartureSeats({ loaderData: { departure, waiting, done } }: Route.ComponentProps) {
  const { tour, tourTitle, travelDate, start, companyName, booked, held, capacity, isPast, closed } =
    departure;
  const form = useForm({}, { saved: savedDeparture(departure) });
  return (
    <BackOfficePage
      title={tourTitle}
      intro={`Seats, closing and waiting list of ${departureInWords(travelDate, timeOfStart(start))}, ${companyName}.`}
    >
      <p className="mt-1">
        <Link
          to={`/admin/tours/${tour}/departures/${travelDate}${startQuery(start)}`}
          className="inline-block py-1 text-peacock underline underline-offset-4"
        >
          Departure
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
      <FigureList
        figures={[
          { name: "Seats sold", value: String(booked), detail: "Seats of active bookings" },
          {
            name: "On hold",
            value: String(held),
            detail: "Being booked, or offered from the waiting list",
          },
          { name: "Total seats", value: String(capacity), detail: "On this date" },
          {
            name: "Available",
            value: closed ? "0" : String(Math.max(0, capacity - booked - held)),
            detail: "Total less sold and on hold",
          },
        ]}
      />
      {!isPast && (
        <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
          <CapacityForm departure={departure} form={form} />
          <ClosingForm departure={departure} form={form} isAdmin />
          <GuideForm guide={departure.guide} form={form} />
        </div>
      )}
      <WaitingListTable entries={waiting} />
      {waiting.length === 0 && <p className="mt-6 text-muted">Nobody is on the waiting list.</p>}
    </BackOfficePage>
  );
}
