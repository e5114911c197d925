import { Hono } from "hono";
import type { ApiEnv } from "../../platform/http/api";
import { limitFormBody } from "../../platform/http/guards";

/** Addresses of the authorization server for programs; its page for people is in app/routes/account. */
export const assistantRoutes = new Hono<ApiEnv>();

const resource = "/.well-known/oauth-protected-resource";

// Also as RFC 9728, section 3.1, derives it from `/mcp`.
assistantRoutes.on("GET", [resource, `${resource}/mcp`], (c) =>
  c.json(c.var.services.describeAgentAccess().resource),
);
assistantRoutes.get("/.well-known/oauth-authorization-server", (c) =>
  c.json(c.var.services.describeAgentAccess().server),
);
assistantRoutes.post("/oauth2/token", limitFormBody, async (c) => {
  const answer = await c.var.services.exchangeToken(c.req.raw);
  answer.headers.set("Cache-Control", "no-store");
  return answer;
});
