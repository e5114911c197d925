import { tourListFilters, adminTourSorts } from "~/domain/tours/tour-list";
import { listQuerySchema } from "~/lib/pages/list-query";

const { status, operator, region, type, featured } = tourListFilters;

/** URL parameters of the administrators' tour list and its CSV file. */
export const tourListQuery = listQuerySchema(adminTourSorts, {
  status: status.optional().catch(undefined),
  operator: operator.optional().catch(undefined),
  region: region.optional().catch(undefined),
  type: type.optional().catch(undefined),
  featured: featured.optional().catch(undefined),
});
