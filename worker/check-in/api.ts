import { createRoute } from "@hono/zod-openapi";
import { checkInAnswersSchema, checkInsSchema } from "~/domain/check-in/check-in";
import { createApi, problems } from "../platform/http/api";

const recordRoute = createRoute({
  method: "post",
  path: "/check-ins",
  tags: ["Operators"],
  summary: "Check travelers in",
  description:
    "For company members with the right to manage departures. An offline device uploads its queued check-ins; a repeated upload " +
    "is the same check-in. Part of a party may come first: of several counts the highest stays. `already` comes with the " +
    "check-in that counted as many.",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: checkInsSchema.meta({ id: "CheckIns" }) } },
    },
  },
  responses: {
    200: {
      description:
        "The result of each, in the order of the request. Another company's booking counts as unknown",
      content: { "application/json": { schema: checkInAnswersSchema.meta({ id: "CheckInAnswers" }) } },
    },
    ...problems({
      400: "The body is not JSON",
      401: "Not signed in",
      403: "Not an operator, without the right, or another origin",
      413: "More than 128 KiB",
      422: "A field is invalid or unknown, or there are more than 200",
    }),
  },
});

export const operatorCheckInsApi = createApi();

operatorCheckInsApi.openapi(recordRoute, async (c) => {
  const { checkIns } = c.req.valid("json");
  return c.json({ checkIns: await c.var.services.recordCheckIns(c.var.viewer, checkIns) }, 200);
});
