import { data } from "react-router";
import { AppError } from "~/domain/errors";

/** The result of a use case for a page: a refusal becomes the page of its status. */
export async function orRefusal<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof AppError) throw data(error.message, { status: error.status });
    throw error;
  }
}
