import { data } from "react-router";
import { AppError } from "~/domain/errors";

/** Awaits a use case for a page; an AppError becomes a page with its status and message. An invalid cursor becomes a 404. */
export async function orRefusal<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw data(error.message, { status: error.code === "invalid" ? 404 : error.status });
  }
}
