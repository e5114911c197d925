import { createRoute, z } from "@hono/zod-openapi";
import { reviewStatuses } from "~/domain/reviews/review";
import { requireAdmin } from "../authz/actors";
import { createApi, problems } from "../http/api";

const moderateRoute = createRoute({
  method: "patch",
  path: "/{reviewId}",
  tags: ["Administration"],
  summary: "Hide or show a review",
  request: {
    params: z.object({ reviewId: z.string() }),
    body: {
      required: true,
      content: { "application/json": { schema: z.strictObject({ status: z.enum(reviewStatuses) }) } },
    },
  },
  responses: {
    204: { description: "Done; the tour's rating is updated" },
    ...problems({
      401: "Not signed in",
      403: "Not an active administrator, or another origin",
      404: "Review not found",
      409: "`illegal_transition`: it already has this status",
      422: "A field is invalid or unknown",
    }),
  },
});

export const adminReviewsApi = createApi();

// Authorization before validation.
adminReviewsApi.use(async (c, next) => {
  requireAdmin(c.var.viewer);
  await next();
});

adminReviewsApi.openapi(moderateRoute, async (c) => {
  const change = { id: c.req.valid("param").reviewId, ...c.req.valid("json") };
  await c.var.services.moderateReview(c.var.viewer, change);
  return c.body(null, 204);
});
