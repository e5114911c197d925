import { createRoute } from "@hono/zod-openapi";
import { checkInAnswersSchema, checkInsSchema } from "~/domain/check-in";
import { createApi, problems } from "../http/api";

const recordRoute = createRoute({
  method: "post",
  path: "/check-ins",
  tags: ["Operators"],
  summary: "Check travellers in",
  description:
    "For a company's people with the right to see to departures. A device that was offline tells all it has done; told " +
    "again, a check-in is the same one. A booking is checked in once: `already` comes with the check-in that was first.",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: checkInsSchema.meta({ id: "CheckIns" }) } },
    },
  },
  responses: {
    200: {
      description:
        "What became of each, in the order they were told. Another company's booking is an unknown one",
      content: { "application/json": { schema: checkInAnswersSchema.meta({ id: "CheckInAnswers" }) } },
    },
    ...problems({
      400: "The body is not JSON",
      401: "Not signed in",
      403: "No operator, without the right, or another origin",
      413: "More than 128 KiB",
      422: "A field is wrong or not known, or there are more than 200",
    }),
  },
});

export const operatorCheckInsApi = createApi();

operatorCheckInsApi.openapi(recordRoute, async (c) => {
  const { checkIns } = c.req.valid("json");
  return c.json({ checkIns: await c.var.services.recordCheckIns(c.var.viewer, checkIns) }, 200);
});
