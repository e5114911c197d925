import type { Route } from "./+types/tour-departures";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { AdminTourTabs } from "~/components/admin/tours/tour-tabs";
import { DeparturesForm } from "~/components/tours/rules/departures-form";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { readForm } from "~/lib/forms/read-form";
import { saveDepartures } from "~/lib/tour-drafts/save-tour-rules";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const tour = await context.get(servicesContext).getTourRules(viewer, params.slug);
  return { tour, isSaved: url.searchParams.has("saved") };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const form = await readForm(request);
  const path = `/admin/tours/${params.slug}/departures`;
  return saveDepartures(context.get(servicesContext), viewer, { slug: params.slug, form, path });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData ? `Departures of ${loaderData.tour.title}` : "Departures of a tour");
}

export default function TourDepartures({ loaderData: { tour, isSaved }, actionData }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title={`Departures of ${tour.title}`}
      intro="Changes apply to new bookings immediately; existing bookings don't change."
    >
      <AdminTourTabs slug={tour.slug} />
      <DeparturesForm
        key={tour.version}
        version={tour.version}
        departures={tour.departures}
        coming={tour.coming}
        today={tour.today}
        departuresPath={null}
        answer={actionData ?? null}
        isSaved={isSaved}
      />
    </BackOfficePage>
  );
}
