import { useEffect, useState } from "react";

const pause = 120;

/** Fetches the names that contain a text when typing pauses; late responses to an earlier text are dropped. */
export function useSuggestions(text: string): string[] {
  const [answer, setAnswer] = useState<{ text: string; suggestions: string[] }>({
    text: "",
    suggestions: [],
  });
  const wanted = text.trim();

  useEffect(() => {
    if (wanted === "") return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const url = `/api/suggestions?${new URLSearchParams({ q: wanted.slice(0, 200) })}`;
        const response = await fetch(url, { signal: abort.signal });
        const answered: unknown = response.ok ? await response.json() : null;
        if (isAnswer(answered)) setAnswer({ text: wanted, suggestions: answered.suggestions });
      } catch {
        // The search field works without suggestions.
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);

  return wanted === "" || wanted !== answer.text ? [] : answer.suggestions;
}

/** Checked by hand: a schema library would be too large for this one check on the home page. */
function isAnswer(value: unknown): value is { suggestions: string[] } {
  return (
    typeof value === "object" &&
    value !== null &&
    "suggestions" in value &&
    Array.isArray(value.suggestions) &&
    value.suggestions.every((each) => typeof each === "string")
  );
}
