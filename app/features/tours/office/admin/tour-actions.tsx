import { useState } from "react";
import { Form, Link } from "react-router";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { Button, buttonClasses } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { actionsForTour, tourActionLabels, versionName, type TourAction } from "~/domain/tours/tour-list";
import type { FormState } from "~/platform/forms/use-form";
import type { AdminTour } from "../../../../../worker/tours/admin/admin-tours.repo";
import { cn } from "~/ui/cn";
import { DeleteTours } from "./delete-tours";

const compact = "min-h-9 px-3 py-1 text-sm";

/** Actions on the page of a tour. The forms work without JavaScript; with it, deleting is confirmed first. */
export function TourActions({ tour, form }: { tour: AdminTour; form: FormState<unknown> }) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy } = form;
  // A pending tour is published by approving it.
  const elsewhere: TourAction[] = tour.status === "pending" ? ["approve", "reject", "publish"] : [];
  const actions = actionsForTour(tour).filter((action) => !elsewhere.includes(action));

  function send(intent: TourAction) {
    form.submit({ intent, ...seenAs(tour) });
  }

  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <Form
          key={action}
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            if (isBusy) return;
            if (action === "delete") setAsking(true);
            else send(action);
          }}
        >
          {Object.entries({ intent: action, ...seenAs(tour) }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button
            type="submit"
            variant={variantOf(action)}
            aria-disabled={isBusy || undefined}
            className={compact}
          >
            {tourActionLabels[action]}
          </Button>
        </Form>
      ))}
      <DeleteTours
        names={isAsking ? [tour.title] : []}
        onClose={() => setAsking(false)}
        onDelete={() => send("delete")}
      />
    </div>
  );
}

/** Fields that name the tour and its version. */
function seenAs({ slug, version }: AdminTour) {
  return { id: slug, [versionName(slug)]: String(version) };
}

function variantOf(action: TourAction) {
  if (action === "delete") return "danger";
  return action === "publish" ? "primary" : "secondary";
}

/** Approve and reject forms for a submitted tour. */
export function TourModeration({
  tour,
  form,
  isOnPreview = false,
}: {
  tour: AdminTour;
  form: FormState<unknown>;
  /** True on the page that shows the tour as it would be published. */
  isOnPreview?: boolean;
}) {
  const rejecting = form.of({ intent: "reject", ...seenAs(tour) });
  return (
    <section
      id="moderation"
      aria-labelledby="moderation-title"
      className={
        isOnPreview
          ? "flex grow flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink"
          : "mt-5 rounded-card border border-line bg-card p-4"
      }
    >
      <h2
        id="moderation-title"
        className={cn("font-sans font-semibold", isOnPreview ? "text-sm" : "text-base")}
      >
        {`${tour.operator.companyName} submitted this tour for publication`}
      </h2>
      {!isOnPreview && (
        <p className="mt-1 text-sm text-muted">
          Decide{" "}
          <Link
            to={`/admin/tours/${tour.slug}/preview`}
            className="text-peacock underline underline-offset-4"
          >
            beside the preview
          </Link>
          . Approving publishes the tour. Rejecting returns it to draft and mails the reason to the operator.
        </p>
      )}
      <div
        className={cn(
          "flex flex-wrap items-start gap-2",
          isOnPreview ? "has-[details[open]]:w-full" : "mt-3",
        )}
      >
        <AnsweredForm form={form.of({ intent: "approve", ...seenAs(tour) })}>
          <SubmitButton form={form} className={compact}>
            Approve
          </SubmitButton>
        </AnsweredForm>
        <details className="open:w-full" open={rejecting.error("reason") !== undefined || undefined}>
          <summary className={buttonClasses("danger", compact)}>Reject…</summary>
          <AnsweredForm form={rejecting} className="mt-2 grid max-w-xl gap-2">
            <TextAreaField
              label="Reason for rejecting"
              hint="Mailed to the operator; the tour returns to draft."
              required
              {...rejecting.field("reason")}
              rows={3}
            />
            <div>
              <SubmitButton form={form} variant="danger" className={compact}>
                Reject
              </SubmitButton>
            </div>
          </AnsweredForm>
        </details>
      </div>
    </section>
  );
}
