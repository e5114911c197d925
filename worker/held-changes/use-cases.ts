import { adminOrStaff } from "../platform/authz/guards";
import { reading } from "../platform/authz/use-case";
import { holdBack, listHeldChanges, undoHeldChanges } from "./hold-back";

export const heldChangeUseCases = {
  holdBack: adminOrStaff("read", "bookings", holdBack),
  listHeldChanges: adminOrStaff("read", "bookings", reading(listHeldChanges)),
  undoHeldChanges: adminOrStaff("read", "bookings", undoHeldChanges),
};
