import { Link } from "react-router";
import type { Route } from "./+types/departure-cancel";
import { CancelDeparture } from "~/components/bookings/cancel-departure";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { formatWeekdayAndDay } from "~/domain/calendar/calendar";
import { cancelDeparture } from "~/lib/bookings/cancel-departure.server";
import { readForm } from "~/lib/forms/read-form";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const date = { tour: params.slug, travelDate: params.date };
  return context.get(servicesContext).getDepartureToCancel(viewer, date);
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const date = { tour: params.slug, travelDate: params.date };
  return cancelDeparture(context.get(servicesContext), viewer, date, await readForm(request));
}

/** Revalidates after rejections too: some bookings may be canceled. */
export function shouldRevalidate() {
  return true;
}

export function meta() {
  return backOfficeMeta("Cancel all bookings");
}

export default function DepartureCancel({ loaderData }: Route.ComponentProps) {
  const { tour, tourTitle, travelDate, closedReason } = loaderData;
  const path = `/operator/departures/${tour}/${travelDate}/change`;
  return (
    <BackOfficePage
      title={tourTitle}
      intro={`Cancel the bookings of ${formatWeekdayAndDay(travelDate)} and refund everything.`}
    >
      <p className="mt-1">
        <Link to={path} className="inline-block py-1 text-peacock underline underline-offset-4">
          Seats and closing
        </Link>
      </p>
      {closedReason === null ? (
        <p className="mt-4">
          This departure is open.{" "}
          <Link to={path} className="text-peacock underline underline-offset-4">
            Close it
          </Link>{" "}
          first.
        </p>
      ) : (
        <CancelDeparture departure={loaderData} pathOf={(id) => `/operator/bookings/${id}`} />
      )}
    </BackOfficePage>
  );
}
