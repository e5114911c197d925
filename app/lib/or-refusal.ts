import { data } from "react-router";
import { AppError } from "~/domain/errors";

/**
 * The result of a use case for a page: a refusal becomes the page of its status, with the refusal's sentence. A place that
 * there is not is a page that there is not.
 */
export async function orRefusal<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw data(error.message, { status: error.code === "invalid" ? 404 : error.status });
  }
}
