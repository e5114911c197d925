import { useEffect, useState } from "react";
import { z } from "zod";

const answerSchema = z.object({ suggestions: z.array(z.string()) });
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
        if (response.ok) setAnswer({ text: wanted, ...answerSchema.parse(await response.json()) });
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
