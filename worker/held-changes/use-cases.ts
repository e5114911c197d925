import { adminOrStaff } from "../platform/authz/guards";
import { reading } from "../platform/authz/use-case";
import type { Database } from "../platform/db/client";
import { deleteRefused } from "./held-changes.repo";
import { holdBack, listHeldChanges, undoHeldChanges } from "./hold-back";
import type { HeldActor } from "./make-change";

const dismiss = ({ db }: { db: Database }, actor: HeldActor, id: string) => deleteRefused(db, actor, id);

export const heldChangeUseCases = {
  holdBack: adminOrStaff("read", "bookings", holdBack),
  listHeldChanges: adminOrStaff("read", "bookings", reading(listHeldChanges)),
  undoHeldChanges: adminOrStaff("read", "bookings", undoHeldChanges),
  dismissRefusedChange: adminOrStaff("read", "bookings", dismiss),
};
