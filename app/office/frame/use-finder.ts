import { useEffect, useState } from "react";
import { searchResultsSchema, maxQueryLength, type SearchResults } from "~/domain/overview/search-results";
import { ApiError, callApi } from "~/platform/api/call-api";

const pause = 120;

/** idle: no text to search for yet. */
export type GlobalSearchState =
  | { state: "idle" | "searching" }
  | { state: "failed"; message: string }
  | { state: "found"; found: SearchResults };

interface Answer {
  text: string;
  attempt: number;
  finder: GlobalSearchState;
}

/**
 * Searches a back office when typing pauses; a response to an earlier text is never shown for a later one.
 * @param path address that searches
 */
export function useGlobalSearch(
  text: string,
  path: string,
): { finder: GlobalSearchState; tryAgain: () => void } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const wanted = text.trim().slice(0, maxQueryLength);

  useEffect(() => {
    if (wanted.length < 2) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const finder = await ask(path, wanted, abort.signal);
      if (!abort.signal.aborted) setAnswer({ text: wanted, attempt, finder });
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path, wanted, attempt]);

  const tryAgain = () => setAttempt((before) => before + 1);
  if (wanted.length < 2) return { finder: { state: "idle" }, tryAgain };
  const isAnswered = answer?.text === wanted && answer.attempt === attempt;
  return { finder: isAnswered ? answer.finder : { state: "searching" }, tryAgain };
}

async function ask(path: string, text: string, signal: AbortSignal): Promise<GlobalSearchState> {
  try {
    // A redirect to the login is not a result.
    const address = `${path}?${new URLSearchParams({ q: text })}`;
    return {
      state: "found",
      found: await callApi(searchResultsSchema, address, { signal, redirect: "manual" }),
    };
  } catch (error) {
    // An opaque redirect has status 0.
    const isSignedOut = error instanceof ApiError && (error.status === 0 || error.status === 403);
    const message = isSignedOut
      ? "Your session has expired. Please sign in again."
      : "The search failed. Please try again.";
    return { state: "failed", message };
  }
}
