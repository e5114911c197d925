import { data } from "react-router";
import { AppError } from "~/domain/errors";
import { asUnavailable } from "../db/errors";
import type { Services } from "../services";
import { logError } from "../log";

/**
 * Wraps the services for pages. A page may catch an AppError and explain it; one that it doesn't catch shows the nearest
 * error boundary with the error's status, or 404 for `invalid`, because only a URL can be invalid there. A temporary
 * database error becomes a 503.
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
          throw asPageError(error);
        }
      };
    },
  });
}

function asPageError(error: unknown): unknown {
  // The properties of `data()` make the error one that React Router shows with this status.
  if (error instanceof AppError)
    return Object.assign(
      error,
      data(error.message, { status: error.code === "invalid" ? 404 : error.status }),
    );
  if (asUnavailable(error) === error) return error;
  logError("database unavailable", error);
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
