import { getCheckInSheet } from "./get-check-in-sheet";
import { getManifest } from "./get-manifest";
import { recordCheckIns } from "./record-check-ins";
import { undoCheckIn } from "./undo-check-in";
import { staff } from "../authz/guards";

export const checkInUseCases = {
  getManifest: staff("departures", getManifest),
  getCheckInSheet: staff("departures", getCheckInSheet),
  recordCheckIns: staff("departures", recordCheckIns),
  undoCheckIn: staff("departures", undoCheckIn),
};
