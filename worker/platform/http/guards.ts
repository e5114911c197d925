import type { MiddlewareHandler } from "hono";
import { AppError } from "~/domain/errors";
import { maxFileBytes } from "~/domain/tour-files/tour-file";
import { refusalMessages } from "./messages";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects cookie-authenticated changes from other origins, and forms submitted from other sites: those could sign visitors in to someone
 * else's account.
 */
export const requireSameOrigin: MiddlewareHandler = async (c, next) => {
  // Payment gateways authenticate by signature, and no cookie is read for them.
  if (c.req.path.startsWith("/api/payments/")) return next();
  const withCookie = c.req.header("Cookie") !== undefined;
  const isForm = !c.req.path.startsWith("/api/") && c.req.header("Origin") !== undefined;
  if ((withCookie || isForm) && !safeMethods.has(c.req.method)) checkOrigin(c.req.raw);
  await next();
};

/** @throws AppError `forbidden` unless the `Origin` header is this site's origin */
export function checkOrigin(request: Request): void {
  if (request.headers.get("Origin") !== new URL(request.url).origin) {
    throw new AppError("forbidden", refusalMessages().notFromThisSite);
  }
}

/** Rejects bodies that are not JSON (415). The validators match the header against patterns of their own, so its parameters are removed. */
export const requireJson: MiddlewareHandler = async (c, next) => {
  const type = c.req.header("Content-Type") || null;
  if (!["POST", "PUT", "PATCH"].includes(c.req.method) || isExemptFromJson(c.req.path, type)) return next();
  if (type?.split(";", 1)[0]?.trim().toLowerCase() !== "application/json")
    throw new AppError("unsupported_media_type", refusalMessages().body.notJson);
  if (type !== "application/json") {
    const headers = new Headers(c.req.raw.headers);
    headers.set("Content-Type", "application/json");
    c.req.raw = new Request(c.req.raw, { headers });
  }
  await next();
};

/** Commands fully described by their path, which need no body. */
const pathCommand =
  /\/(cancel|done|withdraw|publish|unpublish|feature|unfeature|approve|restore|deactivate)$/;

/** Payment gateways send forms and signed bodies. */
function isExemptFromJson(path: string, type: string | null): boolean {
  return path.startsWith("/api/payments/") || (type === null && pathCommand.test(path));
}

/** Bytes after which draining a body ends; the connection is lost then. */
const maxDrained = 1024 * 1024;

/** Reads a body; null if it is longer than `max` bytes, with the rest of it drained. */
async function readUpTo(body: ReadableStream<Uint8Array>, max: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  for await (const chunk of body) {
    read += chunk.byteLength;
    if (read <= max) chunks.push(new Uint8Array(chunk));
    else if (read > maxDrained) break;
  }
  return read > max ? null : new Blob(chunks);
}

/** Drains bodies that no handler read, because the page does not exist or its sender is not allowed. */
export const readUnreadBody: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (body && !bodyUsed && !body.locked) await readUpTo(body, 0);
};

/**
 * Reads bodies before anything else does, with or without a declared length: a page or a guard that rejects one unread breaks the next
 * request on the connection. The body of a GET means nothing and is dropped, since no request can be made with one (RFC 9110, section 9.3.1).
 */
function limitBody(kibibytes: number): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req;
    if (raw.body) {
      const isSafe = safeMethods.has(raw.method);
      const body = await readUpTo(raw.body, kibibytes * 1024);
      if (!body && !isSafe) throw new AppError("too_large", refusalMessages().bodyTooLong(kibibytes));
      const { method, headers } = raw;
      c.req.raw = isSafe ? new Request(raw.url, { method, headers }) : new Request(raw, { method, body });
    }
    await next();
  };
}

/** Two hundred check-ins with their vouchers' texts, from a device that was offline for long. */
const limitCheckIns = limitBody(128);

/** A booking is a few hundred bytes; 32 KiB leaves room for special requests in any script. */
const limitOtherBody = limitBody(32);

/** A file of tours. */
const limitTours = limitBody(maxFileBytes / 1024);

const largeBodies = new Map([
  ["/api/operator/check-ins", limitCheckIns],
  ["/api/operator/tours/import", limitTours],
]);

export const limitApiBody: MiddlewareHandler = (c, next) =>
  (largeBodies.get(c.req.path) ?? limitOtherBody)(c, next);

/** URL encoding triples the size of a non-ASCII byte; 64 KiB leaves room for the longest message. */
export const limitFormBody = limitBody(64);
