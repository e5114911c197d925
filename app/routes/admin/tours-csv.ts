import type { Route } from "./+types/tours-csv";
import { servicesContext } from "~/context";
import { durationText } from "~/domain/tours/tour";
import { listStatusOf, tourStatusLabels } from "~/domain/tours/tour-list";
import { csvResponse } from "~/lib/pages/csv.server";
import type { CsvColumn } from "~/lib/pages/csv.server";
import { tourListQuery } from "~/lib/tours/tour-list-query";
import { requireAdmin } from "~/middleware/require-admin";
import type { AdminTour } from "../../../worker/tours/admin/admin-tours.repo";

const pageSize = 500;

const columns: readonly CsvColumn<AdminTour>[] = [
  ["Slug", (tour) => tour.slug],
  ["Title", (tour) => tour.title],
  ["Price (INR)", (tour) => tour.priceInr],
  ["Duration", (tour) => durationText(tour.days)],
  ["Place", (tour) => tour.place],
  ["State", (tour) => tour.state],
  ["Region", (tour) => tour.region],
  ["Leaves from", (tour) => tour.departureCity],
  ["Type", (tour) => tour.type],
  ["Category", (tour) => tour.category],
  ["Status", (tour) => tourStatusLabels[listStatusOf(tour)]],
  ["On home", (tour) => (tour.isFeatured ? "yes" : "no")],
  ["Bookings", (tour) => tour.bookings],
  ["Operator", (tour) => tour.operator.companyName],
  ["Rating", (tour) => tour.rating],
  ["Max capacity", (tour) => tour.capacity],
  ["Created", (tour) => (tour.createdAt === null ? null : new Date(tour.createdAt).toISOString())],
];

/** Exports the tour list with its filters and sort. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const { columns: _, cursor: __, ...query } = tourListQuery.parse(Object.fromEntries(url.searchParams));
  return csvResponse("tours", columns, async (cursor) => {
    const page = await services.listAdminTours(viewer, { ...query, cursor, limit: pageSize });
    return { rows: page.tours, nextCursor: page.nextCursor };
  });
}
