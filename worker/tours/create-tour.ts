import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { fieldErrorsOf, slugOf, tourFormSchema } from "~/domain/tour-form";
import type { TourFields, TourStatus } from "~/domain/tour-form";
import { requireAdmin } from "../accounts/require-admin";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { refersToNothing, violates } from "../db/errors";
import * as repo from "./tour-edit.repo";

/** How many tours may begin with the same words. */
const mostSlugs = 50;

export interface CreatedTour {
  slug: string;
  version: number;
  /** "draft" where "active" was asked for: a published tour needs a picture or an illustration, which comes afterwards. */
  status: TourStatus;
}

/**
 * Adds a tour on behalf of an administrator. Its slug is made from its title.
 * @param input as it was sent, checked here
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` with the messages of its fields
 */
export async function createTour(
  audit: AuditDependencies,
  viewer: Viewer | null,
  input: unknown,
): Promise<CreatedTour> {
  requireAdmin(viewer);
  const asked = readTour(input);
  const status = asked.status === "active" ? "draft" : asked.status;
  const fields = { ...asked, status };
  for (let attempt = 0; attempt < mostSlugs; attempt += 1) {
    const slug = slugOf(fields.title, attempt);
    const entry = { action: "tour.create" as const, subjectId: slug, after: fields };
    try {
      await withAudit(audit, viewer, entry, (statements) =>
        repo.createTour(audit.db, { slug, fields }, statements, audit.clock()),
      );
      return { slug, status, version: 1 };
    } catch (error) {
      if (violates(error, "tours.slug")) continue;
      if (refersToNothing(error)) throw noSuchOperator(error);
      throw error;
    }
  }
  throw new AppError("invalid", "Too many tours have this title.", {
    errors: { title: ["Too many tours have this title. Please choose another."] },
  });
}

/**
 * A tour as it was sent, checked.
 * @throws AppError `invalid`
 */
export function readTour(input: unknown): TourFields {
  const tour = tourFormSchema.safeParse(input);
  if (tour.success) return tour.data;
  throw new AppError("invalid", "Please look at the fields that are marked.", {
    errors: fieldErrorsOf(tour.error),
  });
}

export function noSuchOperator(cause?: unknown): AppError {
  return new AppError("invalid", "There is no such operator.", {
    errors: { operator: ["Please choose the tour operator."] },
    cause,
  });
}
