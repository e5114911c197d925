import { AppError } from "~/domain/errors";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import type { EnglishParts } from "~/domain/tours/english-parts";
import { tourPath, type TourStatus } from "~/domain/tours/tour";
import { changesOf, readDraft, withDraft, type TourDraftValues } from "~/domain/tour-drafts/tour-draft";
import { tourFormValues, type TourFormValues } from "~/domain/tour-drafts/tour-form";
import { stepStates, type WizardStepState } from "~/domain/tour-drafts/tour-wizard";
import { draftedDetails, validFields } from "~/domain/tour-drafts/tour-preview";
import type { Database } from "../platform/db/client";
import { listOperatorChoices, type OperatorChoice } from "../tours/admin/admin-tours.repo";
import { editorIdOf, type TourEditor } from "../tours/admin/tour-editor";
import { englishPartsWith } from "../tours/admin/tour-edit.repo";
import type { Clock } from "../platform/clock";
import { listClimateStations, type ClimateChoice } from "../tours/climate-stations.repo";
import { getTour } from "../tours/get-tour";
import { tourPageOf, type TourPageData } from "../tours/get-tour-page";
import * as repo from "./tour-drafts.repo";
import type { WrittenTour } from "./tour-drafts.repo";

export interface TourWizard {
  slug: string;
  /** The draft's title, or a placeholder. */
  title: string;
  status: TourStatus;
  /** Version of the tour: for direct changes (prices, seats, departures). */
  version: number;
  steps: WizardStepState[];
  /** Form values: the draft merged over the tour. */
  values: TourFormValues;
  /** Parts of its Hindi page that are in English with these values. */
  englishParts: EnglishParts;
  /** Version of the draft; 0 without one. */
  draftVersion: number;
  /** UTC instant of its last save; null without a draft. */
  savedAt: number | null;
  /** The fields in which the draft differs from the tour. */
  changed: (keyof TourDraftValues)[];
  /** When edits of a published tour were submitted; null if none are under review. */
  submittedAt: number | null;
  /** Why the draft or the edits were rejected. */
  rejectionReason: string | null;
  companyName: string;
  isVerified: boolean;
  isOnSale: boolean;
  /** Path of the tour's page while it is on sale. */
  path: string;
  /** True for a draft without bookings. */
  canBeDeleted: boolean;
  /** Its departures, by which its closures are judged. */
  departures: DepartureRules;
  /** Climate stations to choose from. */
  stations: ClimateChoice[];
  /** Operators to choose from; null for an operator's member, who can't. */
  operators: OperatorChoice[] | null;
}

/**
 * Returns a tour for its editors, with the open issues of each step.
 * @throws AppError `not_found`
 */
export async function getTourWizard(
  { db }: { db: Database },
  editor: TourEditor,
  slug: string,
): Promise<TourWizard> {
  const [written, stations, operators] = await Promise.all([
    repo.findWrittenTour(db, editorIdOf(editor), slug),
    listClimateStations(db),
    editor.role === "admin" ? listOperatorChoices(db) : null,
  ]);
  return { ...wizardOf(requireFound(written)), stations, operators };
}

/** @throws AppError `not_found` for null */
export function requireFound(written: WrittenTour | null): WrittenTour {
  if (!written) throw new AppError("not_found", "Tour not found.");
  return written;
}

/** Returns the values of a tour's form: the draft merged over the tour. */
export function writtenValues({ tour, kind, draft }: WrittenTour): {
  base: TourFormValues;
  changes: TourDraftValues;
  values: TourFormValues;
} {
  const base = tourFormValues(tour.fields);
  const changes = draft ? changesOf(base, readDraft(draft.values)) : {};
  return { base, changes, values: withDraft(base, changes, { keepsRegion: kind === "destination" }) };
}

function wizardOf(written: WrittenTour): Omit<TourWizard, "stations" | "operators"> {
  const { tour, draft, operator, kind } = written;
  const { values, changes } = writtenValues(written);
  return {
    slug: tour.slug,
    title: values.title.trim() || "Untitled tour",
    status: tour.status,
    version: tour.version,
    steps: stepStates(values, written),
    values,
    englishParts: englishPartsWith({ ...tour.fields, ...validFields(values) }, tour),
    draftVersion: draft?.version ?? 0,
    savedAt: draft?.updatedAt ?? null,
    changed: Object.keys(changes) as (keyof TourDraftValues)[],
    submittedAt: draft?.submittedAt ?? null,
    rejectionReason: tour.status === "active" ? (draft?.rejectionReason ?? null) : written.rejectionReason,
    companyName: operator.companyName,
    isVerified: operator.status === "verified",
    isOnSale: written.isOnSale,
    path: tourPath({ kind, region: tour.fields.region, slug: tour.slug }),
    canBeDeleted: tour.status === "draft" && written.bookings === 0,
    departures: written.departureRules,
  };
}

/**
 * Renders the data of a tour's page with the draft applied, for its editors. Administrators also see deleted tours.
 * @throws AppError `not_found`
 */
export async function previewTour(
  dependencies: { db: Database; clock: Clock },
  editor: TourEditor,
  slug: string,
): Promise<TourPageData> {
  const { db } = dependencies;
  const editorId = editorIdOf(editor);
  const [found, tour] = await Promise.all([
    repo.findWrittenTour(db, editorId, slug),
    getTour({ db }, slug, "all"),
  ]);
  if (!found && editorId === null) return tourPageOf(dependencies, tour, "all");
  const { values } = writtenValues(requireFound(found));
  return tourPageOf(dependencies, draftedDetails(tour, values), "all");
}
