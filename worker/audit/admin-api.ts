import { createRoute } from "@hono/zod-openapi";
import { assertAdmin } from "../platform/authz/actors";
import { createApi, problems } from "../platform/http/api";
import { auditVerdictSchema } from "./verify-log";

const guarded = problems({ 401: "Not signed in", 403: "Not an active administrator" });

const verifyRoute = createRoute({
  method: "get",
  path: "/verify",
  tags: ["Administration"],
  summary: "Verify the audit log",
  description: "Checks every row, and reports altered and removed rows by number.",
  responses: {
    200: {
      description: "The result; keep a copy of `head` elsewhere",
      content: {
        "application/json": {
          schema: auditVerdictSchema.meta({ id: "AuditVerdict" }),
        },
      },
    },
    ...guarded,
  },
});

export const adminAuditApi = createApi();

// Runs before anything of the request is read.
adminAuditApi.use(async (c, next) => {
  assertAdmin(c.var.viewer, "logs");
  await next();
});

adminAuditApi.openapi(verifyRoute, async (c) => c.json(await c.var.services.verifyLog(c.var.viewer), 200));
