import { createRoute, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { availabilityQuerySchema, availabilitySchema } from "~/domain/departures/availability-schema";
import { tourCardSchema, tourDetailsSchema } from "~/domain/tours/tour-schema";
import { facetNames } from "~/domain/tours/tour-search";
import { tourQuerySchema } from "~/domain/search/tour-query";
import { AppError } from "~/domain/errors";
import { createApi, problems, type ApiEnv } from "../platform/http/api";
import { checkOrigin } from "../platform/http/guards";

const tooMany = "Too many searches from one IP address; see Retry-After and RateLimit";

const countsSchema = z.record(z.string(), z.int());

const coordinatesSchema = z.object({ latitude: z.number(), longitude: z.number() });

const listedTourSchema = tourCardSchema
  .extend({
    nextDeparture: z
      .string()
      .nullable()
      .meta({ description: "First day with a free seat, within 60 days and the searched days" }),
    coordinates: coordinatesSchema,
  })
  .meta({ id: "ListedTour" });

/** How `q` was understood. */
const understoodSchema = {
  applied: z
    .array(z.object({ param: z.string(), value: z.string(), text: z.string(), without: z.string() }))
    .meta({ description: "Filters read from the words `text`; `without` is `q` without them" }),
  words: z.array(z.object({ text: z.string(), without: z.string() })).meta({
    description:
      "Words searched in the texts of tours, or that exclude tours, as `without trekking`; `without` is `q` without them",
  }),
  corrected: z
    .string()
    .nullable()
    .meta({ description: "Spelling that was searched instead of `q`; `literal=1` prevents it" }),
  relaxed: z
    .array(z.object({ text: z.string(), param: z.string().nullable() }))
    .nullable()
    .meta({ description: "Words that no tour matches together with the rest; the tours match fewer" }),
  absent: z
    .array(z.string())
    .meta({ description: "Those of the `relaxed` words that no tour has at all: a place without a tour" }),
  notes: z.array(z.string()).meta({
    description: "Sentences on what holds for all tours, as on the diets or pets that `q` names",
  }),
  festival: z
    .object({ name: z.string(), from: z.string(), to: z.string() })
    .nullable()
    .meta({ description: "Festival of `q` around which tours leave, with its first and last day" }),
  similar: z
    .object({ heading: z.string(), tours: z.array(listedTourSchema) })
    .nullable()
    .meta({
      description:
        "Up to six other tours: like those that match, if fewer than four do; that only mention the words; or that leave around the festival",
    }),
  nearest: z
    .array(listedTourSchema)
    .meta({ description: "Six tours that match most, if none matches (`total` is 0)" }),
};

const listRoute = createRoute({
  method: "get",
  path: "/",
  tags: ["Tours"],
  summary: "Search the tours on sale",
  description:
    "Text, filters and order as on the page `/tours`; `q` may be a sentence, whose filters are read from it.",
  request: {
    query: tourQuerySchema,
  },
  responses: {
    200: {
      description: "One page of tours, the total, and the number of tours for each filter value",
      content: {
        "application/json": {
          schema: z.object({
            tours: z.array(listedTourSchema),
            total: z.int(),
            nextCursor: z.string().nullable(),
            facets: z.record(z.enum(facetNames), countsSchema),
            ...understoodSchema,
          }),
        },
      },
    },
    ...problems({
      422: "A parameter is invalid or unknown; `to` is before `from`, or `maxPrice` below `minPrice`",
      429: tooMany,
    }),
  },
});

const getRoute = createRoute({
  method: "get",
  path: "/{slug}",
  tags: ["Tours"],
  summary: "Get a tour with all data of its page",
  description: "Prices, rules of departure, itinerary, options and extras of a tour on sale.",
  request: { params: z.object({ slug: z.string() }) },
  responses: {
    200: {
      description: "The tour",
      content: { "application/json": { schema: z.object({ tour: tourDetailsSchema }) } },
    },
    ...problems({ 404: "No tour on sale has this slug", 429: tooMany }),
  },
});

const availabilityRoute = createRoute({
  method: "get",
  path: "/{slug}/availability",
  tags: ["Tours"],
  summary: "Get the availability of a tour by day, up to 400 days",
  description: "Both days are included. Nothing is held by asking.",
  request: { params: z.object({ slug: z.string() }), query: availabilityQuerySchema },
  responses: {
    200: {
      description:
        "Each day from the first to the last, both included. Seats held by other clients are not free; your own holds are",
      content: { "application/json": { schema: availabilitySchema } },
    },
    ...problems({
      404: "No tour on sale has this slug",
      422: "The dates are invalid, reversed or too far apart",
      429: tooMany,
    }),
  },
});

const seatsRoute = createRoute({
  method: "get",
  path: "/{slug}/seats/live",
  tags: ["Tours"],
  summary: "Free seats of a tour as they change (WebSocket)",
  description:
    'Sends `{type:"seats",days:[{date,seatsLeft}]}` when seats are booked, held or released. `seatsLeft` excludes all holds, ' +
    "including your own. Nothing is replayed: read the availability once the socket is open. Responds to `ping` with `pong`; " +
    "ignores everything else.",
  request: { params: z.object({ slug: z.string() }) },
  responses: {
    101: { description: "WebSocket opened" },
    ...problems({
      403: "Another origin",
      404: "No tour on sale has this slug",
      422: "Not a WebSocket upgrade",
      429: "Too many sockets of this address; see Retry-After",
      503: "Too many sockets for this tour, or the database is unavailable; see Retry-After",
    }),
  },
});

const suggestionsRoute = createRoute({
  method: "get",
  path: "/",
  tags: ["Tours"],
  summary: "Suggest up to five places, states and titles that contain a text",
  description: "For a search field, as its text is typed.",
  request: { query: z.strictObject({ q: z.string().max(200) }) },
  responses: {
    200: {
      description: "The names, places first; those that are titles of tours with their paths, too",
      content: {
        "application/json": {
          schema: z.object({
            suggestions: z.array(z.string()),
            tours: z.array(z.object({ title: z.string(), path: z.string() })),
          }),
        },
      },
    },
    ...problems({ 422: "A parameter is invalid or unknown", 429: tooMany }),
  },
});

const limitSearches: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.header("Upgrade") === undefined) await c.var.services.limitSearches(c.req.raw.headers);
  await next();
};

export const suggestionsApi = createApi();
suggestionsApi.use(limitSearches);
suggestionsApi.openapi(suggestionsRoute, async (c) =>
  c.json(await c.var.services.suggestSearches(c.req.valid("query").q), 200),
);

export const toursApi = createApi();
toursApi.use(limitSearches);
toursApi
  .openapi(listRoute, async (c) => c.json(await c.var.services.listTours(c.req.valid("query")), 200))
  .openapi(getRoute, async (c) =>
    c.json({ tour: await c.var.services.getTour(c.req.valid("param").slug) }, 200),
  )
  .openapi(availabilityRoute, async (c) => {
    const { slug } = c.req.valid("param");
    const { services } = c.var;
    const holder = await services.holderOf(c.req.raw.headers);
    return c.json({ days: await services.getAvailability(slug, c.req.valid("query"), holder) }, 200);
  })
  .openapi(seatsRoute, async (c) => {
    checkOrigin(c.req.raw);
    if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") {
      throw new AppError("invalid", "This endpoint is a WebSocket.", {
        errors: { Upgrade: ["Send `Upgrade: websocket`."] },
      });
    }
    return c.var.services.watchSeats(c.req.valid("param").slug, c.req.header("CF-Connecting-IP") ?? null);
  });
