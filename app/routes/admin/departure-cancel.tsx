import { Link } from "react-router";
import type { Route } from "./+types/departure-cancel";
import { CancelDeparture } from "~/components/bookings/cancel-departure";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { formatWeekdayAndDay } from "~/domain/calendar/calendar";
import { cancelDeparture } from "~/lib/bookings/cancel-departure.server";
import { readForm } from "~/lib/forms/read-form";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const date = { tour: params.slug, travelDate: params.date };
  return context.get(servicesContext).getDepartureToCancel(viewer, date);
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const date = { tour: params.slug, travelDate: params.date };
  return cancelDeparture(context.get(servicesContext), viewer, date, await readForm(request));
}

/** Revalidates after rejections too: some bookings may be canceled. */
export function shouldRevalidate() {
  return true;
}

export function meta() {
  return backOfficeMeta("Cancel a departure");
}

export default function DepartureCancel({ loaderData }: Route.ComponentProps) {
  const { tour, tourTitle, travelDate, companyName, closedReason } = loaderData;
  const query = new URLSearchParams({ tour, from: travelDate, to: travelDate });
  return (
    <BackOfficePage
      title={tourTitle}
      intro={`Departure of ${formatWeekdayAndDay(travelDate)}, ${companyName}.`}
    >
      <p className="mt-1">
        <Link
          to={`/admin/bookings?${query}`}
          className="inline-block py-1 text-peacock underline underline-offset-4"
        >
          All its bookings
        </Link>
      </p>
      <p className="mt-2 rounded-control bg-sunken px-4 py-3">
        {closedReason === null
          ? "The operator has not closed this departure: the seats of canceled bookings go back on sale."
          : `Closed by the operator: ${closedReason}`}
      </p>
      <CancelDeparture departure={loaderData} pathOf={(id) => `/admin/bookings/${id}`} />
    </BackOfficePage>
  );
}
