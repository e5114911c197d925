import { data } from "react-router";
import { errorForLog } from "~/domain/error-for-log";
import { asUnavailable } from "../db/errors";
import type { Services } from "../services";

/**
 * Wraps the services for pages: a temporary database error becomes a 503 for the nearest error boundary. An AppError, including
 * `unavailable` from a use case, passes through so that the page can explain it.
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
  console.error(errorForLog(error));
  return data(null, { status: 503 });
}

/** Adds `Retry-After` and `no-store` to a page that cannot be shown right now. */
export function withRetryAfter(response: Response): Response {
  if (response.status === 503) {
    response.headers.set("Cache-Control", "no-store");
    if (!response.headers.has("Retry-After")) response.headers.set("Retry-After", "5");
  }
  return response;
}
