import { data } from "react-router";
import { AppError } from "~/domain/errors";

/**
 * What a page shows, or the status with which its use case refuses; a place in a list that does not exist is a page that does
 * not exist.
 */
export async function pageOrRefusal<Page>(page: Promise<Page>): Promise<Page> {
  try {
    return await page;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw data(error.message, { status: error.code === "invalid" ? 404 : error.status });
  }
}
