import { AppError } from "~/domain/errors";
import { tourFormSchema } from "~/domain/tour-drafts/tour-form";
import { toFileTour, tourFileText } from "~/domain/tour-files/tour-file";
import type { Admin, Staff } from "../platform/authz/actors";
import type { Database } from "../platform/db/client";
import { writtenValues } from "../tour-drafts/get-tour-wizard";
import * as drafts from "../tour-drafts/tour-drafts.repo";

/**
 * Returns a tour as a JSON file, with the operator's unsubmitted changes if they are valid.
 * @throws AppError `not_found`
 */
export async function exportTour(
  { db }: { db: Database },
  actor: Admin | Staff<"tours">,
  slug: string,
): Promise<{ fileName: string; text: string }> {
  const written =
    actor.role === "admin"
      ? await drafts.findWrittenTour(db, null, slug)
      : await drafts.findWrittenTour(db, actor.id, slug);
  if (!written) throw new AppError("not_found", "Tour not found.");
  const { tour, kind, priceRules, departureRules: departures, altitudeMetres } = written;
  const fields = tourFormSchema.safeParse(writtenValues(written).values).data ?? tour.fields;
  const file = toFileTour(fields, { slug, kind, faq: tour.faq, priceRules, departures, altitudeMetres });
  return { fileName: `${slug}.json`, text: tourFileText([file]) };
}
