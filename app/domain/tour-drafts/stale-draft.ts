import { AppError } from "~/domain/errors";
import type { TourFormValues } from "./tour-form";

/** The draft that someone else saved in the meantime. */
export interface OtherDraft {
  version: number;
  /** Null if the draft or its author is deleted. */
  by: string | null;
  values: TourFormValues;
}

/** Error `conflict` of a save that was based on an old version of a draft. */
export class StaleDraft extends AppError {
  readonly otherDraft: OtherDraft;

  constructor(detail: string, otherDraft: OtherDraft) {
    super("conflict", detail);
    this.otherDraft = otherDraft;
  }
}
