import { createRoute, z } from "@hono/zod-openapi";
import { requireAdmin } from "../authz/require-admin";
import { createApi, problems } from "../http/api";

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
          schema: z
            .object({
              isIntact: z.boolean(),
              rows: z.int(),
              erased: z.int(),
              head: z.object({ seq: z.int(), seal: z.string() }).nullable(),
              checkpoint: z
                .object({ seq: z.int(), keyVersion: z.int(), at: z.iso.datetime() })
                .nullable()
                .meta({ description: "Older keys cannot rewrite the rows before it" }),
              faults: z.array(
                z.object({
                  seq: z.int(),
                  kind: z.enum(["altered", "missing", "details-altered", "cut-off", "unproven"]),
                  text: z.string(),
                }),
              ),
            })
            .meta({ id: "AuditVerdict" }),
        },
      },
    },
    ...guarded,
  },
});

export const adminAuditApi = createApi();

// Runs before anything of the request is read.
adminAuditApi.use(async (c, next) => {
  requireAdmin(c.var.viewer);
  await next();
});

adminAuditApi.openapi(verifyRoute, async (c) => {
  const { checkpoint, ...verdict } = await c.var.services.verifyLog(c.var.viewer);
  const at = checkpoint && new Date(checkpoint.at).toISOString();
  return c.json({ ...verdict, checkpoint: checkpoint && at ? { ...checkpoint, at } : null }, 200);
});
