import { data } from "react-router";
import { AppError } from "~/domain/errors";
import type { TourFormValues } from "~/domain/tour-drafts/tour-form";

/** Result of a rejected tour form. */
export interface TourFormResult {
  /** Entered values. */
  values: TourFormValues;
  /** Version the form was loaded at. */
  version: number | null;
  message: string;
  errors: Record<string, string[]>;
  /** True if someone else has changed the tour since. */
  isStale: boolean;
}

/** Returns the response to a rejected tour form: entered values and errors. */
export function refusedTour(error: unknown, values: TourFormValues, version: number | null) {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "not_found") throw data(null, { status: 404 });
  const errors = error.errors ?? {};
  return data<TourFormResult>(
    { values, version, message: error.message, errors, isStale: error.code === "conflict" },
    { status: error.status },
  );
}
