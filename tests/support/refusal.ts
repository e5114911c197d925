import { expect } from "vitest";
import { AppError, type ErrorCode } from "~/domain/errors";

/** Returns the error of a use case, which must fail. */
export async function refusalOf(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`not refused: ${String(error)}`);
  return error;
}

/** Returns the error code of a use case, which must fail. */
export async function codeOf(call: Promise<unknown>): Promise<ErrorCode> {
  return (await refusalOf(call)).code;
}

/** Returns the error code of a use case, or "done" if it succeeds. */
export function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
}

/** Expects a use case to fail with this code, and returns the error. */
export async function refusal(call: Promise<unknown>, code: ErrorCode): Promise<AppError> {
  const error = await refusalOf(call);
  expect(error.code, error.message).toBe(code);
  return error;
}
