import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Viewer } from "~/domain/accounts/account";
import type { Language } from "~/domain/language/language";
import type { Services } from "../../services";
import { problemResponse, problemSchema, refuseInvalid } from "./problem";

export interface ApiEnv {
  Bindings: Env;
  Variables: {
    services: Services;
    viewer: Viewer | null;
    /** Language of the page, or of the API's messages. */
    language: Language;
  };
}

/** Creates a part of the API. Schema violations become 422 problems; thrown errors become problems with their own status. */
export function createApi() {
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid });
  api.onError(problemResponse);
  return api;
}

/** Builds the `responses` entries of a route for its possible problems. */
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

/** Query parameters of a list that is read page by page. */
export const pageParams = {
  cursor: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};

/** Builds the response with one page of a list. */
export function onePage<Shape extends z.core.$ZodLooseShape>(shape: Shape, description = "One page") {
  const schema = z.object({ ...shape, nextCursor: z.string().nullable() });
  return { 200: { description, content: { "application/json": { schema } } } };
}
