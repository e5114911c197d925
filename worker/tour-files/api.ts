import { createRoute, z } from "@hono/zod-openapi";
import { tourFilesSchema } from "~/domain/tour-files/tour-file";
import { createApi, problems } from "../platform/http/api";

const importRoute = createRoute({
  method: "post",
  path: "/import",
  tags: ["Operators"],
  summary: "Import tours as drafts",
  description:
    "For company members with the right to edit tours. Each tour becomes a draft; nothing is published. A draft of the company with the " +
    "same slug is replaced, a published or booked tour gets unsubmitted changes. A tour with errors does not stop the others. The format " +
    "is docs/tour-format.md.",
  request: {
    query: z.object({
      operator: z
        .string()
        .max(100)
        .default("")
        .meta({ description: "The company's slug, if the account has several" }),
      check: z
        .enum(["true", "false"])
        .default("false")
        .meta({ description: "`true` only reports the changes" }),
    }),
    body: {
      required: true,
      content: { "application/json": { schema: tourFilesSchema.meta({ id: "TourFile" }) } },
    },
  },
  responses: {
    200: {
      // Its schema is importRowSchema; a typed response cannot be streamed.
      description:
        "`application/x-ndjson`: a line of JSON for each tour, in the order of the file, as soon as it is done: `row`, `title`, `slug`, " +
        "`outcome` (create, update, change, refuse) and `errors` by field",
    },
    ...problems({
      400: "The body is not JSON",
      401: "Not signed in",
      403: "Not an operator, without the right, or another origin",
      404: "No such company of the account",
      413: "More than 2 MiB",
      415: "Another content type than application/json",
      422: "No list of 1 to 30 tours",
      429: "Too many imports within a minute",
    }),
  },
});

export const operatorToursApi = createApi();

operatorToursApi.openapi(importRoute, async (c) => {
  const { services, viewer } = c.var;
  const { operator: asked, check } = c.req.valid("query");
  const { tours } = c.req.valid("json");
  const operator = await services.beginTourImport(viewer, asked, c.req.raw.headers);
  const encoder = new TextEncoder();
  let next = 0;
  const lines = new ReadableStream({
    async pull(controller) {
      if (next >= tours.length) {
        controller.close();
        return;
      }
      const tour = tours[next];
      next += 1;
      const row = await services.importTour(viewer, { row: next, tour, operator, isTrial: check === "true" });
      controller.enqueue(encoder.encode(`${JSON.stringify(row)}\n`));
    },
  });
  return c.body(lines, 200, { "Content-Type": "application/x-ndjson" });
});
