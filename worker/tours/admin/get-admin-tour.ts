import { hasAdminRight } from "~/domain/accounts/admin-rights";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { tourFormValues } from "~/domain/tour-drafts/tour-form";
import { tourWarnings } from "~/domain/tour-drafts/tour-warnings";
import type { EnglishParts } from "~/domain/tours/english-parts";
import { tourPath } from "~/domain/tours/tour";
import { listActions, type ActionHistory } from "../../audit/action-list.repo";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { getTourFigures, type TourFigures } from "../tour-figures.repo";
import { findBookableTour } from "../tours.repo";
import type { Admin } from "../../platform/authz/actors";
import * as repo from "./admin-tours.repo";
import type { AdminTour, OperatorChoice } from "./admin-tours.repo";
import { englishPartsWith, findEditedTour } from "./tour-edit.repo";

const departuresShown = 8;
const actionsShown = 20;

export interface AdminTourPage {
  tour: AdminTour;
  /** Path of the tour's page while it is on sale. */
  path: string;
  /** The revenue is null without the right to see money. */
  figures: Omit<TourFigures, "revenue"> & { revenue: number | null };
  history: ActionHistory;
  /** Contradictions in its itinerary and closures. */
  warnings: string[];
  /** Parts of its Hindi page that are in English. */
  englishParts: EnglishParts;
}

/**
 * Returns a tour in any state for administrators, with its history.
 * @param cursor position in the history
 * @throws AppError `not_found`, `invalid` (cursor)
 */
export async function getAdminTour(
  { db, clock }: { db: Database; clock: Clock },
  admin: Admin,
  slug: string,
  cursor?: string | undefined,
): Promise<AdminTourPage> {
  const today = todayInIndia(clock());
  const [tour, edited, found, figures, history] = await Promise.all([
    repo.findAdminTour(db, slug),
    findEditedTour(db, slug),
    findBookableTour(db, slug, "all"),
    getTourFigures(db, slug, { today, limit: departuresShown }),
    listActions(db, { anyOf: [["tour", slug]], sort: "-when", cursor, limit: actionsShown }),
  ]);
  if (!tour || !edited || !found) throw noSuchTour();
  const warnings = tourWarnings(tourFormValues(edited.fields), edited.departures, today);
  const revenue = hasAdminRight(admin, "money") ? figures.revenue : null;
  return {
    tour,
    path: tourPath(found.details),
    figures: { ...figures, revenue },
    history,
    warnings,
    englishParts: englishPartsWith(edited.fields, edited),
  };
}

function noSuchTour(): AppError {
  return new AppError("not_found", "Tour not found.");
}

/** Returns the data around that list and its form: the number of submissions under review, and the operators. */
export async function getTourDesk(
  { db }: { db: Database },
  _admin: Admin,
): Promise<{ pending: number; operators: OperatorChoice[] }> {
  const [pending, operators] = await Promise.all([repo.countPendingTours(db), repo.listOperatorChoices(db)]);
  return { pending, operators };
}
