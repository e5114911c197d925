import { AppError } from "~/domain/errors";

/** Creates the same error for holds that have ended and holds that never existed. */
export function holdIsOver(): AppError {
  return new AppError("not_found", "These seats are no longer held. Choose the date again.");
}
