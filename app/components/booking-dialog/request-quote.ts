import { z } from "zod";
import type { Quote } from "~/domain/pricing";
import { quoteSchema } from "~/domain/quote";

const problemSchema = z.object({
  detail: z.string(),
  errors: z.object({ couponCode: z.array(z.string()).optional() }).optional(),
});

/** The server's refusal of a price. */
export class QuoteRefused extends Error {
  /** @param couponProblem what is wrong with the coupon, null when something else is */
  constructor(
    message: string,
    readonly couponProblem: string | null,
  ) {
    super(message);
  }
}

/**
 * Asks the API for a price.
 * @throws QuoteRefused when the server says no; anything else when no answer came
 */
export async function requestQuote(body: string, signal?: AbortSignal): Promise<Quote> {
  const response = await fetch("/api/quotes", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    ...(signal && { signal }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return z.object({ quote: quoteSchema }).parse(answer).quote;
  const problem = problemSchema.parse(answer);
  throw new QuoteRefused(problem.detail, problem.errors?.couponCode?.[0] ?? null);
}
