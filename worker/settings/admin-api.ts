import { createRoute, z } from "@hono/zod-openapi";
import { settingsNames, settingsSchemas } from "~/domain/settings/settings";
import type { SettingsName, StoredSettings } from "~/domain/settings/settings";
import { requireAdmin } from "../authz/actors";
import { createApi, problems } from "../http/api";

const stored = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    version: z.int().min(0).meta({ description: "Increases with each change; 0 if never changed" }),
    updatedAt: z.iso.datetime().nullable(),
    updatedBy: z.string().nullable().meta({ description: "Name of the user who changed it last" }),
  });

const settingsSchema = z.object({
  cancellation: stored(settingsSchemas.cancellation),
  holds: stored(settingsSchemas.holds),
  contact: stored(settingsSchemas.contact),
  features: stored(settingsSchemas.features),
  "gst-number": stored(z.object({ gstin: z.string().nullable() })),
  premium: stored(settingsSchemas.premium),
});

const listRoute = createRoute({
  method: "get",
  path: "/",
  tags: ["Administration"],
  summary: "Get the platform settings, by group",
  responses: {
    200: {
      description: "Each group with its version, for changes",
      content: {
        "application/json": { schema: z.object({ settings: settingsSchema.meta({ id: "Settings" }) }) },
      },
    },
    ...problems({ 401: "Not signed in", 403: "Not an active administrator" }),
  },
});

const changeRoute = createRoute({
  method: "put",
  path: "/{name}",
  tags: ["Administration"],
  summary: "Replace a group of settings",
  description:
    "`value` is the whole group as returned by `GET /api/admin/settings`. Rejected if someone else changed the " +
    "group since `version` was read; the problem then contains the current group as `current`.",
  request: {
    params: z.object({ name: z.enum(settingsNames, "Unknown group.") }),
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z
            .strictObject({ version: z.int().min(0), value: z.record(z.string(), z.unknown()) })
            .meta({ id: "SettingsChange" }),
        },
      },
    },
  },
  responses: {
    200: {
      description: "The changed group",
      content: {
        "application/json": { schema: z.object({ setting: stored(z.record(z.string(), z.unknown())) }) },
      },
    },
    ...problems({
      400: "The body is not JSON",
      401: "Not signed in",
      403: "Not an active administrator, or another origin",
      409: "`conflict`: someone else changed it since; `current` is the current group",
      413: "Over 32 KiB",
      415: "Not application/json",
      422: "A field is invalid or unknown; `errors` has each by its path, e.g. `schedule.0.percent`",
    }),
  },
});

export const adminSettingsApi = createApi();

// Authorization before validation.
adminSettingsApi.use(async (c, next) => {
  requireAdmin(c.var.viewer);
  await next();
});

adminSettingsApi.openapi(listRoute, async (c) => {
  const groups = await c.var.services.getSettingsGroups(c.var.viewer);
  const settings = {
    cancellation: told(groups.cancellation),
    holds: told(groups.holds),
    contact: told(groups.contact),
    features: told(groups.features),
    "gst-number": told(groups["gst-number"]),
    premium: told(groups.premium),
  };
  return c.json({ settings }, 200);
});

adminSettingsApi.openapi(changeRoute, async (c) => {
  const change = { ...c.req.valid("param"), ...c.req.valid("json") };
  const { value, ...rest } = told(await c.var.services.changeSettings(c.var.viewer, change));
  return c.json({ setting: { ...rest, value: { ...value } } }, 200);
});

function told<Name extends SettingsName>(group: StoredSettings<Name>) {
  const { updatedAt } = group;
  return { ...group, updatedAt: updatedAt === null ? null : new Date(updatedAt).toISOString() };
}
