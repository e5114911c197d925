import { Hono, type Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Viewer } from "~/domain/accounts/account";
import { documentFiles, documentKinds } from "~/domain/documents/documents";
import { AppError } from "~/domain/errors";
import type { ApiEnv } from "../platform/http/api";
import type { DrawnDocument } from "./draw-booking-document";

/**
 * Booking documents as files: below the booking's own page for anyone with its link, below /bookings for its owner,
 * below /admin/bookings for administrators. Tax documents also below /operator/bookings, for their operator.
 */
export const documentRoutes = new Hono<ApiEnv>();

/** Limits the rate, because drawing is expensive, and keeps personal files out of caches and search engines. */
const guarded = createMiddleware<ApiEnv>(async (c, next) => {
  await c.var.services.limitDocuments(c.req.raw.headers);
  await next();
  c.header("Cache-Control", "private, no-store");
  c.header("X-Robots-Tag", "noindex");
  c.header("Cross-Origin-Resource-Policy", "same-origin");
});

/** Serves a file for a signed-in visitor; a guest signs in first. */
async function sendSignedIn(c: Context<ApiEnv>, load: (viewer: Viewer | null) => Promise<DrawnDocument>) {
  const viewer = await c.var.services.getViewer(c.req.raw.headers);
  try {
    return send(c, await load(viewer));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "unauthenticated") throw error;
    return c.redirect(`/login?next=${encodeURIComponent(c.req.path)}`);
  }
}

const areas = [
  ["/bookings", (viewer: Viewer | null) => ({ viewer })],
  ["/admin/bookings", (viewer: Viewer | null) => ({ administrator: viewer })],
  ["/operator/bookings", (viewer: Viewer | null) => ({ operator: viewer })],
] as const;

const taxDocumentFile = "documents/:file{[0-9a-f]{32}\\.pdf}";
documentRoutes.get(`/trip/:bookingId/:key/${taxDocumentFile}`, guarded, async (c) => {
  const { bookingId = "", key = "", file = "" } = c.req.param();
  return send(c, await c.var.services.getTaxDocument({ key }, { bookingId, document: keyOf(file) }));
});
for (const [path, visitorOf] of areas) {
  documentRoutes.get(`${path}/:bookingId/${taxDocumentFile}`, guarded, (c) => {
    const { bookingId = "", file = "" } = c.req.param();
    const wanted = { bookingId, document: keyOf(file) };
    return sendSignedIn(c, (viewer) => c.var.services.getTaxDocument(visitorOf(viewer), wanted));
  });
}

function keyOf(file: string): string {
  return file.replace(/\.pdf$/, "");
}

for (const kind of documentKinds) {
  const file = documentFiles[kind];
  documentRoutes.get(`/trip/:bookingId/:key/${file}`, guarded, async (c) => {
    const { bookingId, key } = c.req.param();
    return send(c, await c.var.services.getBookingDocument({ key }, { bookingId, kind }));
  });
  for (const [path, visitorOf] of areas.slice(0, 2)) {
    documentRoutes.get(`${path}/:bookingId/${file}`, guarded, (c) => {
      const wanted = { bookingId: c.req.param("bookingId") ?? "", kind };
      return sendSignedIn(c, (viewer) => c.var.services.getBookingDocument(visitorOf(viewer), wanted));
    });
  }
}

function send(c: Context, { filename, contentType, content }: DrawnDocument): Response {
  return c.body(content, 200, {
    "Content-Type": contentType,
    "Content-Disposition": `attachment; filename="${filename}"`,
  });
}
