import { createRoute, z } from "@hono/zod-openapi";
import { categories, regions, tourTypes } from "~/domain/tours/tour";
import { newTourSchema, tourChangeSchema, tourStatuses } from "~/domain/tour-drafts/tour-form";
import { rejectionReasonSchema, tourListFilters, tourSorts } from "~/domain/tours/tour-list";
import { requireAdmin } from "../../authz/actors";
import { createApi, problems } from "../../http/api";

const tourSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    place: z.string(),
    state: z.string(),
    region: z.enum(regions),
    departureCity: z.string(),
    type: z.enum(tourTypes),
    category: z.enum(categories).nullable(),
    days: z.int(),
    priceInr: z.int(),
    capacity: z.int(),
    status: z.enum(tourStatuses),
    isFeatured: z.boolean().meta({ description: "On the home page" }),
    isOnSale: z.boolean(),
    hasPicture: z.boolean().meta({ description: "Required for publishing" }),
    rejectionReason: z.string().nullable(),
    rating: z.number().nullable(),
    reviewCount: z.int(),
    operator: z.object({
      slug: z.string(),
      companyName: z.string(),
      status: z.enum(["pending", "verified", "suspended"]),
    }),
    bookings: z.int(),
    position: z.int(),
    createdAt: z.int().nullable().meta({ description: "UTC milliseconds; null for a catalogue tour" }),
    editedAt: z.int().nullable(),
    deletedAt: z.int().nullable(),
    version: z.int().meta({ description: "Send it with a change" }),
  })
  .meta({ id: "AdminTour" });

const guarded = problems({ 401: "Not signed in", 403: "Not an active administrator, or another origin" });
const params = z.object({ slug: z.string() });
const createdSchema = z.object({ slug: z.string(), version: z.int(), status: z.enum(tourStatuses) });

const listRoute = createRoute({
  method: "get",
  path: "/",
  tags: ["Administration"],
  summary: "List all tours in any state, newest first by default",
  request: {
    query: z.strictObject({
      q: z.string().trim().max(200).optional(),
      sort: z.enum(tourSorts).optional(),
      cursor: z.string().max(1000).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      ...z.object(tourListFilters).partial().shape,
    }),
  },
  responses: {
    200: {
      description: "One page; deleted tours only with `status=deleted`",
      content: {
        "application/json": {
          schema: z.object({ tours: z.array(tourSchema), nextCursor: z.string().nullable() }),
        },
      },
    },
    ...guarded,
    ...problems({ 422: "A parameter is invalid or unknown" }),
  },
});

const createTourRoute = createRoute({
  method: "post",
  path: "/",
  tags: ["Administration"],
  summary: "Add a tour",
  request: { body: { required: true, content: { "application/json": { schema: newTourSchema } } } },
  responses: {
    201: {
      description:
        "The slug, derived from the title. A tour created as active stays a draft until it has an image and is published",
      content: { "application/json": { schema: z.object({ tour: createdSchema }) } },
    },
    ...guarded,
    ...problems({ 422: "A field is invalid or unknown" }),
  },
});

const editRoute = createRoute({
  method: "patch",
  path: "/{slug}",
  tags: ["Administration"],
  summary: "Change fields of a tour",
  request: {
    params,
    body: { required: true, content: { "application/json": { schema: tourChangeSchema } } },
  },
  responses: {
    200: {
      description: "The new version. Price and seats apply to new bookings",
      content: {
        "application/json": { schema: z.object({ tour: z.object({ slug: z.string(), version: z.int() }) }) },
      },
    },
    ...guarded,
    ...problems({
      404: "Tour not found",
      409: "`conflict`: changed since it was read; nothing is written",
      422: "A field is invalid or unknown",
    }),
  },
});

const changed = {
  204: { description: "Done" },
  ...guarded,
  ...problems({
    404: "Tour not found",
    409: "`illegal_transition`: not possible in the tour's current state",
  }),
};

const plainActions = ["unpublish", "feature", "unfeature", "restore"] as const;
const actionRoutes = plainActions.map(
  (action) =>
    [
      action,
      createRoute({
        method: "post",
        path: `/{slug}/${action}`,
        tags: ["Administration"],
        summary: `${action.charAt(0).toUpperCase()}${action.slice(1)} a tour`,
        request: { params },
        responses: changed,
      }),
    ] as const,
);

const versionField = {
  version: z
    .int()
    .min(1)
    .optional()
    .meta({ description: "The version that was reviewed; any other is rejected" }),
};
const changedAsSeen = {
  ...changed,
  ...problems({
    409: "`illegal_transition`: not possible in the tour's current state; `conflict`: another version",
    422: "A field is invalid or unknown",
  }),
};
const shownActions = (["publish", "approve"] as const).map(
  (action) =>
    [
      action,
      createRoute({
        method: "post",
        path: `/{slug}/${action}`,
        tags: ["Administration"],
        summary: `${action === "publish" ? "Publish" : "Approve"} a reviewed version of a tour`,
        request: {
          params,
          body: { content: { "application/json": { schema: z.strictObject(versionField) } } },
        },
        responses: changedAsSeen,
      }),
    ] as const,
);

const rejectRoute = createRoute({
  method: "post",
  path: "/{slug}/reject",
  tags: ["Administration"],
  summary: "Reject an operator's draft, with a reason that is mailed to them",
  request: {
    params,
    body: {
      required: true,
      content: {
        "application/json": { schema: z.strictObject({ reason: rejectionReasonSchema, ...versionField }) },
      },
    },
  },
  responses: {
    ...changedAsSeen,
    ...problems({ 422: "The reason is missing or too long, or a field is unknown" }),
  },
});

const deleteRoute = createRoute({
  method: "delete",
  path: "/{slug}",
  tags: ["Administration"],
  summary: "Delete a tour; its bookings remain, and it can be restored",
  request: { params },
  responses: changed,
});

export const adminToursApi = createApi();

// Authorization before validation.
adminToursApi.use(async (c, next) => {
  requireAdmin(c.var.viewer);
  await next();
});

adminToursApi.openapi(listRoute, async (c) =>
  c.json(await c.var.services.listAdminTours(c.var.viewer, c.req.valid("query")), 200),
);

adminToursApi.openapi(createTourRoute, async (c) =>
  c.json({ tour: await c.var.services.createTour(c.var.viewer, c.req.valid("json")) }, 201),
);

adminToursApi.openapi(editRoute, async (c) => {
  const { slug } = c.req.valid("param");
  const { version, ...changes } = c.req.valid("json");
  const edited = await c.var.services.editTour(c.var.viewer, { slug, version, changes });
  return c.json({ tour: { slug, ...edited } }, 200);
});

for (const [action, route] of actionRoutes) {
  adminToursApi.openapi(route, async (c) => {
    await c.var.services.changeTour(c.var.viewer, { slug: c.req.valid("param").slug, action });
    return c.body(null, 204);
  });
}

for (const [action, route] of shownActions) {
  adminToursApi.openapi(route, async (c) => {
    const { version } = c.req.valid("json");
    await c.var.services.changeTour(c.var.viewer, { slug: c.req.valid("param").slug, action, version });
    return c.body(null, 204);
  });
}

adminToursApi.openapi(rejectRoute, async (c) => {
  const { slug } = c.req.valid("param");
  await c.var.services.changeTour(c.var.viewer, { slug, action: "reject", ...c.req.valid("json") });
  return c.body(null, 204);
});

adminToursApi.openapi(deleteRoute, async (c) => {
  await c.var.services.changeTour(c.var.viewer, { slug: c.req.valid("param").slug, action: "delete" });
  return c.body(null, 204);
});
