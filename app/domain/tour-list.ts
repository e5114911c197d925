import { z } from "zod";
import { regions, tourTypes } from "./tour";
import { tourStatuses } from "./tour-form";
import type { TourStatus } from "./tour-form";
import { notPlainText, plainText } from "./plain-text";

/** The administrators' list of tours: what it is sorted by and narrowed to. */

export const tourSorts = [
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
] as const;
export type AdminTourSort = (typeof tourSorts)[number];

export const tourListStatuses = [...tourStatuses, "deleted"] as const;
export type TourListStatus = (typeof tourListStatuses)[number];

export const tourListFilters = {
  status: z.enum(tourListStatuses),
  operator: z.string().max(100),
  region: z.enum(regions),
  type: z.enum(tourTypes),
  featured: z.enum(["yes", "no"]),
};

export const tourStatusLabels: Record<TourListStatus, string> = {
  active: "Active",
  pending: "Pending",
  draft: "Draft",
  deleted: "Deleted",
};

// Green for active, yellow for pending, grey otherwise: specification 2, section 4.
export const tourStatusTones = {
  active: "good",
  pending: "wait",
  draft: "neutral",
  deleted: "neutral",
} as const satisfies Record<TourListStatus, string>;

/** What a list calls the state of a tour. */
export function listStatusOf(tour: { status: TourStatus; deletedAt: number | null }): TourListStatus {
  return tour.deletedAt === null ? tour.status : "deleted";
}

/** What is done with a tour as it is, beside editing it. */
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

/** What a form calls the version at which it shows a tour: what puts it on the site, or sends it back, is done to that only. */
export function versionName(slug: string): string {
  return `version:${slug}`;
}

/** What a tour's menu calls each. Source: specification 2, section 4. */
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

/** The same as it is told afterwards. */
export const tourActionsDone: Record<TourAction, string> = {
  publish: "Published.",
  unpublish: "Taken off the site.",
  feature: "On the home page.",
  unfeature: "No longer on the home page.",
  approve: "Approved and published.",
  reject: "Sent back as a draft.",
  delete: "Deleted. It can be restored.",
  restore: "Restored as a draft.",
};

/** What may be tried with a tour as it is; the database has the last word. */
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
    // Only what is published can come to the home page.
    ...(tour.isFeatured ? (["unfeature"] as const) : tour.status === "active" ? (["feature"] as const) : []),
    "delete",
  ];
}

export const rejectionReasonSchema = z
  .string("Please say why.")
  .trim()
  .min(5, "Please say why: the operator reads it.")
  .max(1000, "Please write at most 1000 characters.")
  .regex(plainText, notPlainText);
