import { Hono, type Context } from "hono";
import { routePath } from "hono/route";
import { AppError, retryHeaders } from "~/domain/errors";
import { OctoError, type OctoErrorCode } from "~/domain/partners/octo/errors";
import { readCapabilities } from "~/domain/partners/octo/product";
import {
  availabilityBody,
  calendarBody,
  cancelBody,
  confirmBody,
  extendBody,
  readBody,
  reservationBody,
  updateBody,
  webhookBody,
} from "~/domain/partners/octo/requests";
import type { ApiEnv } from "../../platform/http/api";
import { limitApiBody } from "../../platform/http/guards";
import { logError } from "../../platform/log";
import { noteRoute } from "../../platform/request-trace";
import { servicesFor } from "../../services";

/**
 * The API for resellers: Open Connectivity for Tours, Activities and Attractions. Source: octotravel/typespec, "OCTO API". It has its own
 * errors, no cookies and no CORS headers.
 */
export const octoApi = new Hono<ApiEnv>({ strict: false }).basePath("/octo");

octoApi.onError((error) => {
  const { body, status, headers } = answerTo(error);
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
});

const codeOf: Partial<Record<AppError["code"], OctoErrorCode>> = {
  not_found: "BAD_REQUEST",
  too_large: "BAD_REQUEST",
  invalid: "UNPROCESSABLE_ENTITY",
  sold_out: "UNPROCESSABLE_ENTITY",
  price_changed: "UNPROCESSABLE_ENTITY",
  illegal_transition: "UNPROCESSABLE_ENTITY",
  conflict: "UNPROCESSABLE_ENTITY",
  bookings_closed: "UNPROCESSABLE_ENTITY",
  forbidden: "FORBIDDEN",
};

function answerTo(error: unknown): { body: object; status: number; headers?: Record<string, string> } {
  if (error instanceof OctoError)
    return {
      body: error.body,
      status: error.status,
      ...(error.code === "UNAUTHORIZED" && { headers: { "WWW-Authenticate": "Bearer" } }),
    };
  if (error instanceof AppError) {
    if (error.status === 429 || error.status === 503)
      return {
        body: {
          error: error.status === 429 ? "TOO_MANY_REQUESTS" : "INTERNAL_SERVER_ERROR",
          errorMessage: error.message,
        },
        status: error.status,
        headers: retryHeaders(error),
      };
    const code = codeOf[error.code];
    if (code) return answerTo(new OctoError(code, {}, error.message));
  }
  logError("request failed", error);
  return answerTo(new OctoError("INTERNAL_SERVER_ERROR"));
}

octoApi.use(limitApiBody, async (c, next) => {
  c.set("services", servicesFor(c.env, c.req.raw));
  await next();
  noteRoute(routePath(c));
  const capabilities = capabilitiesOf(c);
  c.header("Octo-Capabilities", capabilities.join(", "));
  c.header("Cache-Control", "no-store");
});

function capabilitiesOf(c: Context<ApiEnv>) {
  return readCapabilities(c.req.header("Octo-Capabilities") ?? c.req.query("_capabilities"));
}

/** @throws OctoError `BAD_REQUEST` */
async function jsonOf(c: Context<ApiEnv>): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (error) {
    throw new OctoError("BAD_REQUEST", {}, "Send a body of JSON", { cause: error });
  }
}

/** A body that may be missing. */
async function optionalJsonOf(c: Context<ApiEnv>): Promise<unknown> {
  return (await c.req.text()) === "" ? {} : jsonOf(c);
}

octoApi.get("/capabilities", (c) =>
  c.json(
    ["octo/content", "octo/pricing", "octo/webhooks"].map((id) => ({
      id,
      revision: 1,
      required: false,
      dependencies: [],
      docs: null,
    })),
  ),
);
octoApi.get("/supplier", async (c) => c.json(await c.var.services.getOctoSupplier(c.req.raw.headers)));
octoApi.get("/products", async (c) =>
  c.json(await c.var.services.listOctoProducts(c.req.raw.headers, capabilitiesOf(c))),
);
octoApi.get("/products/:id", async (c) =>
  c.json(await c.var.services.getOctoProduct(c.req.raw.headers, capabilitiesOf(c), c.req.param("id"))),
);
octoApi.post("/availability", async (c) => {
  const body = readBody(availabilityBody, await jsonOf(c));
  return c.json(await c.var.services.checkOctoAvailability(c.req.raw.headers, capabilitiesOf(c), body));
});
octoApi.post("/availability/calendar", async (c) => {
  const body = readBody(calendarBody, await jsonOf(c));
  return c.json(await c.var.services.getOctoCalendar(c.req.raw.headers, capabilitiesOf(c), body));
});
octoApi.get("/bookings", async (c) => {
  const { resellerReference, supplierReference } = c.req.query();
  const by = { resellerReference, supplierReference };
  return c.json(await c.var.services.listOctoBookings(c.req.raw.headers, capabilitiesOf(c), by));
});
octoApi.post("/bookings", async (c) => {
  const body = readBody(reservationBody, await jsonOf(c));
  return c.json(await c.var.services.reserveOcto(c.req.raw.headers, capabilitiesOf(c), body));
});
octoApi.get("/bookings/:uuid", async (c) =>
  c.json(await c.var.services.getOctoBooking(c.req.raw.headers, capabilitiesOf(c), c.req.param("uuid"))),
);
octoApi.patch("/bookings/:uuid", async (c) => {
  const body = readBody(updateBody, await jsonOf(c));
  const uuid = c.req.param("uuid");
  return c.json(await c.var.services.updateOctoBooking(c.req.raw.headers, capabilitiesOf(c), uuid, body));
});
octoApi.post("/bookings/:uuid/confirm", async (c) => {
  const body = readBody(confirmBody, await jsonOf(c));
  const uuid = c.req.param("uuid");
  return c.json(await c.var.services.confirmOctoBooking(c.req.raw.headers, capabilitiesOf(c), uuid, body));
});
for (const method of ["POST", "DELETE"] as const)
  octoApi.on(method, method === "POST" ? "/bookings/:uuid/cancel" : "/bookings/:uuid", async (c) => {
    const { reason = null } = readBody(cancelBody, await optionalJsonOf(c));
    const uuid = c.req.param("uuid");
    return c.json(await c.var.services.cancelOctoBooking(c.req.raw.headers, capabilitiesOf(c), uuid, reason));
  });
octoApi.post("/bookings/:uuid/extend", async (c) => {
  const { expirationMinutes } = readBody(extendBody, await optionalJsonOf(c));
  const uuid = c.req.param("uuid");
  return c.json(
    await c.var.services.extendOctoBooking(c.req.raw.headers, capabilitiesOf(c), uuid, expirationMinutes),
  );
});

octoApi.get("/webhooks", async (c) => c.json(await c.var.services.listOctoWebhooks(c.req.raw.headers)));
octoApi.post("/webhooks", async (c) => {
  const body = readBody(webhookBody, await jsonOf(c));
  return c.json(await c.var.services.addOctoWebhook(c.req.raw.headers, body));
});
octoApi.delete("/webhooks/:id", async (c) => {
  await c.var.services.deleteOctoWebhook(c.req.raw.headers, c.req.param("id"));
  return c.body(null, 204);
});

octoApi.all("*", (c) => c.json({ error: "BAD_REQUEST", errorMessage: "Unknown endpoint" }, 404));
