import { createRoute, z } from "@hono/zod-openapi";
import { accountStatuses, roles } from "~/domain/accounts/account";
import { accountEditSchema, actionReasonSchema } from "~/domain/accounts/account-edit";
import { accountSorts, listedAccountSchema } from "~/domain/accounts/account-list";
import { accountActions } from "~/domain/accounts/account-status";
import { createApi, problems, onePage, pageParams } from "../../platform/http/api";
import { assertAdmin } from "../../platform/authz/actors";

const guarded = problems({ 401: "Not signed in", 403: "Not an active administrator, or another origin" });

const listRoute = createRoute({
  method: "get",
  path: "/",
  tags: ["Administration"],
  summary: "List accounts, newest first by default",
  description: "The next page is read with `nextCursor` as `cursor`.",
  request: {
    query: z.strictObject({
      role: z.enum(roles).optional(),
      status: z.enum(accountStatuses).optional(),
      q: z.string().trim().max(200).optional(),
      sort: z.enum(accountSorts).default(accountSorts[0]),
      ...pageParams,
    }),
  },
  responses: {
    ...onePage({ users: z.array(listedAccountSchema.meta({ id: "AdminUser" })) }),
    ...guarded,
    ...problems({ 422: "A parameter is invalid or unknown" }),
  },
});

const changeSchema = z
  .strictObject({
    action: z.enum(accountActions).optional(),
    reason: actionReasonSchema.meta({ description: "Reason, for the audit log" }),
    version: z.int().min(0).optional().meta({ description: "The account's `version` as it was read" }),
    ...accountEditSchema.partial().shape,
  })
  .refine(
    ({ action, version }) => (action === undefined) !== (version === undefined),
    "Send either an action, or a version and the fields to change.",
  )
  .refine(
    ({ action, name, email, phone }) =>
      action === undefined || [name, email, phone].every((field) => field === undefined),
    "Change the fields and the status in separate requests.",
  )
  .meta({ example: { version: 3, name: "Asha Verma" } });

const params = z.object({ userId: z.string().min(1).max(100) });

const changeRoute = createRoute({
  method: "patch",
  path: "/{userId}",
  tags: ["Administration"],
  summary: "Approve, verify, suspend or activate an account, or change its name, phone or email address",
  description:
    "Suspending ends the person's sessions and takes an operator's tours off the site immediately. An operator " +
    "that lacks details, documents or a bank account is verified with a reason only. A new address takes effect once it is " +
    "confirmed, 72 hours after both got a mail. Roles cannot be changed.",
  request: {
    params,
    body: { required: true, content: { "application/json": { schema: changeSchema } } },
  },
  responses: {
    200: {
      description: "The person's name, and their status if it changed",
      content: {
        "application/json": {
          schema: z.object({ name: z.string(), status: z.enum(accountStatuses).optional() }),
        },
      },
    },
    ...guarded,
    ...problems({
      404: "No such account",
      409: "`illegal_transition`; `conflict`: changed since `version`",
      422: "A field is invalid or unknown, another account has the address, or an operator lacks something and there is no reason",
    }),
  },
});

const deleteRoute = createRoute({
  method: "delete",
  path: "/{userId}",
  tags: ["Administration"],
  summary: "Delete an account, except an administrator's",
  description: "Bookings, reviews and ledger entries stay, anonymized.",
  request: { params },
  responses: {
    204: { description: "Deleted" },
    ...guarded,
    ...problems({
      404: "No such account",
      409: "`illegal_transition`: their company has trips ahead or a balance to settle",
    }),
  },
});

export const adminUsersApi = createApi();

// Runs before anything of the request is read.
adminUsersApi.use(async (c, next) => {
  assertAdmin(c.var.viewer, "view-users");
  await next();
});

adminUsersApi.openapi(listRoute, async (c) => {
  const { accounts, nextCursor } = await c.var.services.listAccounts(c.var.viewer, c.req.valid("query"));
  return c.json({ users: accounts, nextCursor }, 200);
});

adminUsersApi.openapi(changeRoute, async (c) => {
  const { userId } = c.req.valid("param");
  const { action, reason, version, ...edit } = c.req.valid("json");
  const { services, viewer } = c.var;
  if (action !== undefined) {
    return c.json(await services.changeAccountStatus(viewer, { userId, action, reason }), 200);
  }
  const { name } = await services.editAccount(viewer, { userId, version: version ?? 0, edit });
  return c.json({ name }, 200);
});

adminUsersApi.openapi(deleteRoute, async (c) => {
  await c.var.services.deleteUser(c.var.viewer, c.req.valid("param"));
  return c.body(null, 204);
});
