import { z } from "zod";
import { currentLanguage } from "~/domain/language/language";
import "~/domain/zod-without-eval";

const unreadable = { code: "unknown", detail: "" };

const problemSchema = z.looseObject({
  code: z.string().catch(unreadable.code),
  /** A sentence for people; "" if the response has none. */
  detail: z.string().catch(unreadable.detail),
  /** Messages by field. */
  errors: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
});
type Problem = z.infer<typeof problemSchema>;

/** Error response of our API. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }
}

interface ApiRequest extends Omit<RequestInit, "body"> {
  headers?: Record<string, string>;
  /** Sent as JSON; a string is JSON already. */
  body?: unknown;
}

/**
 * Calls our API from the browser. A request with a body is a POST by default. Pages in frames of other sites send and take no cookie.
 * @throws ApiError on an error response; another error if the request failed
 */
export async function fetchApi(path: string, { body, ...request }: ApiRequest = {}): Promise<Response> {
  const isFramed = document.documentElement.dataset.frame === "widget";
  // The page shows the messages, so they are in its language, not in the browser's.
  const headers = { "Accept-Language": currentLanguage(), ...request.headers };
  const response = await fetch(path, {
    ...(isFramed && { credentials: "omit" }),
    ...(body === undefined
      ? { ...request, headers }
      : {
          method: "POST",
          ...request,
          headers: { "Content-Type": "application/json", ...headers },
          body: typeof body === "string" ? body : JSON.stringify(body),
        }),
  });
  if (response.ok) return response;
  const problem = problemSchema.safeParse(await response.json().catch(() => null));
  throw new ApiError(response.status, problem.data ?? unreadable);
}

/**
 * Calls our API from the browser and parses the response; null if it has no content.
 * @throws ApiError on an error response; another error if the request failed or the response does not match the schema
 */
export async function callApi<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  request?: ApiRequest,
): Promise<z.output<Schema>> {
  const response = await fetchApi(path, request);
  return schema.parse(response.status === 204 ? null : await response.json());
}
