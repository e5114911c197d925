import type { CallToolResult } from "@modelcontextprotocol/server";
import { AppError, type ErrorCode } from "~/domain/errors";
import { OctoError, type OctoErrorCode } from "~/domain/partners/octo/errors";
import { logError, logInfo } from "../platform/log";
import { asUnavailable } from "../platform/db/errors";

/** Longest text of an answer, in characters; what is longer stands in its structured content. */
const maxText = 1200;

/** An answer as a sentence for the model and as data. */
export function answer(text: string, data: Record<string, unknown>): CallToolResult {
  const short = text.length <= maxText ? text : `${text.slice(0, maxText - 1)}…`;
  return { content: [{ type: "text", text: short }], structuredContent: data };
}

/** How a call is mended, by the code of its error. */
const remedies: Partial<Record<AppError["code"], string>> = {
  not_found: "Find the tour with search_tours, or ask the traveler for the reference again.",
  sold_out: "Ask get_availability for a day with seats, then get_quote again.",
  price_changed: "Show the traveler the new quote, and book with its quoteId and total only if they agree.",
  unpaid_limit: "The traveler must pay for one of those bookings first.",
  idempotency_mismatch: "This quote has made a booking already. Get a new quote for another one.",
  bookings_closed: "Nothing can be booked yet.",
};

/** Errors of OCTO that stand for another than `invalid`, some in other words. */
const octoErrors: Partial<Record<OctoErrorCode, [code: ErrorCode, message?: string]>> = {
  UNAUTHORIZED: ["unauthenticated"],
  FORBIDDEN: ["forbidden"],
  INVALID_PRODUCT_ID: ["not_found", "This key sells no such tour."],
  INTERNAL_SERVER_ERROR: ["internal"],
};

/** Returns an error of OCTO as the other doors answer it. */
export function fromOcto(error: OctoError): AppError {
  if (error.cause instanceof AppError) return error.cause;
  const [code, message] = octoErrors[error.code] ?? ["invalid"];
  return new AppError(code, message ?? error.message, { cause: error });
}

/** Runs a tool and logs its outcome. An error becomes an answer that says what is wrong and how to mend the call. */
export async function answering(tool: string, run: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    const result = await run();
    logInfo("agent call", { tool, outcome: "answered" });
    return result;
  } catch (thrown) {
    const error = thrown instanceof OctoError ? fromOcto(thrown) : asUnavailable(thrown);
    const isKnown = error instanceof AppError;
    if (!isKnown) logError("agent call failed", thrown, { tool });
    logInfo("agent call", { tool, outcome: isKnown ? error.code : "internal" });
    return refusal(isKnown ? error : new AppError("internal", "Something went wrong. Please try again."));
  }
}

function refusal(error: AppError): CallToolResult {
  const fields = Object.entries(error.errors ?? {}).map(
    ([field, messages]) => `${field}: ${messages.join(" ")}`,
  );
  const wait = error.retryAfter === undefined ? [] : [`Try again in ${error.retryAfter} seconds.`];
  const text = [error.message, ...fields, ...wait, remedies[error.code] ?? ""].filter(Boolean).join("\n");
  // Some clients check structured content by the schema of answers, even of an error.
  return {
    content: [{ type: "text", text: text.slice(0, maxText) }],
    isError: true,
    _meta: { code: error.code },
  };
}
