import { AppError, invalidFields } from "~/domain/errors";
import { errorsByField } from "~/domain/form-fields";
import { slugOf, tourFormSchema } from "~/domain/tour-drafts/tour-form";
import type { TourFields, TourStatus } from "~/domain/tour-drafts/tour-form";
import { withAudit } from "../../audit/with-audit";
import type { AuditDependencies } from "../../audit/with-audit";
import { refersToNothing, violates } from "../../db/errors";
import * as repo from "./tour-edit.repo";
import type { Admin } from "../../authz/actors";

/** Max tours whose slug begins with the same words. */
const maxSlugs = 50;

export interface CreatedTour {
  slug: string;
  version: number;
  /** "draft" if "active" was requested: a published tour needs a picture or an illustration, which is added later. */
  status: TourStatus;
}

/**
 * Creates a tour on behalf of an administrator. The slug is derived from the title.
 * @param input unvalidated
 * @throws AppError `invalid` with field messages
 */
export async function createTour(
  audit: AuditDependencies,
  admin: Admin,
  input: unknown,
): Promise<CreatedTour> {
  const asked = readTour(input);
  const status = asked.status === "active" ? "draft" : asked.status;
  const fields = { ...asked, status };
  for (let attempt = 0; attempt < maxSlugs; attempt += 1) {
    const slug = slugOf(fields.title, attempt);
    const entry = { action: "tour.create" as const, subjectId: slug, after: fields };
    try {
      await withAudit(audit, admin, entry, (statements) =>
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
    errors: { title: ["Too many tours have this title. Choose another."] },
  });
}

/**
 * Validates a submitted tour.
 * @throws AppError `invalid`
 */
export function readTour(input: unknown): TourFields {
  const tour = tourFormSchema.safeParse(input);
  if (tour.success) return tour.data;
  throw invalidFields(errorsByField(tour.error));
}

export function noSuchOperator(cause?: unknown): AppError {
  return new AppError("invalid", "Operator not found.", {
    errors: { operator: ["Choose a tour operator."] },
    cause,
  });
}
