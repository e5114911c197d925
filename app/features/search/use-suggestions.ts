import { useEffect, useState } from "react";
import { currentLanguage } from "~/domain/language/language";

const pause = 120;

/** Names to suggest. The title of a tour opens it; other names fill the field. */
interface Suggestions {
  suggestions: string[];
  tours: { title: string; path: string }[];
}

const none: Suggestions = { suggestions: [], tours: [] };

/** Fetches the names that contain a text when typing pauses; late responses to an earlier text are dropped. */
export function useSuggestions(text: string): Suggestions {
  const [answer, setAnswer] = useState({ text: "", ...none });
  const wanted = text.trim();

  useEffect(() => {
    if (wanted === "") return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const url = `/api/suggestions?${new URLSearchParams({ q: wanted.slice(0, 200) })}`;
        const response = await fetch(url, {
          // The page's language, not the browser's.
          headers: { "Accept-Language": currentLanguage() },
          signal: abort.signal,
        });
        const answered: unknown = response.ok ? await response.json() : null;
        if (isAnswer(answered)) setAnswer({ text: wanted, ...answered });
      } catch {
        // The search field works without suggestions.
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);

  return wanted === "" || wanted !== answer.text ? none : answer;
}

/** Checked by hand: a schema library would be too large for this one check on the home page. */
function isAnswer(value: unknown): value is Suggestions {
  return (
    typeof value === "object" &&
    value !== null &&
    "suggestions" in value &&
    Array.isArray(value.suggestions) &&
    value.suggestions.every((each) => typeof each === "string") &&
    "tours" in value &&
    Array.isArray(value.tours) &&
    value.tours.every(({ title, path }) => typeof title === "string" && typeof path === "string")
  );
}
