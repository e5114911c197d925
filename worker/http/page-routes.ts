import { Hono, type Context } from "hono";
import type { ApiEnv } from "./api";
import { limitFormBody, readFormBody } from "./guards";

/** Paths with larger forms: pictures and tour texts. Each of these pages enforces its own limit. */
const longForms = [
  "/profile/avatar",
  "/admin/tours/:slug/pictures",
  "/operator/tours/:slug/pictures",
  "/operator/tours/:slug/draft",
  "/operator/tours/:slug/edit",
  "/operator/tours/:slug/itinerary",
  "/operator/tours/:slug/inclusions",
  "/operator/profile/logo",
  "/operator/profile/documents",
];

/** Routes all pages; form bodies are limited except on `longForms`. */
export function pageRoutes(render: (c: Context<ApiEnv>) => Promise<Response>) {
  return new Hono<ApiEnv>()
    .on("POST", [...longForms, ...longForms.map((path) => `${path}.data`)], render)
    .all("*", limitFormBody, readFormBody, render);
}
