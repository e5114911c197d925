import { useOutletContext } from "react-router";
import type { TourWizard } from "../../worker/tour-drafts/get-tour-wizard";
import type { DraftSaving } from "./use-draft-saving";

/** What the wizard's frame gives to its steps. */
export interface WizardContext {
  wizard: TourWizard;
  saving: DraftSaving;
  /** Whether its texts wait to be looked at: then nothing of them can be written. */
  isLocked: boolean;
}

export function useWizard(): WizardContext {
  return useOutletContext<WizardContext>();
}
