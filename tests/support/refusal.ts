import { expect } from "vitest";
import { AppError } from "~/domain/errors";
import type { ErrorCode } from "~/domain/errors";

/** How a use case refuses, which it must. */
async function refusalOf(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`not refused: ${String(error)}`);
  return error;
}

/** The code a use case refuses with. */
export async function codeOf(call: Promise<unknown>): Promise<ErrorCode> {
  return (await refusalOf(call)).code;
}

/** Expects a use case to refuse, by this code, and gives how it does. */
export async function refusal(call: Promise<unknown>, code: ErrorCode): Promise<AppError> {
  const error = await refusalOf(call);
  expect(error.code, error.message).toBe(code);
  return error;
}
