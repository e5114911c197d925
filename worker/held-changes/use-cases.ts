import { adminOrStaff } from "../platform/authz/guards";
import { reading } from "../platform/authz/use-case";
import { holdBack } from "./hold-back";
import { dismissRefusedChange, listHeldChanges, undoHeldChanges } from "./undo-held-changes";

export const heldChangeUseCases = {
  holdBack: adminOrStaff("read", "bookings", holdBack),
  listHeldChanges: adminOrStaff("read", "bookings", reading(listHeldChanges)),
  undoHeldChanges: adminOrStaff("read", "bookings", undoHeldChanges),
  dismissRefusedChange: adminOrStaff("read", "bookings", dismissRefusedChange),
};
