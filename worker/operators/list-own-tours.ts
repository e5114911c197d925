import type { Viewer } from "~/domain/account";
import type { Database } from "../db/client";
import * as repo from "./own-tours.repo";
import type { OwnTour } from "./own-tours.repo";
import { requireOperator } from "./require-operator";

/** The tours of an operator's companies, drafts included. */
export async function listOwnTours({ db }: { db: Database }, viewer: Viewer | null): Promise<OwnTour[]> {
  requireOperator(viewer);
  return repo.listOwnTours(db, viewer.id);
}
