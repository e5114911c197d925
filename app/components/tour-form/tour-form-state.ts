import type { TourFormValues } from "~/domain/tour-form-values";

/** What the fields of a tour's form hold, and what is wrong with them. */
export interface TourFormState extends Pick<TourFormValues, "texts" | "choices"> {
  errors: Record<string, string[]>;
}

/** The first message of a field, or of a line of it ("highlights.3"). */
export function errorOf(errors: Record<string, string[]>, name: string): string | undefined {
  const own = errors[name]?.[0];
  if (own !== undefined) return own;
  const part = Object.entries(errors).find(([key]) => key.startsWith(`${name}.`));
  if (!part) return undefined;
  const line = Number(part[0].split(".")[1]) + 1;
  return `${name === "description" ? "Paragraph" : "Line"} ${line}: ${part[1][0]}`;
}
