import { useState } from "react";
import { ConfirmDialog } from "~/office/page/confirm-dialog";
import { Panel } from "~/office/page/panel";
import { AnsweredForm } from "~/ui/answered-form";
import { Button } from "~/ui/button";
import type { FormState } from "~/platform/forms/use-form";
import type { WizardOffice } from "~/domain/tour-drafts/tour-wizard";
import type { TourWizard } from "../../../../../worker/tour-drafts/get-tour-wizard";

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

/** Secondary actions on a tour; administrators have the others on its page. The forms work without JavaScript; with it, each action is confirmed first. */
export function OperatorTourActions({
  wizard,
  office,
  form,
  isBusy,
}: {
  wizard: TourWizard;
  office: WizardOffice;
  form: FormState;
  isBusy: boolean;
}) {
  const [asked, setAsked] = useState<Action | null>(null);
  const offered = offeredFor(wizard, office);
  if (offered.length === 0) return null;

  function send(intent: Action) {
    form.submit({ intent, draftVersion: String(wizard.draftVersion) });
  }

  return (
    <Panel id="more" title="More">
      <div className="flex flex-wrap gap-2">
        {offered.map((action) => (
          <AnsweredForm
            key={action}
            form={form.of({ intent: action })}
            onSubmit={(event) => {
              event.preventDefault();
              if (!isBusy) setAsked(action);
            }}
          >
            <input type="hidden" name="draftVersion" value={wizard.draftVersion} />
            <Button
              type="submit"
              variant={action === "delete" ? "danger" : "secondary"}
              aria-disabled={isBusy || undefined}
              className="min-h-9 px-3 py-1 text-sm"
            >
              {actions[action].label}
            </Button>
          </AnsweredForm>
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

function offeredFor(
  { status, draftVersion, submittedAt, canBeDeleted }: TourWizard,
  office: WizardOffice,
): Action[] {
  const isAdmin = office === "/admin";
  const isWaiting = (status === "pending" && !isAdmin) || submittedAt !== null;
  return [
    ...(draftVersion > 0 && !isWaiting ? (["discard"] as const) : []),
    ...(status === "active" && !isAdmin ? (["unpublish"] as const) : []),
    ...(canBeDeleted && !isAdmin ? (["delete"] as const) : []),
  ];
}
