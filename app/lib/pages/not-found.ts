import { data } from "react-router";
import { AppError } from "~/domain/errors";

/** Awaits a use case for a page; `not_found` becomes a 404 for the nearest error boundary. */
export async function orNotFound<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw data(error.message, { status: 404 });
    throw error;
  }
}
