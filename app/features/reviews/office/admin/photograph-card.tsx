import { Link } from "react-router";
import { OfficeLink } from "~/office/frame/office-link";
import { Exact } from "~/ui/exact";
import { Moment } from "~/platform/pages/when";
import { UploadedPicture } from "~/features/tour-pictures/tour-picture";
import { buttonClasses } from "~/ui/button";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { Badge } from "~/ui/badge";
import { TextAreaField } from "~/ui/field";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { namelessAuthor } from "~/domain/reviews/review";
import type { FormState } from "~/platform/forms/use-form";
import type { ModeratedPhotograph } from "../../../../../worker/reviews/photograph-moderation.repo";

const small = "min-h-9 px-3 py-1 text-sm";
const link = "text-peacock underline underline-offset-4";

/** A guest's photograph with its review, and the forms that approve and reject it. */
export function PhotographCard({
  photograph,
  form,
}: {
  photograph: ModeratedPhotograph;
  /** Form of all photographs of the page. */
  form: FormState;
}) {
  const { id, status, caption, reason, review, tourTitle, tourSlug, bookingId, authorName } = photograph;
  const rejectLabel = status === "approved" ? "Take Down" : "Reject";
  const approving = form.of({ intent: "approve", id, from: status });
  const rejecting = form.of({ intent: "reject", id, from: status });
  const problem = approving.problem ?? (rejecting.error("reason") ? null : rejecting.problem);
  return (
    <li className="grid content-start gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      <a href={photograph.sources.at(-1)?.path} className="self-start">
        <UploadedPicture
          picture={photograph}
          sizes="(min-width: 640px) 288px, 90vw"
          loading="lazy"
          className="max-h-80 w-full rounded-control bg-sunken object-contain"
        />
        <span className="mt-1 inline-block py-1 text-sm text-peacock underline underline-offset-4">
          Full size
        </span>
      </a>
      <div className="grid content-start gap-2 text-sm">
        <p dir="auto" className="text-base font-semibold wrap-anywhere">
          {caption ?? <span className="font-normal text-muted">Without a caption</span>}
        </p>
        <p className="text-muted">
          <span>{`${authorName ?? namelessAuthor},`}</span> <Moment at={photograph.consentedAt} />
          <span>{`, with consent (wording ${photograph.consentVersion})`}</span>
        </p>
        <p>
          <Link to={`/tours/${tourSlug}`} className={link}>
            {tourTitle}
          </Link>
          , booking{" "}
          <OfficeLink to={`/admin/bookings/${bookingId}`} className={link}>
            <Exact>{bookingId}</Exact>
          </OfficeLink>
        </p>
        <details>
          <summary className="cursor-pointer py-1">
            <span>{`${review.rating} of 5:`}</span> <span dir="auto">{review.title}</span>
            {review.isHidden && (
              <Badge tone="danger" className="ml-2">
                Hidden review
              </Badge>
            )}
          </summary>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {review.text}
          </p>
        </details>
        {photograph.handledAt !== null && (
          <p>
            <Badge tone={status === "approved" ? "success" : "danger"}>
              {status === "approved" ? "Approved" : "Rejected"}
            </Badge>{" "}
            <span className="text-muted">
              <span>{`by ${photograph.handledBy ?? "a deleted account"},`}</span>{" "}
              <Exact>{formatInstantInIndia(photograph.handledAt)}</Exact>
            </span>
          </p>
        )}
        {reason !== null && (
          <p className="border-l-2 border-danger pl-2 wrap-anywhere whitespace-pre-line">{reason}</p>
        )}
        {problem !== null && (
          <p role="alert" className="font-semibold text-danger">
            {problem}
          </p>
        )}
        {status !== "approved" && (
          <AnsweredForm form={approving}>
            <SubmitButton form={form} aria-label={`Approve: ${photograph.alt}`} className={small}>
              Approve
            </SubmitButton>
          </AnsweredForm>
        )}
        {status !== "rejected" && (
          <details open={rejecting.error("reason") !== undefined || undefined}>
            <summary className={buttonClasses("danger", small)}>{`${rejectLabel}…`}</summary>
            <AnsweredForm form={rejecting} className="mt-2 grid max-w-md gap-2">
              <TextAreaField
                label={status === "approved" ? "Reason for taking it down" : "Reason for rejecting"}
                required
                {...rejecting.field("reason")}
                maxLength={500}
              />
              <SubmitButton
                form={form}
                variant="danger"
                aria-label={`${rejectLabel}: ${photograph.alt}`}
                className={`${small} justify-self-start`}
              >
                {rejectLabel}
              </SubmitButton>
            </AnsweredForm>
          </details>
        )}
      </div>
    </li>
  );
}
