import { expect } from "vitest";
import { AppError } from "~/domain/errors";
import type { ErrorCode } from "~/domain/errors";

/** Expects a use case to refuse, by this code, and gives how it does. */
export async function refusal(call: Promise<unknown>, code: ErrorCode): Promise<AppError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`not refused: ${String(error)}`);
  expect(error.code, error.message).toBe(code);
  return error;
}
