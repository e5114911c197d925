import { Hono } from "hono";
import type { ApiEnv } from "../../platform/http/api";

/** Product feeds for programs that cannot sign in: the address is the key. */
export const feedRoutes = new Hono<ApiEnv>();

feedRoutes.get("/feeds/things-to-do/:key/:file", async (c) => {
  const { services } = c.var;
  await services.limitDocuments(c.req.raw.headers);
  const { key, file } = c.req.param();
  // A file of another name is a shard that does not exist.
  const shard = Number(/^(\d{1,4})\.json$/.exec(file)?.[1] ?? Infinity);
  const feed = await services.getThingsToDoShard({ key, shard }, new URL(c.req.url).origin);
  return c.json(feed, 200, { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" });
});
