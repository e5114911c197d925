import { Hono, type Context } from "hono";
import { pathIn } from "~/domain/language/addresses";
import { languageCodes } from "~/domain/language/language";
import type { ApiEnv } from "./api";
import { limitFormBody } from "./guards";

/** Paths with larger forms: pictures, tours and files of tours. Each of these pages enforces its own limit. */
const longForms = [
  "/profile/avatar",
  "/bookings/:bookingId/photographs",
  ...["admin", "operator"].flatMap((office) =>
    ["pictures", "draft", "edit", "itinerary", "inclusions", "facts", "hindi"].map(
      (page) => `/${office}/tours/:slug/${page}`,
    ),
  ),
  "/operator/tours/import",
  "/admin/tours/new",
  "/operator/profile/logo",
  "/operator/profile/documents",
];

/** Routes all pages; form bodies are limited except on `longForms`. */
export function pageRoutes(render: (c: Context<ApiEnv>) => Promise<Response>) {
  const inAllLanguages = new Set(
    languageCodes.flatMap((language) => longForms.map((path) => pathIn(language, path))),
  );
  const paths = [...inAllLanguages];
  return new Hono<ApiEnv>()
    .on("POST", [...paths, ...paths.map((path) => `${path}.data`)], render)
    .all("*", limitFormBody, render);
}
