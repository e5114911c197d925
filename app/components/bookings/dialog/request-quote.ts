import { z } from "zod";
import type { Quote } from "~/domain/prices/quote";
import { quoteSchema } from "~/domain/prices/quote";

const problemSchema = z.object({
  detail: z.string(),
  errors: z.object({ couponCode: z.array(z.string()).optional() }).optional(),
});

/** Error response to a quote request. */
export class QuoteRefused extends Error {
  /** @param couponProblem why the coupon was rejected; null if something else was */
  constructor(
    message: string,
    readonly couponProblem: string | null,
  ) {
    super(message);
  }
}

/**
 * Fetches a quote from the API.
 * @throws QuoteRefused on an error response; another error if the request failed
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
