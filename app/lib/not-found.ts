import { data } from "react-router";
import { AppError } from "~/domain/errors";

/** The result of a use case for a page: what does not exist becomes a 404 of the nearest error boundary. */
export async function orNotFound<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw data(error.message, { status: 404 });
    throw error;
  }
}
