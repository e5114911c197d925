import { addNote } from "./admin/add-note";
import { changeAccountStatus } from "./admin/change-account-status";
import { changeAvatar } from "./change-avatar";
import { changeEmail, sendVerificationEmail } from "./change-email";
import { changePassword } from "./change-password";
import { checkPassword } from "./check-password";
import { deleteAccount } from "../privacy/delete-account";
import { deleteNote } from "./admin/delete-note";
import { deleteUser } from "../privacy/delete-user";
import { editAccount } from "./admin/edit-account";
import { verifyEmail } from "./verify-email";
import { endSession } from "./end-session";
import { exportData } from "../privacy/export-data";
import { getAccountDeletion } from "../privacy/get-account-deletion";
import { getAccountPage } from "../reports/get-account-page";
import { getAdminReminders } from "./admin/get-admin-reminders";
import { getProfile } from "./get-profile";
import { getSession, getViewer } from "./get-viewer";
import { handleAuthRequest } from "./handle-auth-request";
import { listAccounts } from "./admin/list-accounts";
import { removeAvatar } from "./remove-avatar";
import { requestPasswordReset, resetPassword } from "./reset-password";
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from "./second-factor";
import { getSecurity, removePasskey, revokeOtherSessions, revokeSession } from "./sessions";
import { signIn, verifySecondFactor } from "./sign-in";
import { signOut } from "./sign-out";
import { signUp } from "./sign-up";
import { signInWithSocial, socialProvidersOffered } from "./social";
import { updateProfile } from "./update-profile";
import { anyone } from "../use-case";
import type { Viewer } from "~/domain/accounts/account";
import type { Database } from "../db/client";
import { requestCodeOf } from "./accounts.repo";

export const accountUseCases = {
  handleAuthRequest: anyone(handleAuthRequest),
  getViewer: anyone(getViewer),
  getSession: anyone(getSession),
  signIn: anyone(signIn),
  verifySecondFactor: anyone(verifySecondFactor),
  socialProvidersOffered: anyone(socialProvidersOffered),
  signInWithSocial: anyone(signInWithSocial),
  signUp: anyone(signUp),
  signOut: anyone(signOut),
  requestPasswordReset: anyone(requestPasswordReset),
  resetPassword: anyone(resetPassword),
  verifyEmail: anyone(verifyEmail),
  sendVerificationEmail: anyone(sendVerificationEmail),
  getRequestCode: anyone(({ db }: { db: Database }, viewer: Viewer) => requestCodeOf(db, viewer.id)),
  checkPassword: anyone(checkPassword),
  getSecurity: anyone(getSecurity),
  changePassword: anyone(changePassword),
  changeEmail: anyone(changeEmail),
  beginSecondFactor: anyone(beginSecondFactor),
  confirmSecondFactor: anyone(confirmSecondFactor),
  endSecondFactor: anyone(endSecondFactor),
  revokeSession: anyone(revokeSession),
  revokeOtherSessions: anyone(revokeOtherSessions),
  removePasskey: anyone(removePasskey),
  getProfile: anyone(getProfile),
  updateProfile: anyone(updateProfile),
  changeAvatar: anyone(changeAvatar),
  removeAvatar: anyone(removeAvatar),
  exportData: anyone(exportData),
  getAccountDeletion: anyone(getAccountDeletion),
  deleteAccount: anyone(deleteAccount),
  changeAccountStatus: anyone(changeAccountStatus),
  editAccount: anyone(editAccount),
  deleteUser: anyone(deleteUser),
  endSession: anyone(endSession),
  addNote: anyone(addNote),
  deleteNote: anyone(deleteNote),
  getAccountPage: anyone(getAccountPage),
  getAdminReminders: anyone(getAdminReminders),
  listAccounts: anyone(listAccounts),
};
