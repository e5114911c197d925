import { data } from "react-router";
import { AppError } from "~/domain/errors";

/** A list that a page shows; a place in it that does not exist is a page that does not exist. */
export async function listOrNotFound<List>(list: Promise<List>): Promise<List> {
  try {
    return await list;
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid") throw data(null, { status: 404 });
    throw error;
  }
}
