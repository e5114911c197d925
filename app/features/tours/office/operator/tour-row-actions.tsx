import { useState } from "react";
import { ConfirmForm } from "~/office/page/confirm-form";
import { PauseSales } from "~/features/tours/office/pause-sales";
import { RowAction, RowActions } from "~/office/lists/row-actions";
import type { FormState } from "~/platform/forms/use-form";
import { stepPath } from "~/domain/tour-drafts/tour-wizard";
import type { ListedOperatorTour } from "../../../../../worker/tour-drafts/list-operator-tours";

/** Menu of a tour in its operator's list. */
export function TourRowActions({ tour, form }: { tour: ListedOperatorTour; form: FormState }) {
  const [asked, setAsked] = useState<"pause" | "duplicate" | null>(null);
  const { slug, title, status, isOnSale, isPaused, path } = tour;
  // The question whether to pause closes once the tour is paused, and the other way around.
  const [askedOf, setAskedOf] = useState(isPaused);
  const ask = (question: "pause" | "duplicate") => {
    setAsked(question);
    setAskedOf(isPaused);
  };
  const close = () => setAsked(null);
  return (
    <>
      <RowActions of={title}>
        <RowAction to={stepPath(slug, "edit")}>Edit</RowAction>
        <RowAction to={`/operator/tours/${slug}/page`}>Preview</RowAction>
        {isOnSale && <RowAction to={path}>View</RowAction>}
        {status === "active" && (
          <RowAction onAct={() => ask("pause")} plain={<PauseSales tour={tour} form={form} />}>
            {isPaused ? "Resume sales" : "Pause sales"}
          </RowAction>
        )}
        <RowAction onAct={() => ask("duplicate")} fields={{ intent: "duplicate", id: slug }}>
          Duplicate
        </RowAction>
        <RowAction to={`/operator/tours/${slug}/export`} isDownload>
          Export
        </RowAction>
      </RowActions>
      {asked === "pause" && status === "active" && isPaused === askedOf && (
        <PauseSales tour={tour} form={form} onClose={close} />
      )}
      {asked === "duplicate" && (
        <ConfirmForm
          label="Duplicate"
          onClose={close}
          title={`Duplicate ${title}?`}
          description="A new draft gets its texts, pictures, prices and departure rules. Reviews, bookings and changes of single dates stay here."
          confirmLabel="Duplicate"
          form={form.of({ intent: "duplicate", id: slug })}
        />
      )}
    </>
  );
}
