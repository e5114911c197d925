import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { readStep, withDraft } from "~/domain/tour-drafts/tour-draft";
import type { TourFormValues } from "~/domain/tour-drafts/tour-form";
import type { DraftStep, WizardOffice } from "~/domain/tour-drafts/tour-wizard";
import { createDraftSaver, encoded, postStep, type SaveStatus } from "./draft-saver";
import type { TourWizard } from "../../../../../worker/tour-drafts/get-tour-wizard";

export interface DraftSaving {
  /** Initial values of a step's fields, including everything typed so far. */
  values: TourFormValues;
  status: SaveStatus;
  /** Increases when the fields must reset to someone else's content. */
  round: number;
  /** Queues a step's form; it is saved after a pause in typing. */
  note: (step: DraftStep, form: HTMLFormElement) => void;
  /** Saves pending changes immediately. */
  flush: () => void;
  /** Resolves a conflict: saves the typed content over the other draft, or loads that one. */
  resolve: (keep: "mine" | "other") => void;
}

/** Leaves out the empty ones of a tour's many optional facts, but one of each row, which keeps its place. */
function filledFields(form: FormData): FormData {
  const rows = new Set<string>();
  for (const [name, value] of Array.from(form)) {
    const row = /^.*[.]\d+(?=[.])/.exec(name)?.[0];
    const isKept = row !== undefined && !rows.has(row);
    if (row !== undefined) rows.add(row);
    const isFact = /^(?:practical|itinerary[.]\d+[.](?:stops|bed))[.]/.test(name);
    if (value === "" && isFact && !isKept) form.delete(name);
  }
  return form;
}

/**
 * Saves a tour's draft while it is edited, across the steps, and also when the page is closed.
 * @param isWriting true if a step with fields of the draft is open; elsewhere the server's version is used
 */
export function useDraftSaving(wizard: TourWizard, isWriting: boolean, office: WizardOffice): DraftSaving {
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState(wizard.values);
  const [status, setStatus] = useState<SaveStatus>({ kind: "saved", at: wizard.savedAt });
  const [round, setRound] = useState(0);
  const address = `${office}/tours/${wizard.slug}/draft`;
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
      for (const form of saver.takeRest()) navigator.sendBeacon(address, encoded(form));
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
      const form = filledFields(new FormData(element));
      const written = readStep(form, step);
      setValues((before) => withDraft(before, written, { keepsRegion: true }));
      saver.note(step, form);
    },
    flush: saver.flush,
    resolve(keep) {
      if (status.kind !== "stale") return;
      const { otherDraft } = status;
      if (keep === "mine") {
        saver.keepMine(otherDraft.version);
        return;
      }
      saver.adopt(otherDraft.version, null);
      setValues(otherDraft.values);
      setRound((before) => before + 1);
    },
  };
}
