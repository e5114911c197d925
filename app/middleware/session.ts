import type { MiddlewareFunction } from "react-router";
import { routePatternContext, servicesContext, viewerContext } from "~/context";

/** Resolves the signed-in user once per request, for all loaders and actions. */
export const sessionMiddleware: MiddlewareFunction<Response> = async (
  { request, context, pattern },
  next,
) => {
  context.set(routePatternContext, pattern);
  const { viewer, cookies } = await context.get(servicesContext).getSession(request.headers);
  context.set(viewerContext, viewer);
  const response = await next();
  // Pages of signed-in users and responses to forms must not be cached publicly.
  const answersForm =
    request.method === "POST" && response.headers.get("Cache-Control")?.startsWith("public");
  if (viewer || answersForm) response.headers.set("Cache-Control", "private, no-store");
  // Skipped if the response itself opens or ends a session.
  if (!response.headers.has("Set-Cookie"))
    for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
};
