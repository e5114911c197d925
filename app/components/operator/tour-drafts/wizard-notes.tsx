import { Form } from "react-router";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { tourStatusLabels, tourStatusTones } from "~/domain/tours/tour-list";
import { stepPath } from "~/domain/tour-drafts/tour-wizard";
import type { TourWizard } from "../../../../worker/tour-drafts/get-tour-wizard";

/** Status of a tour: pending review, rejection reason and unpublished changes. */
export function WizardNotes({ wizard }: { wizard: TourWizard }) {
  const { slug, status, submittedAt, rejectionReason, isVerified, companyName, changed } = wizard;
  const isWaiting = status === "pending" || submittedAt !== null;
  return (
    <div className="mt-2 grid max-w-4xl gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={tourStatusTones[status]}>{tourStatusLabels[status]}</Badge>
        {status === "active" && changed.length > 0 && !isWaiting && (
          <span>Your changes are not on the site yet. Submit them at the last step.</span>
        )}
        {!isVerified && <span>{companyName} isn't verified yet, so its tours aren't on sale.</span>}
      </p>
      {isWaiting && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-warning-subtle px-4 py-3 text-warning">
          <p>
            <strong>
              {status === "pending" ? "This tour is under review" : "Your changes are under review"}
            </strong>
            {submittedAt !== null && `, since ${formatInstantInIndia(submittedAt)}`}. We'll notify you by
            mail. To keep editing, withdraw {status === "pending" ? "it" : "them"} first.
          </p>
          <Form method="post" action={stepPath(slug, "preview")}>
            <input type="hidden" name="intent" value="withdraw" />
            <Button type="submit" variant="secondary" className="min-h-9 px-3 py-1 text-sm">
              Withdraw
            </Button>
          </Form>
        </div>
      )}
      {rejectionReason !== null && !isWaiting && (
        <p className="rounded-card border border-danger bg-danger-subtle px-4 py-3 whitespace-pre-line text-danger">
          <strong>Rejected:</strong> {rejectionReason}
        </p>
      )}
    </div>
  );
}
