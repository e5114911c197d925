import { OpenAPIHono } from "@hono/zod-openapi";
import type { Viewer } from "~/domain/account";
import type { Services } from "../services";
import { problemResponse, problemSchema, refuseInvalid } from "./problem";

export interface ApiEnv {
  Bindings: Env;
  Variables: {
    services: Services;
    viewer: Viewer | null;
    /** Of the page that answered, for the log. */
    routePattern?: string;
  };
}

/** A part of the API: what a schema refuses is a 422 problem, what is thrown a problem of its own status. */
export function createApi() {
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid });
  api.onError(problemResponse);
  return api;
}

/** The `responses` entries of a route for the problems it can answer. */
export function problems<Status extends number>(byStatus: Record<Status, string>) {
  const entries = Object.entries<string>(byStatus).map(([status, description]) => [
    status,
    { description, content: { "application/problem+json": { schema: problemSchema } } },
  ]);
  return Object.fromEntries(entries) as Record<
    Status,
    { description: string; content: { "application/problem+json": { schema: typeof problemSchema } } }
  >;
}
