import { getCheckInSheet } from "./get-check-in-sheet";
import { getManifest } from "./get-manifest";
import { recordCheckIns } from "./record-check-ins";
import { undoCheckIn } from "./undo-check-in";
import { anyone } from "../use-case";

export const checkInUseCases = {
  getManifest: anyone(getManifest),
  getCheckInSheet: anyone(getCheckInSheet),
  recordCheckIns: anyone(recordCheckIns),
  undoCheckIn: anyone(undoCheckIn),
};
