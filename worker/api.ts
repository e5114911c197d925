import { createRoute, z } from "@hono/zod-openapi";
import { routePath } from "hono/route";
import { AppError, retryHeaders } from "~/domain/errors";
import { adminUsersApi } from "./accounts/admin/admin-api";
import { adminAuditApi } from "./audit/admin-api";
import { adminBookingsApi } from "./desk/admin/admin-api";
import { bookingsApi } from "./bookings/api";
import { operatorCheckInsApi } from "./check-in/api";
import { adminCouponsApi } from "./coupons/admin-api";
import { vouchersApi } from "./documents/api";
import { holdsApi } from "./seats/api";
import { createApi, problems } from "./platform/http/api";
import { completeDocument } from "./platform/http/api-document";
import { limitApiBody, requireJson } from "./platform/http/guards";
import { adminPayoutsApi } from "./money/admin-api";
import { operatorBookingsApi } from "./operators/api";
import { adminPaymentsApi, adminRefundsApi } from "./money/payments/admin-api";
import { paymentsApi } from "./money/payments/api";
import { quotesApi } from "./prices/api";
import { refusalMessages } from "./platform/http/messages";
import { noteRoute } from "./platform/request-trace";
import { servicesFor } from "./services";
import { operatorToursApi } from "./tour-files/api";
import { suggestionsApi, toursApi } from "./tours/api";

const healthSchema = z.object({
  status: z.literal("ok"),
  migration: z.string().optional(),
  version: z.object({ commit: z.string(), id: z.string(), tag: z.string() }).optional(),
});

const healthRoute = createRoute({
  method: "get",
  path: "/health",
  tags: ["Service"],
  summary: "Health check",
  description: "For monitors. Without `deep`, it answers without the database.",
  request: {
    query: z.object({
      deep: z.literal("1").optional().meta({ description: "Also checks the database and the bucket" }),
    }),
  },
  responses: {
    200: {
      description: "The service is up. A deep check adds the deployed version and its newest migration",
      content: { "application/json": { schema: healthSchema } },
    },
    ...problems({ 503: "The database has no tables, lacks a migration or does not answer" }),
  },
});

/** All of the app's routes under /api; /api/auth belongs to better-auth. */
export const api = createApi().basePath("/api");

api.use(async (c, next) => {
  c.set("services", servicesFor(c.env, c.req.raw));
  await next();
  noteRoute(routePath(c));
});
api.use("/auth/*", limitApiBody, async (c) => {
  const response = await c.var.services.handleAuthRequest(c.req.raw);
  response.headers.set("Cache-Control", "no-store");
  if (response.status === 429) {
    const retryAfter = Number(response.headers.get("Retry-After") ?? 60);
    const refusal = new AppError("too_many_requests", "", { retryAfter });
    for (const [name, value] of Object.entries(retryHeaders(refusal))) response.headers.set(name, value);
  }
  return response;
});
api.use(limitApiBody, requireJson);
api.use(async (c, next) => {
  c.set("viewer", await c.var.services.getViewer(c.req.raw.headers));
  c.header("Cache-Control", "no-store");
  await next();
});

api.openapi(healthRoute, async (c) => {
  const health = c.req.valid("query").deep ? await c.var.services.checkHealth() : {};
  return c.json({ status: "ok" as const, ...health }, 200);
});
api.route("/tours", toursApi);
api.route("/suggestions", suggestionsApi);
api.route("/quotes", quotesApi);
api.route("/holds", holdsApi);
api.route("/bookings", bookingsApi);
api.route("/vouchers", vouchersApi);
api.route("/payments", paymentsApi);
api.route("/operator", operatorCheckInsApi);
// Before the administrators' own routes: operators record payments too.
api.route("/admin/bookings", adminPaymentsApi);
api.route("/admin/bookings", adminBookingsApi);
api.route("/operator/bookings", operatorBookingsApi);
api.route("/operator/tours", operatorToursApi);
api.route("/admin/refunds", adminRefundsApi);
api.route("/admin/users", adminUsersApi);
api.route("/admin/coupons", adminCouponsApi);
api.route("/admin/payouts", adminPayoutsApi);
api.route("/admin/audit", adminAuditApi);

/** Describes the API in OpenAPI 3.1. */
export function apiDocument(origin: string) {
  return completeDocument(
    api.getOpenAPI31Document({
      openapi: "3.1.0",
      info: {
        title: "Tour Bharat booking API",
        version: "1.0.0",
        description:
          "Amounts are whole rupees. Travel dates are yyyy-MM-dd in India, instants ISO 8601 in UTC. " +
          "Errors are RFC 9457 problem details. A request with a cookie and an unsafe method needs this site's `Origin`. " +
          "WebSockets are listed in `x-live-feeds`.",
        contact: { name: "Tour Bharat", url: `${origin}/contact` },
        license: { name: "Terms of use", url: `${origin}/terms` },
      },
      servers: [{ url: origin, description: "This site" }],
      tags: [
        { name: "Service", description: "State of the service" },
        { name: "Tours", description: "Tours on sale and their free seats" },
        { name: "Bookings", description: "Prices, holds and bookings of travelers" },
        { name: "Payments", description: "Calls of payment services" },
        { name: "Operators", description: "Work of a tour company's members" },
        { name: "Administration", description: "Work of the platform's administrators" },
      ],
    }),
  );
}

api.get("/openapi.json", (c) => c.json(apiDocument(new URL(c.req.url).origin)));

api.all("*", () => {
  throw new AppError("not_found", refusalMessages().notFound);
});
