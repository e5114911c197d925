import { createRoute, z } from "@hono/zod-openapi";
import { auditSubjects } from "~/domain/audit/audit";
import { isTravelDate } from "~/domain/calendar/calendar";
import { requireAdmin } from "../authz/actors";
import { createApi, problems } from "../http/api";

const guarded = problems({ 401: "Not signed in", 403: "Not an active administrator" });
const day = z.string().refine(isTravelDate, "Please enter the day as yyyy-MM-dd.");
const values = z.record(z.string(), z.unknown()).nullable();

const actionSchema = z
  .object({
    seq: z.int(),
    at: z.iso.datetime(),
    action: z.string().meta({ example: "booking.cancel" }),
    subject: z.enum(auditSubjects),
    subjectId: z.string(),
    actorId: z.string().nullable(),
    actorName: z.string().nullable(),
    details: z
      .object({
        before: values,
        after: values,
        reason: z.string().nullable(),
        address: z.string().nullable(),
        device: z.string().nullable(),
      })
      .nullable()
      .meta({ description: "null: erased with the account that they referred to" }),
  })
  .meta({ id: "AuditAction" });

const listRoute = createRoute({
  method: "get",
  path: "/",
  tags: ["Administration"],
  summary: "List privileged actions from the audit log, newest first",
  request: {
    query: z.strictObject({
      subject: z.enum(auditSubjects).optional(),
      subjectId: z.string().max(200).optional(),
      actor: z.string().max(200).optional().meta({ description: "Account id of the actor" }),
      from: day.optional().meta({ description: "First day in India" }),
      to: day.optional().meta({ description: "Last day in India" }),
      q: z.string().trim().max(200).optional(),
      cursor: z.string().max(1000).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
  },
  responses: {
    200: {
      description: "One page",
      content: {
        "application/json": {
          schema: z.object({ actions: z.array(actionSchema), nextCursor: z.string().nullable() }),
        },
      },
    },
    ...guarded,
    ...problems({ 422: "A parameter is invalid or unknown" }),
  },
});

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

adminAuditApi.openapi(listRoute, async (c) => {
  const { actions, nextCursor } = await c.var.services.listActions(c.var.viewer, {
    ...c.req.valid("query"),
    sort: "-when",
  });
  return c.json(
    {
      actions: actions.map((action) => ({ ...action, at: new Date(action.at).toISOString() })),
      nextCursor,
    },
    200,
  );
});

adminAuditApi.openapi(verifyRoute, async (c) => {
  const { checkpoint, ...verdict } = await c.var.services.verifyLog(c.var.viewer);
  const at = checkpoint && new Date(checkpoint.at).toISOString();
  return c.json({ ...verdict, checkpoint: checkpoint && at ? { ...checkpoint, at } : null }, 200);
});
