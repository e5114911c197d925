import { data } from "react-router";
import { AppError } from "~/domain/errors";

/** Loads a page; a missing resource or invalid cursor becomes a 404. */
export async function pageOrNotFound<Page>(page: Promise<Page>): Promise<Page> {
  try {
    return await page;
  } catch (error) {
    if (error instanceof AppError && (error.code === "not_found" || error.code === "invalid")) {
      throw data(null, { status: 404 });
    }
    throw error;
  }
}
