import { Link } from "react-router";
import type { Route } from "./+types/departure-rescue";
import { RescueScreen } from "~/features/desk/office/rescue/rescue-screen";
import { OfficeLink } from "~/office/frame/office-link";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { departurePath, startIn } from "~/domain/departures/departure-change";
import { timeOfStart } from "~/domain/departures/start";
import { changeRescue, loadRescue } from "~/features/desk/office/rescue/rescue.server";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const scope = { tour: params.slug, travelDate: params.date, start: startIn(url.searchParams) };
  return { ...(await loadRescue(context.get(servicesContext), viewer, scope, url)), scope };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const scope = { tour: params.slug, travelDate: params.date, start: startIn(url.searchParams) };
  return changeRescue(context.get(servicesContext), viewer, scope, request);
}

export { revalidatesAlways as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta() {
  return backOfficeMeta("Help your travelers");
}

export default function DepartureRescue({ loaderData }: Route.ComponentProps) {
  const { page, scope, query } = loaderData;
  const path = departurePath(scope, "/change");
  return (
    <BackOfficePage
      title={page.title}
      intro={`Departure of ${departureInWords(scope.travelDate, timeOfStart(scope.start))}`}
      aside={
        <>
          <Link to={path} className="text-peacock underline underline-offset-4">
            Seats and closing
          </Link>{" "}
          <span>·</span>{" "}
          <OfficeLink
            to={departurePath(scope, "/messages")}
            className="text-peacock underline underline-offset-4"
          >
            Message everybody
          </OfficeLink>
        </>
      }
    >
      {page.closedReason === null ? (
        <p className="mt-4">
          This departure is open.{" "}
          <Link to={path} className="text-peacock underline underline-offset-4">
            Close it
          </Link>{" "}
          first.
        </p>
      ) : (
        <>
          <p className="mt-2 rounded-control bg-sunken px-4 py-3">
            It counts as canceled by you. If a storm or a flood is the reason, contact us first: we share the
            cost.
          </p>
          <RescueScreen page={page} scope={scope} query={query} pathOf={(id) => `/operator/bookings/${id}`} />
        </>
      )}
    </BackOfficePage>
  );
}
