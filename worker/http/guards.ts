import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "~/domain/errors";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a change asked for with a cookie by any page but our own, and a form of ours sent by another site: it could sign
 * its visitors in to an account that is not theirs.
 */
export const requireOwnOrigin: MiddlewareHandler = async (c, next) => {
  // What payment gateways send is believed by its signature, and no cookie is read for it.
  if (c.req.path.startsWith("/api/payments/")) return next();
  const withCookie = c.req.header("Cookie") !== undefined;
  const isForm = !c.req.path.startsWith("/api/") && c.req.header("Origin") !== undefined;
  if ((withCookie || isForm) && !safeMethods.has(c.req.method)) checkOrigin(c.req.raw);
  await next();
};

/** @throws AppError `forbidden` unless the request names our own origin */
export function checkOrigin(request: Request): void {
  if (request.headers.get("Origin") !== new URL(request.url).origin) {
    throw new AppError("forbidden", "This request did not come from our own pages.");
  }
}

/**
 * Refuses bodies that are not JSON (415). The validators compare the header with patterns of their own, so they get it without
 * its parameters.
 */
export const requireJson: MiddlewareHandler = async (c, next) => {
  const type = c.req.header("Content-Type") || null;
  if (!["POST", "PUT", "PATCH"].includes(c.req.method) || isExemptFromJson(c.req.path, type)) return next();
  if (type?.split(";", 1)[0]?.trim().toLowerCase() !== "application/json")
    throw new AppError("unsupported_media_type", "Please send the body as application/json.");
  if (type !== "application/json") {
    const headers = new Headers(c.req.raw.headers);
    headers.set("Content-Type", "application/json");
    c.req.raw = new Request(c.req.raw, { headers });
  }
  await next();
};

/** Commands named by their path alone, which need no body. */
const pathCommand =
  /\/(cancel|done|withdraw|publish|unpublish|feature|unfeature|approve|restore|deactivate)$/;

/** Payment gateways send forms, and bodies that are signed. */
function isExemptFromJson(path: string, type: string | null): boolean {
  return path.startsWith("/api/payments/") || (type === null && pathCommand.test(path));
}

/** A refusal that leaves a body unread breaks the next request on the same connection; beyond 1 MiB that is accepted. */
async function readToTheEnd(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  let read = 0;
  for await (const chunk of body) {
    read += chunk.byteLength;
    if (read > 1024 * 1024) return;
  }
}

/** What nobody read of a body, because there is no such page or its sender may not, is read here. */
export const readUnreadBody: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.req.raw.bodyUsed) await readToTheEnd(c.req.raw.body);
};

function limitBody(kibibytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: kibibytes * 1024,
    onError: async (c) => {
      await readToTheEnd(c.req.raw.body);
      throw new AppError("too_large", `Please keep the body to ${kibibytes} KiB.`);
    },
  });
}

/** Two hundred check-ins with their vouchers' texts, from a device that was long offline. */
const limitCheckIns = limitBody(128);

/** A booking is a few hundred bytes; 32 KiB leaves room for special requests in any script. */
const limitOtherBody = limitBody(32);

export const limitApiBody: MiddlewareHandler = (c, next) =>
  c.req.path === "/api/operator/check-ins" ? limitCheckIns(c, next) : limitOtherBody(c, next);

/** A form says each byte of a letter of ours in three; 64 KiB leaves room for the longest message. */
export const limitFormBody = limitBody(64);

/** Reads a form before anybody looks at who sent it: a page that refuses it unread breaks the next request on the connection. */
export const readFormBody: MiddlewareHandler = async (c, next) => {
  const { raw } = c.req;
  if (raw.body) c.req.raw = new Request(raw, { method: raw.method, body: await raw.arrayBuffer() });
  await next();
};
