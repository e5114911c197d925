import { isWithinLimit, type Limiters } from "../../platform/http/rate-limit";
import type { ServerDependencies } from "./server-description";

/**
 * Answers a program that has a code or a refresh token (RFC 6749, section 3.2), as better-auth does. Only the form counts: public clients
 * have no secret, and a cookie opens nothing here. Wrong ones count against the address.
 */
export async function exchangeToken(
  dependencies: ServerDependencies & { limiters: Pick<Limiters, "lookup"> },
  request: Request,
): Promise<Response> {
  // Loaded with its first request, since few programs ask.
  const { createAuthorizationServer } = await import("./authorization-server");
  const answer = await createAuthorizationServer(dependencies).handler(
    new Request(`${dependencies.requestOrigin}/oauth2/token`, {
      method: "POST",
      headers: { "Content-Type": request.headers.get("Content-Type") ?? "" },
      body: await request.arrayBuffer(),
    }),
  );
  if (answer.ok || (await isWithinLimit(dependencies.limiters.lookup, request.headers, "oauth")))
    return answer;
  return Response.json(
    { error: "temporarily_unavailable" },
    { status: 429, headers: { "Retry-After": "60" } },
  );
}
