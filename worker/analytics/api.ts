import { createRoute } from "@hono/zod-openapi";
import { analyticsSchema } from "~/domain/analytics/analytics";
import { periodQuerySchema } from "~/domain/calendar/period";
import { requireAdmin } from "../authz/actors";
import { createApi, problems } from "../http/api";

const analyticsRoute = createRoute({
  method: "get",
  path: "/",
  tags: ["Administration"],
  summary: "Get the figures of a period, compared with the period before",
  description:
    "Days are in India, inclusive; amounts are whole rupees from the ledger. Named periods end today.",
  request: { query: periodQuerySchema },
  responses: {
    200: {
      description: "The current figures",
      content: { "application/json": { schema: analyticsSchema.meta({ id: "Analytics" }) } },
    },
    ...problems({
      401: "Not signed in",
      403: "Not an active administrator",
      422: "A parameter is invalid or unknown, or a custom period lacks a day",
    }),
  },
});

export const analyticsApi = createApi();

// Runs before anything of the request is read.
analyticsApi.use(async (c, next) => {
  requireAdmin(c.var.viewer);
  await next();
});

analyticsApi.openapi(analyticsRoute, async (c) =>
  c.json(await c.var.services.getAnalytics(c.var.viewer, c.req.valid("query")), 200),
);
