import { admin, staff } from "../platform/authz/guards";
import { reading, visitor } from "../platform/authz/use-case";
import { getCheckInSheet } from "./get-check-in-sheet";
import { getManifest } from "./get-manifest";
import { checkInOnOwnPage, getOwnDay } from "./own-day";
import { revealIdentities } from "./reveal-identities";
import { checkInByTeam, recordCheckIns, undoCheckIn } from "./record-check-ins";

export const checkInUseCases = {
  getManifest: staff("departures", reading(getManifest)),
  revealIdentities: staff("departures", revealIdentities),
  getCheckInSheet: staff("departures", reading(getCheckInSheet)),
  recordCheckIns: staff("departures", recordCheckIns),
  checkInByTeam: admin("bookings", checkInByTeam),
  getOwnDay: visitor(reading(getOwnDay)),
  checkInOnOwnPage: visitor(checkInOnOwnPage),
  undoCheckIn: staff("departures", undoCheckIn),
};
