import type { Nominee } from "~/domain/accounts/nominee";
import { actorQuery, admin, afterSignIn, traveler } from "../platform/authz/guards";
import type { Traveler } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { getSettings } from "../settings/get-settings";
import { findNominee, updateNominee } from "./nominee.repo";
import { deleteAccount } from "./delete-account";
import { deleteUser } from "./delete-user";
import { listErasures } from "./erase-old-data";
import { eraseGuestData, exportGuestData, getGuestData, requestDataLink } from "./guest-data";
import { anyone, reading, visitor } from "../platform/authz/use-case";
import { exportData } from "./export-data";
import { getAccountDeletion } from "./get-account-deletion";

/** Saves or removes the traveler's nominee. */
function saveNominee({ db, clock }: { db: Database; clock: Clock }, { id }: Traveler, nominee: Nominee) {
  return updateNominee(db, id, nominee, clock());
}

export const privacyUseCases = {
  exportData: afterSignIn(traveler(exportData)),
  requestDataLink: anyone(requestDataLink),
  getGuestData: visitor(reading(getGuestData)),
  exportGuestData: visitor(exportGuestData),
  eraseGuestData: visitor(eraseGuestData),
  getNominee: traveler(actorQuery(findNominee)),
  saveNominee: traveler(saveNominee),
  getPrivacySettings: anyone(async ({ db }: { db: Database }) => (await getSettings(db)).privacy),
  listErasures: admin("logs", reading(listErasures)),
  getAccountDeletion: traveler(reading(getAccountDeletion)),
  deleteAccount: traveler(deleteAccount),
  deleteUser: admin("users", deleteUser),
};
