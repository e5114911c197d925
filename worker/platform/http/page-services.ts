import { data, redirect } from "react-router";
import { AppError } from "~/domain/errors";
import { splitPath } from "~/domain/language/addresses";
import { asUnavailable } from "../db/errors";
import type { Services } from "../../services";
import { logError } from "../log";

const secondFactorPath = "/profile/security?required=1#two-step";

/**
 * Returns the page that confirms a sign-in and leads back: to the page with the form or link, or else to the requested one. Both without a
 * language's folder, which the redirect adds.
 */
function signInAgainPath({ url, headers }: Request): string {
  const { origin, pathname, search } = new URL(url);
  const from = URL.parse(headers.get("Referer") ?? "");
  const shown = from?.origin === origin ? splitPath(from.pathname).path + from.search : "/login";
  const back = shown.startsWith("/login")
    ? splitPath(pathname).path.replace(/(\/_root)?\.data$/, "") + search
    : shown;
  return `/login/again?next=${encodeURIComponent(back)}`;
}

/** Services as pages call them: every function returns a promise, also one that is synchronous for API routes. */
export type ForPages<UseCases> = {
  [Name in keyof UseCases]: UseCases[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : UseCases[Name];
};

export type PageServices = ForPages<Services>;

/**
 * Wraps the services for pages. A page may catch an AppError and explain it; one that it doesn't catch shows the nearest
 * error boundary with the error's status, or 404 for `invalid`, because only a URL can be invalid there. A temporary
 * database error becomes a 503. An action that needs a recent sign-in or a second factor redirects to the page that provides it.
 */
export function servicesForPages<UseCases extends Partial<Services>>(
  services: UseCases,
  request: Request,
): ForPages<UseCases> {
  const wrapped = Object.entries(services).map(([name, call]): [string, unknown] => {
    if (typeof call !== "function") return [name, call];
    const run: (...args: never[]) => unknown = call;
    return [
      name,
      async (...args: never[]) => {
        try {
          return await run(...args);
        } catch (error) {
          throw asPageError(error, request);
        }
      },
    ];
  });
  return Object.fromEntries(wrapped) as ForPages<UseCases>;
}

function asPageError(error: unknown, request: Request): unknown {
  if (error instanceof AppError && error.code === "sign_in_again") return redirect(signInAgainPath(request));
  if (error instanceof AppError && error.code === "second_factor_required") return redirect(secondFactorPath);
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
