import { hostHeaderValidation, originValidation } from "@modelcontextprotocol/hono";
import {
  createMcpHandler,
  localhostAllowedHostnames,
  type McpServerFactory,
} from "@modelcontextprotocol/server";
import { Hono, type MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { AppError } from "~/domain/errors";
import { agentHostsOf, publicOriginOf } from "../platform/configuration";
import type { ApiEnv } from "../platform/http/api";
import { limitFormBody } from "../platform/http/guards";
import { problemResponse } from "../platform/http/problem";
import { noteRoute } from "../platform/request-trace";
import { servicesFor } from "../services";
import { createAgentServer } from "./agent-server";

/**
 * The Model Context Protocol, through which assistants search, quote and book. Stateless: each request names its revision (2026-07-28), and
 * those of 2025 are answered too. It reads no cookie.
 */
export const agentsApi = new Hono<ApiEnv>({ strict: false }).onError((error, c) => {
  const response = problemResponse(error);
  // Names where a client learns how its traveler connects it (RFC 9728, section 5.1).
  const described = new URL("/.well-known/oauth-protected-resource/mcp", c.req.url).href;
  if (response.status === 401)
    response.headers.set("WWW-Authenticate", `Bearer resource_metadata="${described}"`);
  return response;
});

/**
 * Host names that requests may come from: in a demo build, which answers on any host, those of its own machine. A stranger's page could
 * otherwise reach a server on its visitor's machine (DNS rebinding). Programs that are no browser send no Origin.
 */
function allowedNames(env: Env): { hosts: string[]; origins: string[] } {
  if (import.meta.env.MODE === "production") return agentHostsOf(env);
  const hosts = localhostAllowedHostnames();
  return { hosts, origins: hosts };
}

const requireKnownHost: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const own = publicOriginOf(c.env);
  // The personal data of travelers is sent over https only.
  if (import.meta.env.MODE === "production" && new URL(c.req.url).origin !== own)
    throw new AppError("forbidden", `Call ${own ?? "the public address"} instead.`);
  return hostHeaderValidation(allowedNames(c.env).hosts)(c, next);
};
const requireKnownOrigin: MiddlewareHandler<ApiEnv> = (c, next) =>
  originValidation(allowedNames(c.env).origins)(c, next);

agentsApi.use(requireKnownHost, requireKnownOrigin, limitFormBody, async (c, next) => {
  c.set("services", servicesFor(c.env, c.req.raw));
  await next();
  noteRoute(routePath(c));
  c.header("Cache-Control", "no-store");
});

function serve(request: Request, factory: McpServerFactory): Promise<Response> {
  return createMcpHandler(factory).fetch(request);
}

agentsApi.all("/mcp", async (c) => {
  const { services } = c.var;
  const caller = await services.agentCallerOf(c.req.raw.headers);
  return serve(c.req.raw, () => createAgentServer({ services, caller, origin: new URL(c.req.url).origin }));
});

// Resolved at build time: a production build contains no fixtures (tests/unit/dev-routes.test.ts).
if (import.meta.env.MODE !== "production")
  agentsApi.all("/mcp/fixtures", async (c) => {
    const { fixtures } = await import("./fixtures");
    return fixtures.fetch(c.req.raw);
  });
