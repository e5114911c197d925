import type { Route } from "./+types/tour-prices";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { AdminTourTabs } from "~/components/admin/tours/tour-tabs";
import { PricesForm } from "~/components/tours/rules/prices-form";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { readForm } from "~/lib/forms/read-form";
import { savePrices } from "~/lib/tour-drafts/save-tour-rules";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const tour = await context.get(servicesContext).getTourRules(viewer, params.slug);
  return { tour, isSaved: url.searchParams.has("saved") };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const form = await readForm(request);
  const path = `/admin/tours/${params.slug}/prices`;
  return savePrices(context.get(servicesContext), viewer, { slug: params.slug, form, path });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData ? `Prices of ${loaderData.tour.title}` : "Prices of a tour");
}

export default function TourPrices({ loaderData: { tour, isSaved }, actionData }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title={`Prices of ${tour.title}`}
      intro="Changes apply to new bookings immediately; existing bookings keep their price."
    >
      <AdminTourTabs slug={tour.slug} />
      <PricesForm
        key={tour.version}
        version={tour.version}
        prices={tour.prices}
        rules={tour.departures.rules}
        today={tour.today}
        gstPercent={tour.gstPercent}
        answer={actionData ?? null}
        isSaved={isSaved}
      />
    </BackOfficePage>
  );
}
