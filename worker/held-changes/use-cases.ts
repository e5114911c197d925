import { admin } from "../authz/guards";
import { checkedByCaller } from "../use-case";
import { applyHeldChanges } from "./apply-held-changes";
import { holdBack } from "./hold-back";
import { dismissRefusedChange, listHeldChanges, undoHeldChanges } from "./undo-held-changes";

export const heldChangeUseCases = {
  holdBack: admin("read", holdBack),
  listHeldChanges: admin("read", listHeldChanges),
  undoHeldChanges: admin("read", undoHeldChanges),
  dismissRefusedChange: admin("read", dismissRefusedChange),
  applyHeldChanges: checkedByCaller(applyHeldChanges),
};
