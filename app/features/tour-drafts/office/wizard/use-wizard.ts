import { useOutletContext } from "react-router";
import type { WizardOffice } from "~/domain/tour-drafts/tour-wizard";
import type { TourWizard } from "../../../../../worker/tour-drafts/get-tour-wizard";
import type { DraftSaving } from "./use-draft-saving";

/** Context that the wizard's frame passes to its steps. */
export interface WizardContext {
  wizard: TourWizard;
  office: WizardOffice;
  saving: DraftSaving;
  /** True while the content is under review and cannot be edited. */
  isLocked: boolean;
}

export function useWizard(): WizardContext {
  return useOutletContext<WizardContext>();
}
