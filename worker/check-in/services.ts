import type { Viewer } from "~/domain/accounts/account";
import type { SubmittedCheckIn } from "~/domain/check-in/check-in";
import type { Dependencies } from "../services";
import { getCheckInSheet } from "./get-check-in-sheet";
import { getManifest } from "./get-manifest";
import { recordCheckIns } from "./record-check-ins";
import { undoCheckIn } from "./undo-check-in";

type DepartureAddress = Parameters<typeof getManifest>[2];

export function checkInServices({ db, clock, keys, audit }: Dependencies) {
  return {
    getManifest: (viewer: Viewer | null, departure: DepartureAddress) =>
      getManifest({ db, clock }, viewer, departure),
    getCheckInSheet: (viewer: Viewer | null, departure: DepartureAddress) =>
      getCheckInSheet({ db, clock, keys }, viewer, departure),
    recordCheckIns: (viewer: Viewer | null, told: readonly SubmittedCheckIn[]) =>
      recordCheckIns({ db, clock, keys }, viewer, told),
    undoCheckIn: (viewer: Viewer | null, checkIn: Parameters<typeof undoCheckIn>[2]) =>
      undoCheckIn({ audit }, viewer, checkIn),
  };
}
