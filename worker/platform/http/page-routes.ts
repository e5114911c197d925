import { Hono, type Context } from "hono";
import type { ApiEnv } from "./api";
import { limitFormBody } from "./guards";

/** Paths with larger forms: pictures, tours and files of tours. Each of these pages enforces its own limit. */
const longForms = [
  "/profile/avatar",
  "/bookings/:bookingId/photographs",
  "/admin/tours/:slug/pictures",
  "/operator/tours/:slug/pictures",
  "/operator/tours/:slug/draft",
  "/operator/tours/:slug/edit",
  "/operator/tours/:slug/itinerary",
  "/operator/tours/:slug/inclusions",
  "/operator/tours/:slug/facts",
  "/operator/tours/import",
  "/admin/tours/new",
  "/admin/tours/:slug/edit",
  "/operator/profile/logo",
  "/operator/profile/documents",
];

/** Routes all pages; form bodies are limited except on `longForms`. */
export function pageRoutes(render: (c: Context<ApiEnv>) => Promise<Response>) {
  return new Hono<ApiEnv>()
    .on("POST", [...longForms, ...longForms.map((path) => `${path}.data`)], render)
    .all("*", limitFormBody, render);
}
