import { Hono } from "hono";
import type { ApiEnv } from "../platform/http/api";
import { AppError } from "~/domain/errors";
import { pictureType } from "./picture-store";

/** Uploaded pictures. URLs are immutable, so that browsers may cache them forever. */
export const mediaRoutes = new Hono<ApiEnv>();

mediaRoutes.get("/avatars/:name", async (c) => {
  const name = c.req.param("name");
  return answerWith(await c.var.services.findPicture(name, c.req.header("If-None-Match") ?? null));
});

mediaRoutes.get("/logos/:name", async (c) => {
  const name = c.req.param("name");
  return answerWith(await c.var.services.findLogo(name, c.req.header("If-None-Match") ?? null));
});

mediaRoutes.get("/tours/:name", async (c) => {
  const name = c.req.param("name");
  return answerWith(await c.var.services.findTourPicture(name, c.req.header("If-None-Match") ?? null));
});

mediaRoutes.get("/reviews/:name", async (c) => {
  const { services } = c.var;
  const photograph = { name: c.req.param("name"), known: c.req.header("If-None-Match") ?? null };
  const { isPublic, file } = await services.getPhotographFile(photograph, () =>
    services.getViewer(c.req.raw.headers),
  );
  const answer = answerWith(file);
  // Not forever: its author may remove it, or an administrator.
  answer.headers.set("Cache-Control", isPublic ? "public, max-age=3600" : "private, no-store");
  return answer;
});

/** @throws AppError `not_found` */
function answerWith(picture: R2Object | R2ObjectBody | null): Response {
  if (!picture) throw new AppError("not_found", "Picture not found.");
  const headers = new Headers({
    ETag: picture.httpEtag,
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  if (!("body" in picture)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", pictureType);
  headers.set("Content-Length", String(picture.size));
  return new Response(picture.body, { headers });
}
