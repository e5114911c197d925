import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Keeps an action's result until the next navigation. The router drops `actionData` whenever loaders revalidate, which
 * a live feed or a poll triggers at any time.
 * @param actionData of the route
 */
export function useActionAnswer<Answer>(actionData: Answer | undefined): Answer | undefined {
  // Each navigation has its own key; a revalidation keeps the current one.
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer: actionData });
  const answer = actionData ?? (kept.key === key ? kept.answer : undefined);
  if (kept.key !== key || kept.answer !== answer) setKept({ key, answer });
  return answer;
}
