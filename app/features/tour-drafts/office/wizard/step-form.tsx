import { useEffect, useRef, useState } from "react";
import { Form, useSearchParams } from "react-router";
import type { TourFormState } from "~/features/tour-drafts/office/tour-field";
import { Button } from "~/ui/button";
import { formatTimeInIndia } from "~/domain/calendar/calendar";
import { textAt } from "~/domain/form-fields";
import { withDraft } from "~/domain/tour-drafts/tour-draft";
import type { TourFormValues } from "~/domain/tour-drafts/tour-form";
import { issuesIn, stepOfField, wizardStepLabels, type DraftStep } from "~/domain/tour-drafts/tour-wizard";
import { useForm } from "~/platform/forms/use-form";
import { useWizard } from "./use-wizard";
import type { SaveRefusal } from "./save-tour-step.server";
import type { DraftSaving } from "./use-draft-saving";
import { cn } from "~/ui/cn";
import { NextStep } from "./next-step";

/** Form of a wizard step. Saves while typing and shows errors beside fields that have a value. */
export function StepForm({
  step,
  children,
}: {
  step: DraftStep;
  children: (state: TourFormState) => React.ReactNode;
}) {
  const { wizard, saving, isLocked } = useWizard();
  const [params] = useSearchParams();
  // Posted without JavaScript.
  const refused = useForm<SaveRefusal>().refused?.result ?? null;
  const form = useRef<HTMLFormElement>(null);
  // Initial values of the uncontrolled fields.
  const [initial, setInitial] = useState(() => ({
    values: refused?.typed ? withDraft(saving.values, refused.typed, { keepsRegion: true }) : saving.values,
    round: saving.round,
  }));
  const [isChecked, setChecked] = useState(params.has("check") || params.has("saved"));
  const [typing, setTyping] = useState<string | null>(null);
  if (initial.round !== saving.round) setInitial({ values: saving.values, round: saving.round });
  // Hide the error of the field being typed in until the user pauses.
  const quiet = saving.status.kind === "typing" ? typing : null;
  const values = refused?.typed ? initial.values : saving.values;
  const errors = Object.fromEntries(
    issuesIn(values)
      .filter(({ field }) => stepOfField(field) === step || field === "itinerary")
      .filter(({ field }) => isChecked || hasContent(values, field))
      .filter(({ field }) => quiet === null || field.split(".", 1)[0] !== quiet)
      .map(({ field, message }) => [field, message]),
  );

  useEffect(() => {
    if (!params.has("check")) return;
    // Wait until navigation has moved the focus to the page content.
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [params]);

  return (
    <Form
      key={initial.round}
      ref={form}
      method="post"
      noValidate
      // Saved while it is edited.
      data-unsaved={false}
      aria-label={wizardStepLabels[step]}
      className="mt-4 grid max-w-4xl gap-5"
      onInput={({ target, currentTarget }) => {
        const name = target instanceof Element ? target.getAttribute("name") : null;
        setTyping(name?.split(".", 1)[0] ?? null);
        saving.note(step, currentTarget);
      }}
      onBlur={saving.flush}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        setTyping(null);
        saving.note(step, event.currentTarget);
        saving.flush();
      }}
    >
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="version" value={refused?.otherDraft?.version ?? wizard.draftVersion} />
      {refused && (
        <p
          role="alert"
          className="rounded-card border border-danger bg-danger-subtle p-3 font-semibold text-danger"
        >
          {`Not saved: ${refused.message} ${refused.otherDraft ? "Press Save to overwrite their version." : ""}`}
        </p>
      )}
      <fieldset disabled={isLocked} className="grid min-w-0 gap-5">
        <legend className="sr-only">{wizardStepLabels[step]}</legend>
        {children({ values: initial.values, errors })}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-3">
        {!isLocked && (
          <Button type="submit" variant="secondary">
            Save
          </Button>
        )}
        <NextStep after={step} />
        {!isLocked && <SaveState saving={saving} />}
      </div>
    </Form>
  );
}

/** Returns true if the field with the issue has a value. A field that is still empty isn't shown as an error yet. */
function hasContent(values: TourFormValues, path: string): boolean {
  const parts = path.split(".");
  return parts.some((_, index) => textAt(values, parts.slice(0, index + 1).join(".")).trim() !== "");
}

/** Save status of the draft, with buttons to resolve a conflict. */
function SaveState({ saving }: { saving: DraftSaving }) {
  const { status, resolve } = saving;
  return (
    <div className="min-w-0 text-sm">
      <p
        role="status"
        className={cn(
          "tabular-nums",
          status.kind === "failed" || status.kind === "stale" ? "font-semibold text-danger" : "text-muted",
        )}
      >
        {textOf(status)}
      </p>
      {status.kind === "stale" && (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button variant="secondary" className="min-h-9 px-3 py-1 text-sm" onClick={() => resolve("mine")}>
            Overwrite with my version
          </Button>
          <Button variant="secondary" className="min-h-9 px-3 py-1 text-sm" onClick={() => resolve("other")}>
            Load their version
          </Button>
        </div>
      )}
    </div>
  );
}

function textOf(status: DraftSaving["status"]): string {
  switch (status.kind) {
    case "saved":
      return status.at === null ? "Saved as you type." : `Saved at ${formatTimeInIndia(status.at)}`;
    case "typing":
      return "Not saved yet…";
    case "saving":
      return "Saving…";
    case "failed":
      return `Not saved: ${status.message}`;
    case "stale":
      return `Not saved: ${status.message}`;
  }
}
