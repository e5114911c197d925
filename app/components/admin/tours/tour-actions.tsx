import { useState } from "react";
import { Form } from "react-router";
import type { FetcherWithComponents } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { actionsForTour, tourActionLabels, versionName } from "~/domain/tours/tour-list";
import type { TourAction } from "~/domain/tours/tour-list";
import type { ListActionResult } from "~/lib/forms/bulk-action.server";
import type { AdminTour } from "../../../../worker/tours/admin/admin-tours.repo";
import { DeleteTours } from "./delete-tours";

const compact = "min-h-9 px-3 py-1 text-sm";

/** Actions on the page of a tour. The forms work without JavaScript; with it, deleting is confirmed first. */
export function TourActions({
  tour,
  fetcher,
}: {
  tour: AdminTour;
  fetcher: FetcherWithComponents<ListActionResult>;
}) {
  const [isAsking, setAsking] = useState(false);
  const isBusy = fetcher.state !== "idle";
  const actions = actionsForTour(tour).filter((action) => action !== "approve" && action !== "reject");

  function send(intent: TourAction) {
    void fetcher.submit(
      { intent, id: tour.slug, [versionName(tour.slug)]: tour.version },
      { method: "post" },
    );
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
          <input type="hidden" name="intent" value={action} />
          <input type="hidden" name="id" value={tour.slug} />
          <input type="hidden" name={versionName(tour.slug)} value={tour.version} />
          <Button
            type="submit"
            look={lookOf(action, tour)}
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

function lookOf(action: TourAction, { status }: AdminTour) {
  if (action === "delete") return "danger";
  // A pending tour is approved in the moderation section, which has its primary button.
  return action === "publish" && status !== "pending" ? "primary" : "secondary";
}

/** Approve and reject forms for a submitted tour. */
export function TourModeration({
  tour,
  fetcher,
}: {
  tour: AdminTour;
  fetcher: FetcherWithComponents<ListActionResult>;
}) {
  const isBusy = fetcher.state !== "idle";
  return (
    <section
      id="moderation"
      aria-labelledby="moderation-title"
      className="mt-5 rounded-card border border-line bg-card p-4"
    >
      <h2 id="moderation-title" className="text-xl">
        {tour.operator.companyName} submitted this tour for publication
      </h2>
      <p className="mt-1 text-sm text-muted">
        Check the preview first. Approving publishes the tour. Rejecting returns it to draft and mails the
        reason to the operator.
      </p>
      <fetcher.Form method="post" className="mt-3">
        <input type="hidden" name="intent" value="approve" />
        <input type="hidden" name="id" value={tour.slug} />
        <input type="hidden" name={versionName(tour.slug)} value={tour.version} />
        <Button type="submit" aria-disabled={isBusy || undefined} className={compact}>
          Approve
        </Button>
      </fetcher.Form>
      <fetcher.Form method="post" noValidate className="mt-3 grid max-w-xl gap-2">
        <input type="hidden" name="intent" value="reject" />
        <input type="hidden" name="id" value={tour.slug} />
        <input type="hidden" name={versionName(tour.slug)} value={tour.version} />
        <Field label="Reason for rejecting" required>
          {(control) => <textarea {...control} name="reason" rows={3} className={controlClasses} />}
        </Field>
        <div>
          <Button type="submit" look="danger" aria-disabled={isBusy || undefined} className={compact}>
            Reject
          </Button>
        </div>
      </fetcher.Form>
    </section>
  );
}
