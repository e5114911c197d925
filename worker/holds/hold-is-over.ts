import { AppError } from "~/domain/errors";

/** The same whether a hold has ended or never was. */
export function holdIsOver(): AppError {
  return new AppError("not_found", "These seats are no longer held. Please choose the date again.");
}
