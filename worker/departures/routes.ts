import { Hono, type Context } from "hono";
import type { ApiEnv } from "../platform/http/api";

/** Calendar feeds for calendar apps, which cannot sign in: the link is the key. */
export const calendarRoutes = new Hono<ApiEnv>();

calendarRoutes.get("/calendar/:company/:person/:file", async (c) => {
  const { company: operator, person, file } = c.req.param();
  const { services } = c.var;
  await services.limitDocuments(c.req.raw.headers);
  const key = /^([\w-]+)\.ics$/.exec(file)?.[1] ?? "";
  return answer(c, await services.getCalendarFeed({ operator, person, key }));
});

calendarRoutes.get("/crew/:resourceId/:key/departures.ics", async (c) => {
  const { services } = c.var;
  await services.limitDocuments(c.req.raw.headers);
  return answer(c, await services.getResourceCalendar(c.req.param()));
});

function answer(c: Context<ApiEnv>, { content, digest }: { content: string; digest: string }) {
  const etag = `"${digest.slice(0, 32)}"`;
  const headers = {
    ETag: etag,
    // Apps may cache it but must revalidate.
    "Cache-Control": "private, no-cache",
    "X-Robots-Tag": "noindex",
  };
  const known = c.req
    .header("If-None-Match")
    ?.split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  if (known?.includes(etag)) return c.body(null, 304, headers);
  return c.body(content, 200, { ...headers, "Content-Type": "text/calendar; charset=utf-8" });
}
