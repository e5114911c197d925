import { data } from "react-router";
import { faultText } from "~/domain/fault-text";
import { asUnavailable } from "../db/errors";
import type { Services } from "../services";

/**
 * The services as pages see them: a passing fault of the database becomes a 503 of the nearest error boundary.
 * A refusal, `unavailable` included where a use case says so itself, stays one that the page can explain.
 */
export function servicesForPages<UseCases extends Partial<Services>>(services: UseCases): UseCases {
  return new Proxy(services, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== "function") return call;
      return async (...args: unknown[]) => {
        try {
          return await call(...args);
        } catch (error) {
          throw asPageFault(error);
        }
      };
    },
  });
}

function asPageFault(error: unknown): unknown {
  if (asUnavailable(error) === error) return error;
  console.error(faultText(error));
  return data(null, { status: 503 });
}

/** The answer of a page, which when it cannot be shown just now says when to come back and is kept by nobody. */
export function withRetryAfter(response: Response): Response {
  if (response.status === 503) {
    response.headers.set("Cache-Control", "no-store");
    if (!response.headers.has("Retry-After")) response.headers.set("Retry-After", "5");
  }
  return response;
}
