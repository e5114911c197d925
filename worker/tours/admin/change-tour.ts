import { AppError, staleEdit } from "~/domain/errors";
import { actionsForTour, type TourAction } from "~/domain/tours/tour-list";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Mailer } from "../../notifications/mail/mailer";
import { tourApprovedMail, tourRejectedMail } from "../../notifications/mail/tour-mails";
import { findTourState, updateTourState, type TourState } from "../tour-state.repo";
import type { Admin } from "../../platform/authz/actors";

interface Dependencies {
  audit: AuditDependencies;
  mailer: Mailer;
  /** Origin of the site, for links in mails. */
  origin: string;
}

type TourChange = {
  slug: string;
  /** The version that was reviewed: another one is rejected. Undefined for any version. */
  version?: number | undefined;
} & ({ action: Exclude<TourAction, "reject"> } | { action: "reject"; reason: string });

/**
 * Publishes or unpublishes a tour, adds it to the home page or removes it, approves or rejects an operator's draft, deletes or restores
 * the tour, on behalf of an administrator. Bookings keep their tour in all cases.
 * @throws AppError `not_found`, `illegal_transition` (with the reason), `conflict` (another version)
 */
export async function changeTour(
  { audit, mailer, origin }: Dependencies,
  admin: Admin,
  change: TourChange,
): Promise<void> {
  const { slug, action, version } = change;
  const reason = change.action === "reject" ? change.reason : null;
  const tour = await findTourState(audit.db, slug);
  if (!tour) throw new AppError("not_found", "Tour not found.");
  const entry = { action: `tour.${action}` as const, subjectId: slug, reason, ...changesOf(tour, action) };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    updateTourState(audit.db, { slug, action, reason, version, now: audit.clock() }, statements),
  );
  if (!isDone) throw refusal((await findTourState(audit.db, slug)) ?? tour, change);
  if (!tour.owner) return;
  const letter = { to: tour.owner.email, name: tour.owner.name, title: tour.title };
  const url = new URL(`/operator/tours/${slug}`, origin).href;
  if (reason !== null) await mailer.send(tourRejectedMail({ ...letter, reason, url }));
  if (action === "approve") await mailer.send(tourApprovedMail({ ...letter, url }));
}

/** Returns the changed values for the audit log. */
function changesOf({ status, isFeatured }: TourState, action: TourAction) {
  switch (action) {
    case "publish":
    case "approve":
      return { before: { status }, after: { status: "active" } };
    case "unpublish":
    case "reject":
      return { before: { status }, after: { status: "draft" } };
    case "feature":
    case "unfeature":
      return { before: { isFeatured }, after: { isFeatured: action === "feature" } };
    case "delete":
      return { before: { status, isDeleted: false }, after: { status: "draft", isDeleted: true } };
    case "restore":
      return { before: { isDeleted: true }, after: { isDeleted: false } };
  }
}

/** Explains, from the tour's current state, why the change was rejected. */
function refusal(tour: TourState, { action, version }: TourChange): AppError {
  const isOther = version !== undefined && version !== tour.version;
  if (isOther && actionsForTour(tour).includes(action)) return staleEdit("this tour");
  return new AppError("illegal_transition", reasonAgainst(tour, action));
}

function reasonAgainst(tour: TourState, action: TourAction): string {
  if (action === "restore") return "This tour is not deleted.";
  if (tour.deletedAt !== null) return "This tour is deleted. Restore it first.";
  switch (action) {
    case "publish":
    case "approve":
      if (action === "publish" && tour.status === "active") return "This tour is already published.";
      if (action === "approve" && tour.status !== "pending") return notWaiting;
      return whyNotPublishable(tour);
    case "reject":
      return notWaiting;
    case "unpublish":
      return "This tour is not published.";
    case "feature":
      return tour.isFeatured
        ? "This tour is already on the home page."
        : "Only a published tour can be on the home page.";
    case "unfeature":
      return "This tour is not on the home page.";
    case "delete":
      return "This tour is already deleted.";
  }
}

const notWaiting = "This tour isn't under review.";

/** Returns what a tour lacks to be published. */
export function whyNotPublishable({
  hasContent,
  hasImage,
  isOperatorVerified,
  companyName,
}: Pick<TourState, "hasContent" | "hasImage" | "isOperatorVerified" | "companyName">): string {
  if (!isOperatorVerified) {
    if (companyName === null) return "No operator runs this tour yet. Assign one first.";
    return `${companyName} is not verified. Verify the operator before you publish its tours.`;
  }
  if (!hasContent)
    return "This tour's texts are incomplete. Add them, or wait for the operator to submit the tour.";
  if (!hasImage) return "A published tour needs a picture or an illustration. Add one first.";
  return staleEdit("this tour").message;
}
