import type { Route } from "./+types/tour-prices";
import { BackOfficePage } from "~/office/page/back-office-page";
import { AdminTourTabs } from "~/features/tours/office/admin/tour-tabs";
import { PricesForm } from "~/features/tours/office/rules/prices-form";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { loadTourRules, savePrices } from "~/features/tours/office/rules/tour-rules.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return loadTourRules(context.get(servicesContext), viewer, params.slug, url);
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return savePrices(context.get(servicesContext), viewer, { slug: params.slug, request, url });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData ? `Prices of ${loaderData.tour.title}` : "Prices of a tour");
}

export default function TourPrices({ loaderData: { tour, isSaved } }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title={`Prices of ${tour.title}`}
      intro="Changes apply to new bookings immediately; existing bookings keep their price."
    >
      <AdminTourTabs slug={tour.slug} />
      <PricesForm key={tour.version} tour={tour} isSaved={isSaved} />
    </BackOfficePage>
  );
}
