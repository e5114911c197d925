import { inState, type BulkRefusal } from "~/domain/bulk";
import { z } from "zod";
import { tourStatuses, type TourStatus } from "./tour";
import { notPlainText, plainText } from "~/domain/plain-text";

/** Sorting and states of the admin tour list. */

export const adminTourSorts = [
  "-created",
  "created",
  "title",
  "-title",
  "price",
  "-price",
  "bookings",
  "-bookings",
  "position",
  "-position",
  "waiting",
  "-waiting",
] as const;
export type AdminTourSort = (typeof adminTourSorts)[number];

export const tourListStatuses = [...tourStatuses, "deleted"] as const;
export type TourListStatus = (typeof tourListStatuses)[number];

/** Filter for sample tours that no operator runs yet; no slug has a dot. */
export const withoutOperator = ".none";

export const tourStatusLabels: Record<TourListStatus, string> = {
  active: "Active",
  pending: "Pending",
  draft: "Draft",
  deleted: "Deleted",
};

// Green for active, yellow for pending, gray otherwise: specification 2, section 4.
export const tourStatusTones = {
  active: "success",
  pending: "warning",
  draft: "neutral",
  deleted: "neutral",
} as const satisfies Record<TourListStatus, string>;

/** Returns the status shown in a list. */
export function listStatusOf(tour: { status: TourStatus; deletedAt: number | null }): TourListStatus {
  return tour.deletedAt === null ? tour.status : "deleted";
}

/** Actions on a tour other than editing. */
const tourActions = [
  "publish",
  "unpublish",
  "feature",
  "unfeature",
  "approve",
  "reject",
  "delete",
  "restore",
] as const;
export type TourAction = (typeof tourActions)[number];

/** Returns the form field name of the version shown for a tour. Publishing and rejecting apply to that version only. */
export function versionName(slug: string): string {
  return `version:${slug}`;
}

/** Menu labels. Source: specification 2, section 4. */
export const tourActionLabels: Record<TourAction, string> = {
  publish: "Publish Tour",
  unpublish: "Unpublish Tour",
  feature: "Feature on home",
  unfeature: "Remove from home",
  approve: "Approve",
  reject: "Reject",
  delete: "Delete",
  restore: "Restore",
};

/** Confirmation messages. */
export const tourActionsDone: Record<TourAction, string> = {
  publish: "Published.",
  unpublish: "Unpublished.",
  feature: "Featured on the home page.",
  unfeature: "Removed from the home page.",
  approve: "Approved and published.",
  reject: "Rejected and returned to draft.",
  delete: "Deleted. It can be restored.",
  restore: "Restored as a draft.",
};

/** Returns the actions to offer for a tour; the database has the final check. */
export function actionsForTour(tour: {
  status: TourStatus;
  deletedAt: number | null;
  isFeatured: boolean;
}): TourAction[] {
  if (tour.deletedAt !== null) return ["restore"];
  const moderation = tour.status === "pending" ? (["approve", "reject"] as const) : [];
  return [
    ...moderation,
    tour.status === "active" ? "unpublish" : "publish",
    // Only published tours can be featured.
    ...(tour.isFeatured ? (["unfeature"] as const) : tour.status === "active" ? (["feature"] as const) : []),
    "delete",
  ];
}

/** Returns why an action can't be done on a tour with others at once, or null. */
export function bulkRefusalOfTour(
  tour: Parameters<typeof actionsForTour>[0],
  action: TourAction,
): BulkRefusal | null {
  if (actionsForTour(tour).includes(action)) return null;
  if (action === "feature" && tour.isFeatured) return inState("featured");
  if (action === "unfeature") return inState("not featured");
  return inState(tourStatusLabels[listStatusOf(tour)].toLowerCase());
}

export const rejectionReasonSchema = z
  .string("Please enter a reason.")
  .trim()
  .min(5, "Please enter a reason for the operator, at least 5 characters.")
  .max(1000, "Please write at most 1000 characters.")
  .regex(plainText, notPlainText);
