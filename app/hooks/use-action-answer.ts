import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Keeps what an action answered until the person goes elsewhere. The router drops `actionData` whenever loaders run again, which a
 * live feed or a poll does at any moment: what a person is reading would vanish.
 * @param actionData of the route
 */
export function useActionAnswer<Answer>(actionData: Answer | undefined): Answer | undefined {
  // Each navigation has its own key; a revalidation keeps the one that is there.
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer: actionData });
  const answer = actionData ?? (kept.key === key ? kept.answer : undefined);
  if (kept.key !== key || kept.answer !== answer) setKept({ key, answer });
  return answer;
}
