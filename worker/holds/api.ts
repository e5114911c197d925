import { createRoute, z } from "@hono/zod-openapi";
import { holdChangeSchema, holdRequestSchema, holdSchema } from "~/domain/hold";
import { createApi, problems } from "../http/api";
import { testControlsOf } from "../http/test-controls";

const answerSchema = z.object({ hold: holdSchema.meta({ id: "Hold" }) });
const answer = { content: { "application/json": { schema: answerSchema } } };
const params = z.object({ holdId: z.uuid("This is not the id of a hold.") });

const bodyProblems = {
  400: "The body is not JSON",
  403: "Sent with a cookie from another origin",
  413: "Over 32 KiB",
  415: "Not application/json",
  503: "The database is out of reach; see Retry-After",
} as const;

const createHoldRoute = createRoute({
  method: "post",
  path: "/",
  tags: ["Bookings"],
  summary: "Keep seats for some minutes",
  description:
    "For somebody who is filling in a booking, until `expiresAt`: 15 minutes, unless administrators set another time. The client is known by a signed cookie, which the first answer sets: it holds " +
    "seats on three departures at most, and on one departure once: a second hold there replaces the first and ends when that " +
    "one would have; after that, or once it was released, a new one lasts the full time. " +
    "A booking that names the hold gets its seats; one without a hold is as good while seats are free.",
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
      404: "No such tour",
      409: "`sold_out`",
      422: "A field is wrong or not known, or the day is past or closed",
      429: "Three departures are held already, or too many holds from one address; see Retry-After",
      503: "Bookings are closed for the moment, or the database is out of reach; see Retry-After",
    }),
  },
});

const changeHoldRoute = createRoute({
  method: "patch",
  path: "/{holdId}",
  tags: ["Bookings"],
  summary: "Hold another number of seats, or all of them for as long again, once",
  request: {
    params,
    body: {
      required: true,
      content: { "application/json": { schema: holdChangeSchema.meta({ id: "HoldChange" }) } },
    },
  },
  responses: {
    200: { description: "The hold as it is now", ...answer },
    ...problems({
      ...bodyProblems,
      404: "The hold has ended",
      409: "`sold_out` (the hold stays as it was), or `illegal_transition`: it was extended before",
      422: "A field is wrong or not known",
    }),
  },
});

const releaseHoldRoute = createRoute({
  method: "delete",
  path: "/{holdId}",
  tags: ["Bookings"],
  summary: "Put the seats of a hold back on sale",
  description: "Repeated, or after the hold has ended, it does nothing more.",
  request: { params },
  responses: {
    204: { description: "They are" },
    ...problems({
      403: bodyProblems[403],
      422: "This is not the id of a hold",
      503: bodyProblems[503],
    }),
  },
});

export const holdsApi = createApi();

holdsApi.use("/", async (c, next) => {
  if (c.req.method === "POST") await c.var.services.limitHolds(c.req.raw.headers);
  await next();
});

holdsApi.openapi(createHoldRoute, async (c) => {
  const { services } = c.var;
  const { headers } = c.req.raw;
  const known = await services.holderOf(headers);
  const holder = known ?? crypto.randomUUID();
  const hold = await services.createHold(c.req.valid("json"), { holder, ...testControlsOf(headers) });
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
