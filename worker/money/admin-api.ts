import { createRoute, z } from "@hono/zod-openapi";
import {
  bankTransferSchema,
  newPayoutSchema,
  payoutReturnSchema,
  payoutSchema,
  payoutStatuses,
} from "~/domain/money/payouts/payout";
import { assertAdmin } from "../platform/authz/actors";
import { createApi, problems, onePage, pageParams } from "../platform/http/api";

const guarded = problems({ 401: "Not signed in", 403: "Not an active administrator, or another origin" });
const tags = ["Administration"];
const payout = payoutSchema.meta({ id: "Payout" });
const onePayout = { content: { "application/json": { schema: z.object({ payout }) } } };
const params = z.object({ payoutId: z.string() });
const wrongField = "A field is invalid or unknown";

const listRoute = createRoute({
  method: "get",
  path: "/",
  tags,
  summary: "Payouts to operators, newest first",
  description: "The next page is read with `nextCursor` as `cursor`.",
  request: {
    query: z.strictObject({
      status: z.enum(payoutStatuses).optional(),
      operator: z.string().max(100).optional(),
      ...pageParams,
    }),
  },
  responses: {
    ...onePage({ payouts: z.array(payout) }),
    ...guarded,
    ...problems({ 422: "A parameter is invalid or unknown" }),
  },
});

const prepareRoute = createRoute({
  method: "post",
  path: "/",
  tags,
  summary: "Prepare a payout to an operator",
  description:
    "At most the operator's payable balance for completed trips. The operator must be verified and have a confirmed bank account and a PAN. It has at most one payout that is due or approved.",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: newPayoutSchema.meta({ id: "NewPayout" }) } },
    },
  },
  responses: {
    201: { description: "The due payout", ...onePayout },
    ...guarded,
    ...problems({
      400: "The body is not JSON",
      404: "The operator has no balance",
      409: "`illegal_transition`: a payout is already due; `conflict`: the operator misses a requirement",
      422: `${wrongField}, or more than the payable balance`,
    }),
  },
});

const approveRoute = createRoute({
  method: "post",
  path: "/{payoutId}/approve",
  tags,
  summary: "Approve a due payout that another administrator prepared",
  description: "The only active administrator may approve their own.",
  request: { params },
  responses: {
    200: { description: "The approved payout", ...onePayout },
    ...guarded,
    ...problems({
      404: "Payout not found",
      409: "`conflict`: prepared by the same administrator; `illegal_transition`: no longer due",
    }),
  },
});

const payRoute = createRoute({
  method: "post",
  path: "/{payoutId}/pay",
  tags,
  summary: "Mark a payout as paid",
  description: "Approves a due payout that another administrator prepared.",
  request: {
    params,
    body: {
      required: true,
      content: { "application/json": { schema: bankTransferSchema.meta({ id: "BankTransfer" }) } },
    },
  },
  responses: {
    200: {
      description: "The paid payout; it is recorded in the ledger and the operator is mailed",
      ...onePayout,
    },
    ...guarded,
    ...problems({
      400: "The body is not JSON",
      404: "Payout not found",
      409: "`illegal_transition`: already paid or withdrawn; `conflict`: not approved by another administrator, the operator misses a requirement, or the payable balance has become smaller",
      422: wrongField,
    }),
  },
});

const withdrawRoute = createRoute({
  method: "post",
  path: "/{payoutId}/withdraw",
  tags,
  summary: "Withdraw a payout that is due or approved",
  description: "Its amount stays payable.",
  request: { params },
  responses: {
    200: { description: "The withdrawn payout", ...onePayout },
    ...guarded,
    ...problems({
      404: "Payout not found",
      409: "`illegal_transition`: already paid or withdrawn",
    }),
  },
});

const returnRoute = createRoute({
  method: "post",
  path: "/{payoutId}/returned",
  tags,
  summary: "Record that the bank returned a paid payout",
  description: "Its amount is payable again.",
  request: {
    params,
    body: {
      required: true,
      content: { "application/json": { schema: payoutReturnSchema.meta({ id: "PayoutReturn" }) } },
    },
  },
  responses: {
    200: {
      description: "The returned payout; its ledger entry is reversed and the operator is mailed",
      ...onePayout,
    },
    ...guarded,
    ...problems({
      400: "The body is not JSON",
      404: "Payout not found",
      409: "`illegal_transition`: not paid",
      422: wrongField,
    }),
  },
});

export const adminPayoutsApi = createApi();

// Authorization before validation.
adminPayoutsApi.use(async (c, next) => {
  assertAdmin(c.var.viewer, "money");
  await next();
});

adminPayoutsApi.openapi(listRoute, async (c) =>
  c.json(await c.var.services.listPayouts(c.var.viewer, { ...c.req.valid("query"), sort: "-at" }), 200),
);

adminPayoutsApi.openapi(prepareRoute, async (c) =>
  c.json({ payout: await c.var.services.preparePayout(c.var.viewer, c.req.valid("json")) }, 201),
);

adminPayoutsApi.openapi(approveRoute, async (c) => {
  const { payoutId } = c.req.valid("param");
  return c.json({ payout: await c.var.services.approvePayout(c.var.viewer, payoutId) }, 200);
});

adminPayoutsApi.openapi(payRoute, async (c) => {
  const transfer = { id: c.req.valid("param").payoutId, ...c.req.valid("json") };
  return c.json({ payout: await c.var.services.payPayout(c.var.viewer, transfer) }, 200);
});

adminPayoutsApi.openapi(withdrawRoute, async (c) => {
  const { payoutId } = c.req.valid("param");
  return c.json({ payout: await c.var.services.withdrawPayout(c.var.viewer, payoutId) }, 200);
});

adminPayoutsApi.openapi(returnRoute, async (c) => {
  const returned = { id: c.req.valid("param").payoutId, ...c.req.valid("json") };
  return c.json({ payout: await c.var.services.returnPayout(c.var.viewer, returned) }, 200);
});
