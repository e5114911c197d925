import { useState } from "react";
import type { FetcherWithComponents } from "react-router";
import { ConfirmDialog } from "~/components/back-office/confirm-dialog";
import { Panel } from "~/components/back-office/panel";
import { Button } from "~/components/ui/button";
import type { OwnTourResult } from "~/lib/tours/act-on-own-tour.server";
import type { TourWizard } from "../../../../worker/tour-drafts/get-tour-wizard";

const actions = {
  discard: {
    label: "Discard changes",
    question: "All changes since the last submission are deleted.",
    confirm: "Discard",
  },
  unpublish: {
    label: "Unpublish",
    question:
      "The tour can't be found or booked until it is submitted and approved again. Existing bookings stay.",
    confirm: "Unpublish",
  },
  delete: {
    label: "Delete draft",
    question: "The draft is removed from your list. Contact us to restore it.",
    confirm: "Delete",
  },
} as const;
type Action = keyof typeof actions;

/** Secondary actions on an operator's tour. The forms work without JavaScript; with it, each action is confirmed first. */
export function OwnTourActions({
  wizard,
  fetcher,
  isBusy,
}: {
  wizard: TourWizard;
  fetcher: FetcherWithComponents<OwnTourResult>;
  isBusy: boolean;
}) {
  const [asked, setAsked] = useState<Action | null>(null);
  const offered = offeredFor(wizard);
  if (offered.length === 0) return null;

  function send(intent: Action) {
    void fetcher.submit({ intent, draftVersion: String(wizard.draftVersion) }, { method: "post" });
  }

  return (
    <Panel id="more" title="More">
      <div className="flex flex-wrap gap-2">
        {offered.map((action) => (
          <fetcher.Form
            key={action}
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              if (!isBusy) setAsked(action);
            }}
          >
            <input type="hidden" name="intent" value={action} />
            <input type="hidden" name="draftVersion" value={wizard.draftVersion} />
            <Button
              type="submit"
              look={action === "delete" ? "danger" : "secondary"}
              aria-disabled={isBusy || undefined}
              className="min-h-9 px-3 py-1 text-sm"
            >
              {actions[action].label}
            </Button>
          </fetcher.Form>
        ))}
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        confirmLabel={asked ? actions[asked].confirm : ""}
        onConfirm={() => {
          if (asked) send(asked);
          setAsked(null);
        }}
      >
        {asked && actions[asked].question}
      </ConfirmDialog>
    </Panel>
  );
}

function offeredFor({ status, draftVersion, submittedAt, canBeDeleted }: TourWizard): Action[] {
  const isWaiting = status === "pending" || submittedAt !== null;
  return [
    ...(draftVersion > 0 && !isWaiting ? (["discard"] as const) : []),
    ...(status === "active" ? (["unpublish"] as const) : []),
    ...(canBeDeleted ? (["delete"] as const) : []),
  ];
}
