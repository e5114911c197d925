import type { Viewer } from "~/domain/account";
import type { Database } from "../db/client";
import * as repo from "./own-tours.repo";
import type { OwnTour } from "./own-tours.repo";
import { requireRight } from "./require-right";

/** The tours of an operator's companies, drafts included. */
export async function listOwnTours({ db }: { db: Database }, asking: Viewer | null): Promise<OwnTour[]> {
  const { viewer } = await requireRight(db, asking, "tours");
  return repo.listOwnTours(db, viewer.id, "tours");
}
