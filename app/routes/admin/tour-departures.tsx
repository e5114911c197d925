import type { Route } from "./+types/tour-departures";
import { Exact } from "~/ui/exact";
import { BackOfficePage } from "~/office/page/back-office-page";
import { AdminTourTabs } from "~/features/tours/office/admin/tour-tabs";
import { DeparturesForm } from "~/features/tours/office/rules/departures-form";
import { Link } from "react-router";
import { Panel } from "~/office/page/panel";
import { nowContext, servicesContext } from "~/context";
import { formatDay, todayInIndia } from "~/domain/calendar/calendar";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { loadTourRules, saveDepartures } from "~/features/tours/office/rules/tour-rules.server";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const [rules, waiting] = await Promise.all([
    loadTourRules(services, viewer, params.slug, url),
    services.listWaitingDays(viewer, params.slug, todayInIndia(context.get(nowContext))),
  ]);
  return { ...rules, waiting };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return saveDepartures(context.get(servicesContext), viewer, { slug: params.slug, request, url });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData ? `Departures of ${loaderData.tour.title}` : "Departures of a tour");
}

export default function TourDepartures({ loaderData: { tour, isSaved, waiting } }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title={`Departures of ${tour.title}`}
      intro="Changes apply to new bookings immediately; existing bookings keep their terms."
    >
      <AdminTourTabs slug={tour.slug} />
      <DeparturesForm
        key={tour.version}
        tour={tour}

        isSaved={isSaved}
        departuresPath={null}
      />
      {waiting.length > 0 && (
        <Panel id="waiting-lists" title="Waiting lists" className="mt-4">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {waiting.map(({ travelDate, parties }) => (
              <li key={travelDate}>
                <Link
                  to={`/admin/tours/${tour.slug}/departures/${travelDate}/seats`}
                  className="inline-block py-1 text-peacock underline underline-offset-4"
                >
                  <Exact>{formatDay(travelDate)}</Exact>
                </Link>{" "}
                <span>{parties === 1 ? "1 party" : `${parties} parties`}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </BackOfficePage>
  );
}
