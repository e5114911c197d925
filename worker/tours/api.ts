import { createRoute, z } from "@hono/zod-openapi";
import { availabilityQuerySchema, availabilitySchema } from "~/domain/departures/availability";
import { categories, departureCities, regions, tourKinds, tourTypes } from "~/domain/tours/tour";
import { drawings } from "~/domain/tour-pictures/drawings";
import { facetNames } from "~/domain/tours/tour-search";
import { tourQuerySchema } from "~/domain/tours/tour-query";
import { AppError } from "~/domain/errors";
import { createApi, problems } from "../http/api";
import { checkOrigin } from "../http/guards";

const percent = z.int().min(1).max(90);
const priceRulesSchema = z
  .object({
    childPercent: percent.optional().meta({ description: "Share of the adult fare from 2 to 11 years" }),
    seasons: z
      .array(z.object({ from: z.iso.date(), to: z.iso.date(), priceInr: z.int(), label: z.string() }))
      .optional()
      .meta({ description: "Adult fares by travel date; the first matching season applies" }),
    groups: z.array(z.object({ atLeast: z.int(), percentOff: percent })).optional(),
    earlyBird: z.object({ atLeastDays: z.int(), percentOff: percent }).optional(),
    lastMinute: z.object({ atMostDays: z.int(), percentOff: percent }).optional(),
  })
  .meta({ description: "Empty for catalogue tours" });

const departuresSchema = z
  .object({
    pattern: z.union([
      z.object({ kind: z.literal("daily") }),
      z.object({
        kind: z.literal("weekdays"),
        weekdays: z.array(z.int()).meta({ description: "0 is Sunday" }),
      }),
      z.object({ kind: z.literal("dates"), dates: z.array(z.string()) }),
    ]),
    season: z
      .array(z.object({ from: z.string().meta({ example: "06-01" }), to: z.string() }))
      .meta({ description: "Open periods of each year, both ends included; empty means all year" }),
    offSeason: z.string().nullable().meta({ description: "Why it is closed outside the season" }),
    blackOuts: z.array(z.object({ from: z.string(), to: z.string(), reason: z.string() })),
    cutOffDays: z.int().meta({ description: "Min days between booking and departure" }),
  })
  .meta({ description: "When the tour runs" });

const pictureSchema = z
  .object({
    alt: z.string(),
    width: z.int().meta({ description: "Size of the widest copy, in pixels" }),
    height: z.int(),
    sources: z.array(
      z.object({
        width: z.int(),
        path: z.string().meta({ example: "/media/tours/0123456789abcdef0123456789abcdef-960.webp" }),
      }),
    ),
  })
  .meta({ id: "TourPicture", description: "An uploaded picture, with its available widths" });

const cardSchema = z
  .object({
    slug: z.string().meta({ example: "ooty" }),
    kind: z.enum(tourKinds),
    path: z.string().meta({ example: "/destinations/from-bangalore/ooty" }),
    title: z.string(),
    place: z.string(),
    subtitle: z.string(),
    location: z.string().meta({ example: "Ooty, Tamil Nadu" }),
    state: z.string(),
    region: z.enum(regions),
    departureCity: z.enum(departureCities),
    days: z.int(),
    durationText: z.string().meta({ example: "4 days / 3 nights" }),
    priceInr: z.int().meta({ description: "Per traveler outside the seasons of priceRules, whole rupees" }),
    priceRules: priceRulesSchema,
    departures: departuresSchema,
    capacity: z.int().meta({ description: "Seats on each travel date" }),
    rating: z.number().nullable().meta({ description: "Mean of the reviews' stars, 1 to 5, one decimal" }),
    reviewCount: z.int(),
    type: z.enum(tourTypes),
    category: z.enum(categories).nullable(),
    bestMonths: z.array(z.int()).meta({ description: "1 to 12" }),
    summary: z.string(),
    scene: z.string(),
    motif: z.string(),
    picture: pictureSchema.nullable().meta({ description: "The first uploaded picture" }),
    isDrawn: z.boolean().meta({ description: "True if it has an illustration" }),
    drawing: z.enum(drawings).nullable().meta({
      description: "The operator's choice; null for a catalogue tour, which has a fixed illustration",
    }),
  })
  .meta({ id: "TourCard" });

const guideSchema = z.object({
  itinerary: z.array(z.object({ title: z.string(), text: z.string() })),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  carry: z.array(z.string()),
  permits: z.string().nullable(),
  meetingPoint: z.string(),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
});

const detailsSchema = cardSchema
  .extend({
    pictures: z.array(pictureSchema),
    description: z.array(z.string()),
    highlights: z.array(z.string()),
    experiences: z.array(z.string()),
    interests: z.array(z.string()),
    altitudeMetres: z.int().nullable(),
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
    operatorName: z.string(),
    guide: guideSchema,
  })
  .meta({ id: "Tour" });

const countsSchema = z.record(z.string(), z.int());

const listRoute = createRoute({
  method: "get",
  path: "/",
  tags: ["Tours"],
  summary: "Search the tours on sale",
  request: {
    query: tourQuerySchema,
  },
  responses: {
    200: {
      description: "One page of tours, the total, and the number of tours for each filter value",
      content: {
        "application/json": {
          schema: z.object({
            tours: z.array(cardSchema),
            total: z.int(),
            nextCursor: z.string().nullable(),
            facets: z.record(z.enum(facetNames), countsSchema),
          }),
        },
      },
    },
    ...problems({
      422: "A parameter is invalid or unknown; `to` is before `from`, or `maxPrice` below `minPrice`",
    }),
  },
});

const getRoute = createRoute({
  method: "get",
  path: "/{slug}",
  tags: ["Tours"],
  summary: "Get a tour with all data of its page",
  request: { params: z.object({ slug: z.string() }) },
  responses: {
    200: {
      description: "The tour",
      content: { "application/json": { schema: z.object({ tour: detailsSchema }) } },
    },
    ...problems({ 404: "No tour on sale has this slug" }),
  },
});

const availabilityRoute = createRoute({
  method: "get",
  path: "/{slug}/availability",
  tags: ["Tours"],
  summary: "Get the availability of a tour by day, up to 400 days",
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
      503: "Too many sockets for this tour, or the database is unavailable; see Retry-After",
    }),
  },
});

const suggestionsRoute = createRoute({
  method: "get",
  path: "/",
  tags: ["Tours"],
  summary: "Suggest up to five places, states and titles that contain a text",
  request: { query: z.strictObject({ q: z.string().max(200) }) },
  responses: {
    200: {
      description: "The names, places first",
      content: { "application/json": { schema: z.object({ suggestions: z.array(z.string()) }) } },
    },
    ...problems({ 422: "A parameter is invalid or unknown" }),
  },
});

export const suggestionsApi = createApi().openapi(suggestionsRoute, async (c) =>
  c.json({ suggestions: await c.var.services.suggestSearches(c.req.valid("query").q) }, 200),
);

export const toursApi = createApi()
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
    return c.var.services.watchSeats(c.req.valid("param").slug);
  });
