import { Link } from "react-router";
import type { Route } from "./+types/departure-rescue";
import { RescueScreen } from "~/features/desk/office/rescue/rescue-screen";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { startIn, startQuery } from "~/domain/departures/departure-change";
import { timeOfStart } from "~/domain/departures/start";
import { changeRescue, loadRescue } from "~/features/desk/office/rescue/rescue.server";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const scope = { tour: params.slug, travelDate: params.date, start: startIn(url.searchParams) };
  return { ...(await loadRescue(context.get(servicesContext), viewer, scope, url)), scope };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const scope = { tour: params.slug, travelDate: params.date, start: startIn(url.searchParams) };
  return changeRescue(context.get(servicesContext), viewer, scope, request);
}

export { revalidatesAlways as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta() {
  return backOfficeMeta("Rescue a departure");
}

export default function DepartureRescue({ loaderData }: Route.ComponentProps) {
  const { page, scope, query } = loaderData;
  const { tour, travelDate, start } = scope;
  const seats = `/admin/tours/${tour}/departures/${travelDate}/seats${startQuery(start)}`;
  const bookings = new URLSearchParams({ tour, from: travelDate, to: travelDate });
  return (
    <BackOfficePage
      title={page.title}
      intro={`Departure of ${departureInWords(travelDate, timeOfStart(start))}, ${page.companyName}`}
      aside={
        <>
          <Link to={`/admin/bookings?${bookings}`} className="text-peacock underline underline-offset-4">
            All its bookings
          </Link>{" "}
          <span>·</span>{" "}
          <Link to={seats} className="text-peacock underline underline-offset-4">
            Seats and closing
          </Link>{" "}
          <span>·</span>{" "}
          <Link
            to={`/admin/tours/${tour}/departures/${travelDate}/messages${startQuery(start)}`}
            className="text-peacock underline underline-offset-4"
          >
            Message everybody
          </Link>
        </>
      }
    >
      <p className="mt-2 rounded-control bg-sunken px-4 py-3">
        {page.closedReason === null ? (
          <>
            <span>This departure is open: released seats go back on sale.</span>{" "}
            <Link to={`${seats}#closing`} className="font-semibold text-peacock underline underline-offset-4">
              Close it
            </Link>{" "}
            <span>or</span>{" "}
            <Link
              to={`/admin/tours/closures?${new URLSearchParams({ from: travelDate, to: travelDate })}`}
              className="font-semibold text-peacock underline underline-offset-4"
            >
              all departures of an area
            </Link>
          </>
        ) : (
          `Closed: ${page.closedReason}`
        )}
      </p>
      <RescueScreen page={page} scope={scope} query={query} pathOf={(id) => `/admin/bookings/${id}`} />
    </BackOfficePage>
  );
}
