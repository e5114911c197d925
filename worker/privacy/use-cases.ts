import { admin, traveler } from "../authz/guards";
import { deleteAccount, getAccountDeletion, deleteUser } from "./delete-account";
import { exportData } from "./export-data";

export const privacyUseCases = {
  exportData: traveler(exportData),
  getAccountDeletion: traveler(getAccountDeletion),
  deleteAccount: traveler(deleteAccount),
  deleteUser: admin(deleteUser),
};
