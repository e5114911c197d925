import { useEffect, useState } from "react";

const pause = 120;

/** The names that hold a text, asked for when typing pauses; a late answer to an earlier text is dropped. */
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
        // Without suggestions the field is still a search field.
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);

  return wanted === "" || wanted !== answer.text ? [] : answer.suggestions;
}

/** Checked by hand: the home page would otherwise load a schema library for five words. */
function isAnswer(value: unknown): value is { suggestions: string[] } {
  return (
    typeof value === "object" &&
    value !== null &&
    "suggestions" in value &&
    Array.isArray(value.suggestions) &&
    value.suggestions.every((each) => typeof each === "string")
  );
}
