import { data } from "react-router";
import { AppError } from "~/domain/errors";

/** Loads a list; an invalid cursor becomes a 404. */
export async function listOrNotFound<List>(list: Promise<List>): Promise<List> {
  try {
    return await list;
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid") throw data(null, { status: 404 });
    throw error;
  }
}
