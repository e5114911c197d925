import { createRoute, z } from "@hono/zod-openapi";
import { couponStates } from "~/domain/coupons/coupon";
import {
  couponDatesSchema,
  couponFields,
  couponFormSchema,
  type Coupon,
} from "~/domain/coupons/coupon-fields";
import { storedSchemas } from "~/domain/field-description";
import { assertAdmin } from "../platform/authz/actors";
import { createApi, problems, onePage, pageParams } from "../platform/http/api";

const guarded = problems({ 401: "Not signed in", 403: "Not an active administrator, or another origin" });
const params = z.object({ code: z.string().transform((code) => code.toUpperCase()) });
const tags = ["Administration"];

const couponSchema = z
  .object({
    ...storedSchemas(couponFields),
    used: z.int(),
    version: z.int(),
    deactivatedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Coupon" });

function toJson({ deactivatedAt, createdAt, ...coupon }: Coupon) {
  return {
    ...coupon,
    deactivatedAt: deactivatedAt === null ? null : new Date(deactivatedAt).toISOString(),
    createdAt: new Date(createdAt).toISOString(),
  };
}

const answer = {
  200: {
    description: "The updated coupon",
    content: { "application/json": { schema: z.object({ coupon: couponSchema }) } },
  },
};
const json = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { "application/json": { schema } },
});

const listRoute = createRoute({
  method: "get",
  path: "/",
  tags,
  summary: "List coupons, newest first",
  description: "The next page is read with `nextCursor` as `cursor`.",
  request: {
    query: z.strictObject({
      state: z.enum(couponStates).optional(),
      q: z.string().trim().max(200).optional(),
      ...pageParams,
    }),
  },
  responses: {
    ...onePage({ coupons: z.array(couponSchema) }),
    ...guarded,
    ...problems({ 422: "A parameter is invalid or unknown" }),
  },
});

const createCouponRoute = createRoute({
  method: "post",
  path: "/",
  tags,
  summary: "Create a coupon",
  description: "It can be redeemed from its first valid day.",
  request: { body: json(couponFormSchema) },
  responses: {
    201: { ...answer[200], description: "The coupon" },
    ...guarded,
    ...problems({ 422: "A field is invalid, or the code was used before (case-insensitive)" }),
  },
});

const editRoute = createRoute({
  method: "put",
  path: "/{code}",
  tags,
  summary: "Update a coupon; bookings that used it keep their price",
  description: "Needs the `version` that was read, so that nobody's change is lost.",
  request: {
    params,
    body: json(z.strictObject({ version: z.int(), coupon: couponFormSchema })),
  },
  responses: {
    ...answer,
    ...guarded,
    ...problems({
      404: "No such coupon",
      409: "`conflict`: changed since `version`",
      422: "A field is invalid",
    }),
  },
});

const deactivateRoute = createRoute({
  method: "post",
  path: "/{code}/deactivate",
  tags,
  summary: "Deactivate a coupon",
  description: "It can no longer be redeemed.",
  request: { params },
  responses: {
    ...answer,
    ...guarded,
    ...problems({ 404: "No such coupon", 409: "`illegal_transition`" }),
  },
});

const reactivateRoute = createRoute({
  method: "post",
  path: "/{code}/reactivate",
  tags,
  summary: "Reactivate a coupon",
  description: "It can be redeemed again within its days and limits.",
  request: { params, body: json(z.strictObject({ version: z.int(), dates: couponDatesSchema.optional() })) },
  responses: {
    ...answer,
    ...guarded,
    ...problems({
      404: "No such coupon",
      409: "`illegal_transition`; `conflict`: changed since `version`",
      422: "Its validity is past: new dates are required",
    }),
  },
});

const deleteRoute = createRoute({
  method: "delete",
  path: "/{code}",
  tags,
  summary: "Delete a coupon",
  description: "Bookings that used it keep their price.",
  request: { params },
  responses: { 204: { description: "Done" }, ...guarded, ...problems({ 404: "No such coupon" }) },
});

export const adminCouponsApi = createApi();

// Runs before anything of the request is read.
adminCouponsApi.use(async (c, next) => {
  assertAdmin(c.var.viewer, "coupons");
  await next();
});

adminCouponsApi.openapi(listRoute, async (c) => {
  const { coupons, nextCursor } = await c.var.services.listCoupons(c.var.viewer, {
    ...c.req.valid("query"),
    sort: "-created",
  });
  return c.json({ coupons: coupons.map(toJson), nextCursor }, 200);
});

adminCouponsApi.openapi(createCouponRoute, async (c) => {
  const coupon = c.req.valid("json");
  await c.var.services.createCoupon(c.var.viewer, coupon);
  const made = await c.var.services.getCoupon(c.var.viewer, coupon.code, { limit: 1 });
  return c.json({ coupon: toJson(made.coupon) }, 201);
});

adminCouponsApi.openapi(editRoute, async (c) => {
  const { code } = c.req.valid("param");
  const { version, coupon } = c.req.valid("json");
  await c.var.services.editCoupon(c.var.viewer, { ...coupon, code }, version);
  const edited = await c.var.services.getCoupon(c.var.viewer, code, { limit: 1 });
  return c.json({ coupon: toJson(edited.coupon) }, 200);
});

adminCouponsApi.openapi(deactivateRoute, async (c) => {
  const { code } = c.req.valid("param");
  await c.var.services.deactivateCoupon(c.var.viewer, code);
  const { coupon } = await c.var.services.getCoupon(c.var.viewer, code, { limit: 1 });
  return c.json({ coupon: toJson(coupon) }, 200);
});

adminCouponsApi.openapi(reactivateRoute, async (c) => {
  const { code } = c.req.valid("param");
  await c.var.services.reactivateCoupon(c.var.viewer, { code, ...c.req.valid("json") });
  const { coupon } = await c.var.services.getCoupon(c.var.viewer, code, { limit: 1 });
  return c.json({ coupon: toJson(coupon) }, 200);
});

adminCouponsApi.openapi(deleteRoute, async (c) => {
  await c.var.services.deleteCoupon(c.var.viewer, c.req.valid("param").code);
  return c.body(null, 204);
});
