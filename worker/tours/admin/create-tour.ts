import { z } from "zod";
import { everyDay, startAndCutOffSchema } from "~/domain/departures/departure-rules";
import { AppError, invalidFields, staleEdit } from "~/domain/errors";
import { errorsByField } from "~/domain/form-fields";
import { slugOf, tourFormSchema, type TourFields } from "~/domain/tour-drafts/tour-form";
import type { TourStatus } from "~/domain/tours/tour";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import { refersToNothing, violates } from "../../platform/db/errors";
import * as repo from "./tour-edit.repo";
import type { EditedTour } from "./tour-edit.repo";
import type { Admin } from "../../platform/authz/actors";
import { todayInIndia } from "~/domain/calendar/calendar";
import { differenceOf } from "../../audit/difference-of";
import { whyNotPublishable } from "./change-tour";
import { findTourState } from "../tour-state.repo";

/** Max tours whose slug begins with the same words. */
const maxSlugs = 50;

interface CreatedTour {
  slug: string;
  version: number;
  /** "draft" if "active" was requested: a published tour needs a picture or an illustration, which is added later. */
  status: TourStatus;
}

/**
 * Creates a tour on behalf of an administrator. The slug is derived from the title.
 * @param input unvalidated
 * @param departures with the start time and the cut-off in `rules`, unvalidated; the rest is the default
 * @throws AppError `invalid` with field messages
 */
export async function createTour(
  audit: AuditDependencies,
  admin: Admin,
  input: unknown,
  departures: unknown = { rules: everyDay },
): Promise<CreatedTour> {
  const { tour: asked, rules } = readNewTour(input, departures);
  const status = asked.status === "active" ? "draft" : asked.status;
  const fields = { ...asked, status };
  for (let attempt = 0; attempt < maxSlugs; attempt += 1) {
    const slug = slugOf(fields.title, attempt);
    const entry = { action: "tour.create" as const, subjectId: slug, after: { ...fields, ...rules } };
    try {
      await withAudit(audit, admin, entry, (statements) =>
        repo.insertTour(
          audit.db,
          { slug, fields, rules: { ...everyDay, ...rules } },
          statements,
          audit.clock(),
        ),
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

const newDepartureSchema = z.object({ rules: startAndCutOffSchema });

/** Validates a new tour with its start time and cut-off. @throws AppError `invalid` with the messages of all fields */
function readNewTour(input: unknown, departures: unknown) {
  const tour = tourFormSchema.safeParse(input);
  const start = newDepartureSchema.safeParse(departures);
  if (tour.success && start.success) return { tour: tour.data, rules: start.data.rules };
  throw invalidFields({
    ...(tour.error && errorsByField(tour.error)),
    ...(start.error && errorsByField(start.error)),
  });
}

/**
 * Validates a submitted tour.
 * @throws AppError `invalid`
 */
function readTour(input: unknown): TourFields {
  const tour = tourFormSchema.safeParse(input);
  if (tour.success) return tour.data;
  throw invalidFields(errorsByField(tour.error));
}

function noSuchOperator(cause?: unknown): AppError {
  return new AppError("invalid", "Operator not found.", {
    errors: { operator: ["Choose a tour operator."] },
    cause,
  });
}

/**
 * Changes a tour on behalf of an administrator. Price and seats apply to new bookings; future days keep their sold seats.
 * @param edit the changed fields, validated here, and the version that was read
 * @returns its new version
 * @throws AppError `not_found`, `conflict` (changed since it was read; nothing is overwritten), `invalid`
 * with field messages
 */
export async function editTour(
  audit: AuditDependencies,
  admin: Admin,
  { slug, version, changes }: { slug: string; version: number; changes: Record<string, unknown> },
): Promise<{ version: number }> {
  const { db } = audit;
  const tour = await repo.findEditedTour(db, slug);
  if (!tour) throw new AppError("not_found", "Tour not found.");
  const fields = readTour({ ...tour.fields, ...changes });
  refuseOlder(tour, version);
  const { before, after } = differenceOf(tour.fields, fields);
  if (Object.keys(after).length === 0) return { version };
  const isPublished = fields.status === "active" && tour.status !== "active";
  const entry = { action: "tour.edit" as const, subjectId: slug, before, after };
  const now = audit.clock();
  try {
    const isDone = await withAudit(audit, admin, entry, (statements) =>
      repo.updateTour(db, { ...tour, fields, isPublished }, statements, { now, today: todayInIndia(now) }),
    );
    if (isDone) return { version: version + 1 };
  } catch (error) {
    if (refersToNothing(error)) throw noSuchOperator(error);
    throw error;
  }
  throw await refusal(audit, { tour, fields, isPublished });
}

function refuseOlder(tour: EditedTour, version: number): void {
  if (tour.deletedAt !== null) {
    throw new AppError("conflict", "This tour is deleted. Restore it before you edit it.");
  }
  if (tour.version !== version) {
    throw staleEdit("this tour");
  }
}

/** Explains, from the tour's current state, why the edit was rejected. */
async function refusal(
  { db }: AuditDependencies,
  { tour, fields, isPublished }: { tour: EditedTour; fields: TourFields; isPublished: boolean },
): Promise<AppError> {
  const [now, state] = await Promise.all([
    repo.findEditedTour(db, tour.slug),
    findTourState(db, tour.slug, fields.operator),
  ]);
  if (!now || !state) return new AppError("not_found", "Tour not found.");
  refuseOlder(now, tour.version);
  if (isPublished && !(state.hasImage && state.isOperatorVerified)) {
    // The edit itself includes the texts.
    const message = whyNotPublishable({ ...state, hasContent: true });
    return new AppError("invalid", message, { errors: { status: [message] } });
  }
  const message = "This tour has bookings, so its operator can't be changed.";
  return new AppError("invalid", message, { errors: { operator: [message] } });
}
