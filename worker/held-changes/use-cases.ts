import { adminOrStaff } from "../platform/authz/guards";
import { checkedByCaller } from "../platform/authz/use-case";
import { applyHeldChanges, type ApplyDependencies } from "./apply-held-changes";
import { holdBack } from "./hold-back";
import { dismissRefusedChange, listHeldChanges, undoHeldChanges } from "./undo-held-changes";
import { logError } from "../platform/log";

export const heldChangeUseCases = {
  holdBack: adminOrStaff("read", "bookings", holdBack),
  listHeldChanges: adminOrStaff("read", "bookings", listHeldChanges),
  undoHeldChanges: adminOrStaff("read", "bookings", undoHeldChanges),
  dismissRefusedChange: adminOrStaff("read", "bookings", dismissRefusedChange),
  /** Applies what is due before a page is read. A failure is left to the next scheduled run. */
  applyHeldChanges: checkedByCaller((dependencies: ApplyDependencies) =>
    applyHeldChanges(dependencies).catch((error: unknown) => logError("held changes not applied", error)),
  ),
};
