import type { Route } from "./+types/tour-departures";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { AdminTourTabs } from "~/components/admin/tours/tour-tabs";
import { DeparturesForm } from "~/components/tours/rules/departures-form";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { loadTourRules, saveDepartures } from "~/lib/tour-drafts/tour-rules.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return loadTourRules(context.get(servicesContext), viewer, params.slug, url);
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return saveDepartures(context.get(servicesContext), viewer, { slug: params.slug, request, url });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData ? `Departures of ${loaderData.tour.title}` : "Departures of a tour");
}

export default function TourDepartures({ loaderData: { tour, isSaved } }: Route.ComponentProps) {
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
    </BackOfficePage>
  );
}
