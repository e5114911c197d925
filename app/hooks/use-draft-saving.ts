import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { withDraft, writtenIn } from "~/domain/tour-draft";
import { typedValues } from "~/domain/tour-form-values";
import type { TourFormValues } from "~/domain/tour-form-values";
import type { WrittenStep } from "~/domain/tour-wizard";
import { createDraftSaver, postStep } from "~/lib/draft-saver";
import type { SaveStatus } from "~/lib/draft-saver";
import type { TourWizard } from "../../worker/tour-drafts/get-tour-wizard";

export interface DraftSaving {
  /** What the fields of a step begin with: with everything that was typed so far. */
  values: TourFormValues;
  status: SaveStatus;
  /** Grows when the fields are to begin anew, with somebody else's texts. */
  round: number;
  /** Notes what stands in a step's form; it is saved once nothing was typed for a moment. */
  note: (step: WrittenStep, form: HTMLFormElement) => void;
  /** Saves what was noted at once. */
  flush: () => void;
  /** After somebody else's save: puts what was typed over it, or takes theirs. */
  resolve: (keep: "mine" | "theirs") => void;
}

/**
 * Saves a tour's working copy while it is written, across the steps, and also when the page is left.
 * @param isWriting whether a step with fields of the copy is open; elsewhere the copy is what the server says it is
 */
export function useDraftSaving(wizard: TourWizard, isWriting: boolean): DraftSaving {
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState(wizard.values);
  const [status, setStatus] = useState<SaveStatus>({ kind: "saved", at: wizard.savedAt });
  const [round, setRound] = useState(0);
  const address = `/operator/tours/${wizard.slug}/draft`;
  const [saver] = useState(() =>
    createDraftSaver({
      version: wizard.draftVersion,
      post: (form) => postStep(address, form),
      onStatus: setStatus,
      onSaved: () => void revalidate(),
    }),
  );

  const [taken, setTaken] = useState(wizard);
  if (!isWriting && taken !== wizard && status.kind === "saved") {
    setTaken(wizard);
    setValues(wizard.values);
  }

  useEffect(() => {
    if (!isWriting && saver.isIdle()) saver.adopt(wizard.draftVersion, wizard.savedAt);
  }, [wizard, isWriting, saver]);

  useEffect(() => {
    function leave() {
      for (const form of saver.takeRest()) navigator.sendBeacon(address, form);
    }
    addEventListener("pagehide", leave);
    addEventListener("online", saver.flush);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("online", saver.flush);
      saver.flush();
    };
  }, [address, saver]);

  return {
    values,
    status,
    round,
    note(step, element) {
      const form = new FormData(element);
      const written = writtenIn(typedValues(form), step, form);
      setValues((before) => withDraft(before, written, { keepsRegion: true }));
      saver.note(step, form);
    },
    flush: saver.flush,
    resolve(keep) {
      if (status.kind !== "stale") return;
      const { theirs } = status;
      if (keep === "mine") {
        saver.keepMine(theirs.version);
        return;
      }
      saver.adopt(theirs.version, null);
      setValues(theirs.values);
      setRound((before) => before + 1);
    },
  };
}
