import { Hono } from "hono";
import type { Context } from "hono";
import type { ApiEnv } from "./api";
import { limitFormBody, readFormBody } from "./guards";

/** A picture is larger than other forms, and so are a tour's texts; each of these pages reads no more of it than it takes. */
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

/** Every page, its forms kept short but for the long ones. */
export function pageRoutes(render: (c: Context<ApiEnv>) => Promise<Response>) {
  return new Hono<ApiEnv>()
    .on("POST", [...longForms, ...longForms.map((path) => `${path}.data`)], render)
    .all("*", limitFormBody, readFormBody, render);
}
