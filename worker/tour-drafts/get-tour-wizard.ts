import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { tourPath } from "~/domain/tour";
import { changesOf, readDraft, withDraft } from "~/domain/tour-draft";
import type { TourDraftValues } from "~/domain/tour-draft";
import type { TourStatus } from "~/domain/tour-form";
import { valuesOf } from "~/domain/tour-form-values";
import type { TourFormValues } from "~/domain/tour-form-values";
import { stepStates } from "~/domain/tour-wizard";
import type { WizardStepState } from "~/domain/tour-wizard";
import type { Database } from "../db/client";
import { requireRight } from "../operators/require-right";
import * as repo from "./tour-drafts.repo";
import type { WrittenTour } from "./tour-drafts.repo";

/** A tour as its wizard shows it. */
export interface TourWizard {
  slug: string;
  /** As it is written, or that it has none yet. */
  title: string;
  status: TourStatus;
  /** Of the tour: for what changes it directly (prices, seats, departures). */
  version: number;
  steps: WizardStepState[];
  /** The form with the working copy over the tour. */
  values: TourFormValues;
  /** Of the working copy; 0 where there is none. */
  draftVersion: number;
  /** UTC instant of its last save; null where there is none. */
  savedAt: number | null;
  /** The fields in which it differs from the tour. */
  changed: (keyof TourDraftValues)[];
  /** When changed texts of a published tour were handed in; null where none wait. */
  submittedAt: number | null;
  /** Why the draft, or the changed texts, were sent back. */
  rejectionReason: string | null;
  companyName: string;
  isVerified: boolean;
  isOnSale: boolean;
  /** Where travellers find it while it is on sale. */
  path: string;
  /** A draft that nobody has booked. */
  canBeDeleted: boolean;
}

/**
 * A tour for those who may write it, with what each step still lacks.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function getTourWizard(
  { db }: { db: Database },
  asking: Viewer | null,
  slug: string,
): Promise<TourWizard> {
  const { viewer } = await requireRight(db, asking, "tours");
  return wizardOf(requireFound(await repo.findOwnTour(db, viewer.id, slug)));
}

/** @throws AppError `not_found` for null */
export function requireFound(written: WrittenTour | null): WrittenTour {
  if (!written) throw new AppError("not_found", "There is no such tour.");
  return written;
}

/** What a tour's form shows: its working copy over itself. */
export function writtenValues({ tour, kind, draft }: WrittenTour): {
  base: TourFormValues;
  changes: TourDraftValues;
  values: TourFormValues;
} {
  const base = valuesOf(tour.fields);
  const changes = draft ? changesOf(base, readDraft(draft.values)) : {};
  return { base, changes, values: withDraft(base, changes, { keepsRegion: kind === "destination" }) };
}

function wizardOf(written: WrittenTour): TourWizard {
  const { tour, draft, company, kind } = written;
  const { values, changes } = writtenValues(written);
  return {
    slug: tour.slug,
    title: values.texts.title.trim() || "A tour without a title",
    status: tour.status,
    version: tour.version,
    steps: stepStates(values, written),
    values,
    draftVersion: draft?.version ?? 0,
    savedAt: draft?.updatedAt ?? null,
    changed: Object.keys(changes) as (keyof TourDraftValues)[],
    submittedAt: draft?.submittedAt ?? null,
    rejectionReason: tour.status === "active" ? (draft?.rejectionReason ?? null) : written.rejectionReason,
    companyName: company.companyName,
    isVerified: company.status === "verified",
    isOnSale: written.isOnSale,
    path: tourPath({ kind, region: tour.fields.region, slug: tour.slug }),
    canBeDeleted: tour.status === "draft" && written.bookings === 0,
  };
}
