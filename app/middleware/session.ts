import type { MiddlewareFunction } from "react-router";
import { routePatternContext, servicesContext, viewerContext } from "~/context";

/** Finds out once per request who is signed in, for every loader and action after it. */
export const sessionMiddleware: MiddlewareFunction<Response> = async (
  { request, context, pattern },
  next,
) => {
  context.set(routePatternContext, pattern);
  const { viewer, cookies } = await context.get(servicesContext).getSession(request.headers);
  context.set(viewerContext, viewer);
  const response = await next();
  // What a signed-in person sees is theirs alone, and so is the answer to a form.
  const answersForm =
    request.method === "POST" && response.headers.get("Cache-Control")?.startsWith("public");
  if (viewer || answersForm) response.headers.set("Cache-Control", "private, no-store");
  // Unless the answer itself opens or ends a session.
  if (!response.headers.has("Set-Cookie"))
    for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
};
