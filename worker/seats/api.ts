import { createRoute, z } from "@hono/zod-openapi";
import { holdChangeSchema, holdRequestSchema, holdSchema } from "~/domain/seats/hold";
import { seatRefusals } from "./messages";
import { systemClock } from "../platform/clock";
import { createApi, problems } from "../platform/http/api";
import { testControlsOf } from "../platform/http/test-controls";
import { randomId } from "../platform/surroundings";

const answerSchema = z.object({ hold: holdSchema.meta({ id: "Hold" }) });
const answer = { content: { "application/json": { schema: answerSchema } } };
const params = z.object({ holdId: z.uuid({ error: () => seatRefusals().noHold }) });

const bodyProblems = {
  400: "The body is not JSON",
  403: "Sent with a cookie from another origin",
  413: "Over 32 KiB",
  415: "Not application/json",
  503: "The database is unavailable; see Retry-After",
} as const;

const createHoldRoute = createRoute({
  method: "post",
  path: "/",
  tags: ["Bookings"],
  summary: "Hold seats for a few minutes",
  description:
    "Holds seats during checkout until `expiresAt`: 15 minutes, unless administrators set another time. A signed cookie, set " +
    "by the first response, identifies the client. A client holds seats on at most three departures. A second hold on the same " +
    "departure replaces the first and keeps its end; after that end, or after a release, a new hold lasts the full time. " +
    "In production, all clients of one IP address (the first 64 bits of IPv6) hold at most 20 seats on three departures: on each for 30 minutes " +
    "from the first hold, then not for an hour. Once three quarters of the unbooked seats of a departure are held, a new hold needs a " +
    "proof of work: a `proof_required` problem contains a `challenge`, which is valid for five minutes and earns one hold. " +
    "A booking that names the hold uses its seats. Holds are optional while seats are free: a refused hold never refuses a booking.",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: holdRequestSchema.meta({ id: "HoldRequest" }) } },
    },
  },
  responses: {
    201: { description: "The hold", ...answer },
    ...problems({
      ...bodyProblems,
      404: "Tour not found",
      409: "`sold_out`",
      422: "A field is invalid or unknown, or the day is past or closed",
      429: "`too_many_requests`: the client or its IP address holds too much already; `proof_required`, with the `challenge`; see Retry-After",
      503: "Bookings are temporarily closed, or have not opened yet (`bookings_closed`), or the database is unavailable; see Retry-After",
    }),
  },
});

const changeHoldRoute = createRoute({
  method: "patch",
  path: "/{holdId}",
  tags: ["Bookings"],
  summary: "Change the number of held seats, or extend the hold once",
  description: "Of the client's own hold, which its signed cookie identifies.",
  request: {
    params,
    body: {
      required: true,
      content: {
        "application/json": {
          schema: holdChangeSchema.meta({ id: "HoldChange", example: { numberOfTravelers: 3 } }),
        },
      },
    },
  },
  responses: {
    200: { description: "The changed hold", ...answer },
    ...problems({
      ...bodyProblems,
      404: "The hold has ended",
      409: "`sold_out` (the hold stays as it was), or `illegal_transition`: already extended",
      422: "A field is invalid or unknown",
      429: "The IP address holds too many seats already; see Retry-After",
    }),
  },
});

const releaseHoldRoute = createRoute({
  method: "delete",
  path: "/{holdId}",
  tags: ["Bookings"],
  summary: "Release a hold",
  description: "Idempotent; has no effect after the hold has ended.",
  request: { params },
  responses: {
    204: { description: "Released" },
    ...problems({
      403: bodyProblems[403],
      422: "Invalid hold id",
      503: bodyProblems[503],
    }),
  },
});

/**
 * Returns true if a client can be asked for a proof. Demo builds ask browsers only: load tests hold seats without limits, and have no
 * browser's headers.
 */
function isProofAsked(headers: Headers): boolean {
  return import.meta.env.MODE === "production" || headers.has("Sec-Fetch-Site");
}

export const holdsApi = createApi();

holdsApi.use("/", async (c, next) => {
  if (c.req.method === "POST") await c.var.services.limitHolds(c.req.raw.headers);
  await next();
});

// Browsers count the time left from it, since their own clocks may be wrong. workerd adds none locally.
holdsApi.use("*", async (c, next) => {
  await next();
  c.header("Date", new Date(systemClock()).toUTCString());
});

holdsApi.openapi(createHoldRoute, async (c) => {
  const { services } = c.var;
  const { headers } = c.req.raw;
  const known = await services.holderOf(headers);
  const holder = known ?? randomId();
  const hold = await services.createHold(c.req.valid("json"), {
    holder,
    caller: services.callerIdOf(headers),
    isProofAsked: isProofAsked(headers),
    ...testControlsOf(headers),
  });
  if (known === null) c.header("Set-Cookie", await services.holderCookie(holder));
  return c.json({ hold }, 201);
});

holdsApi.openapi(changeHoldRoute, async (c) =>
  c.json({ hold: await c.var.services.changeHold(c.req.valid("param").holdId, c.req.valid("json")) }, 200),
);

holdsApi.openapi(releaseHoldRoute, async (c) => {
  await c.var.services.releaseHold(c.req.valid("param").holdId);
  return c.body(null, 204);
});
