import { expect } from "vitest";
import { z } from "zod";
import { statusByErrorCode, type ErrorCode } from "~/domain/errors";
import { challengeSchema } from "~/domain/proof-of-work";

const problemSchema = z.object({
  type: z.string(),
  title: z.string().min(1),
  status: z.int(),
  detail: z.string().min(1),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
  quote: z
    .strictObject({
      lines: z.array(z.strictObject({ code: z.string(), label: z.string(), amount: z.int() })),
      discount: z.int(),
      total: z.int(),
      gst: z.strictObject({ percent: z.int(), amount: z.int() }),
      refundSchedule: z.array(
        z.strictObject({ from: z.string(), to: z.string(), percent: z.int(), amount: z.int() }),
      ),
    })
    .optional(),
  challenge: challengeSchema.optional(),
});

/** Returns the problem document of an error response, after checking its shape and that it exposes no internals. */
export async function problemOf(response: Response, code: ErrorCode) {
  const text = await response.text();
  expect(response.status, text).toBe(statusByErrorCode[code]);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(text).not.toMatch(/\bstack\b|\.tsx?\b|node_modules|SQLITE|D1_ERROR|constraint/);
  const problem = problemSchema.strict().parse(JSON.parse(text));
  expect(problem).toMatchObject({ type: `/api/docs#${code}`, status: response.status, code });
  return problem;
}
