import { isDaySubject } from "@tour-bharat/illustrations/subjects";
import { Hono, type Context } from "hono";
import { AppError } from "~/domain/errors";
import { drawingFileAt, type DrawingFile } from "~/domain/tour-pictures/tour-drawing";
import { drawingSchema, type Drawing } from "~/domain/tours/drawings";
import type { ApiEnv } from "../platform/http/api";
import { sha256 } from "../platform/keys/sha256";

/**
 * Illustrations that operators chose, under the same URLs as the catalogue's built illustrations: static files take precedence, all other
 * requests come here.
 */
export const drawingRoutes = new Hono<ApiEnv>();

drawingRoutes.get("/:folder/:file", async (c) => {
  const { folder, file } = c.req.param();
  const asked = drawingFileAt(`${folder}/${file}`);
  if (!asked) throw nothingThere();
  return answerWith(c, asked);
});

/** Scenes that the build did not draw for a tour, since its days changed later: those drawn for all tours. */
drawingRoutes.get("/days/:slug/:file", (c) => {
  const { file } = c.req.param();
  if (!file.endsWith(".svg") || !isDaySubject(file.slice(0, -4))) throw nothingThere();
  return c.redirect(`/illustrations/days/${file}`);
});

/** Previews of a tour's possible illustrations. */
drawingRoutes.get("/proposals/:slug/:file", async (c) => {
  const { slug, file } = c.req.param();
  const proposed = drawingSchema.safeParse(file.replace(/\.svg$/, ""));
  if (!proposed.success || !file.endsWith(".svg")) throw nothingThere();
  return answerWith(c, { slug, shape: "card", proposed: proposed.data });
});

async function answerWith(
  c: Context<ApiEnv>,
  asked: DrawingFile & { proposed?: Drawing },
): Promise<Response> {
  const { services } = c.var;
  const { version, isPublic, draw } = await services.getTourDrawing(asked, () =>
    services.getViewer(c.req.raw.headers),
  );
  const etag = `"${sha256(version).slice(0, 32)}"`;
  const headers = {
    ETag: etag,
    // Same lifetime as a cached public page; private ones are revalidated each time.
    "Cache-Control": isPublic ? "public, max-age=60" : "private, no-cache",
    "X-Content-Type-Options": "nosniff",
    // For opening the SVG by itself: it contains styles and nothing else.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  const known = c.req
    .header("If-None-Match")
    ?.split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  if (known?.includes(etag)) return c.body(null, 304, headers);
  return c.body(await draw(), 200, { ...headers, "Content-Type": "image/svg+xml" });
}

function nothingThere(): AppError {
  return new AppError("not_found", "Illustration not found.");
}
