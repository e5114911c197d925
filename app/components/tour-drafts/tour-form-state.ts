import type { TourFormValues } from "~/domain/tour-drafts/tour-form-values";

/** Values and errors of a tour form. */
export interface TourFormState extends Pick<TourFormValues, "texts" | "choices"> {
  errors: Record<string, string[]>;
}

/** Returns the first error of a field or of one of its lines ("highlights.3"). */
export function errorOf(errors: Record<string, string[]>, name: string): string | undefined {
  const own = errors[name]?.[0];
  if (own !== undefined) return own;
  const part = Object.entries(errors).find(([key]) => key.startsWith(`${name}.`));
  if (!part) return undefined;
  const line = Number(part[0].split(".")[1]) + 1;
  return `${name === "description" ? "Paragraph" : "Line"} ${line}: ${part[1][0]}`;
}
