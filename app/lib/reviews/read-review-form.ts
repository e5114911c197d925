import type { ReviewField } from "~/domain/reviews/review-form";

/** Returns the entered values of a review form; non-text values count as empty. */
export function readReviewForm(form: FormData): {
  intent: "write" | "edit";
  values: Record<ReviewField, string>;
} {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    intent: typed("intent") === "edit" ? "edit" : "write",
    values: { rating: typed("rating"), title: typed("title"), text: typed("text") },
  };
}
