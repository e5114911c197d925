import { admin, traveler } from "../authz/guards";
import { deleteAccount } from "./delete-account";
import { deleteUser } from "./delete-user";
import { exportData } from "./export-data";
import { getAccountDeletion } from "./get-account-deletion";

export const privacyUseCases = {
  exportData: traveler(exportData),
  getAccountDeletion: traveler(getAccountDeletion),
  deleteAccount: traveler(deleteAccount),
  deleteUser: admin("users", deleteUser),
};
