import { data } from "react-router";
import { AppError } from "~/domain/errors";
import type { TourFormValues } from "~/domain/tour-form-values";

/** What a tour's form is shown again with. */
export interface TourFormResult {
  /** What was typed, so that nothing is lost. */
  values: TourFormValues;
  /** The version the form was opened at. */
  version: number | null;
  message: string;
  errors: Record<string, string[]>;
  /** Whether somebody else has changed the tour since. */
  isStale: boolean;
}

/** What a tour's form is answered with that was refused: everything that was typed, and what is wrong with it. */
export function refusedTour(error: unknown, values: TourFormValues, version: number | null) {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "not_found") throw data(null, { status: 404 });
  const errors = error.errors ?? {};
  return data<TourFormResult>(
    { values, version, message: error.message, errors, isStale: error.code === "conflict" },
    { status: error.status },
  );
}
