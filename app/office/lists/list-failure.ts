import {
  isRouteErrorResponse,
  type ClientLoaderFunctionArgs,
  type DataStrategyResult,
  type UIMatch,
} from "react-router";

/** A list whose new data could not be loaded stays on the screen, with what was typed. */

/** The page of the list that is shown; null if none is. */
let shown: readonly UIMatch[] | null = null;
let hasFailed = false;
const listeners = new Set<() => void>();

/** Stores the data of the page that shows a list. @param matches null once it is left */
export function keepShownList(matches: readonly UIMatch[] | null): void {
  shown = matches;
  if (matches === null) setFailed(false);
}

/** Calls the listener when a list could not be loaded, and when it could again. @returns a function that stops it */
export function watchListFailure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hasListFailed(): boolean {
  return hasFailed;
}

function setFailed(isFailed: boolean): void {
  if (hasFailed === isFailed) return;
  hasFailed = isFailed;
  for (const listener of listeners) listener();
}

/** Client middleware of the back offices: replaces the results of an unreachable or failing server with what is shown. */
export async function keepListOnFailure(
  { request }: Pick<ClientLoaderFunctionArgs, "request">,
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
  const results = await next();
  const isOfList = shown?.at(-1)?.pathname === new URL(request.url).pathname;
  if (!isOfList || request.method !== "GET" || request.signal.aborted) return results;
  const kept = Object.entries(results).map(([id, result]) => {
    const match = shown?.find((each) => each.id === id);
    const isKept = match !== undefined && isFailure(result);
    return [id, isKept ? { type: "data" as const, result: match.loaderData } : result] as const;
  });
  setFailed(Object.values(results).some(isFailure));
  return Object.fromEntries(kept);
}

/** Refusals and redirects are no failures. */
function isFailure({ type, result }: DataStrategyResult): boolean {
  if (type !== "error") return false;
  return isRouteErrorResponse(result) ? result.status >= 500 : result instanceof Error;
}
