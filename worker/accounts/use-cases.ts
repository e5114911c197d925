import { addNote } from "./admin/add-note";
import { changeAccountStatus } from "./admin/change-account-status";
import { changeAvatar } from "./change-avatar";
import { changeEmail, sendVerificationEmail } from "./change-email";
import { changePassword } from "./change-password";
import { checkPassword } from "./check-password";
import { deleteNote } from "./admin/delete-note";
import { editAccount } from "./admin/edit-account";
import { verifyEmail } from "./email-links";
import { endSession } from "./end-session";
import { getAdminReminders } from "./admin/get-admin-reminders";
import { getProfile } from "./get-profile";
import { getSession, getViewer } from "./get-viewer";
import { handleAuthRequest } from "./handle-auth-request";
import { listAccounts } from "./admin/account-list.repo";
import { removeAvatar } from "./remove-avatar";
import { requestPasswordReset, resetPassword } from "./reset-password";
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from "./second-factor";
import { getSecurity, removePasskey, revokeOtherSessions, revokeSession } from "./sessions";
import { signIn, verifySecondFactor } from "./sign-in";
import { signOut } from "./sign-out";
import { signUp } from "./sign-up";
import { signInWithSocial, socialProvidersOffered } from "./social";
import { updateProfile } from "./update-profile";
import { account, admin, ownQuery, query, traveler } from "../authz/guards";
import { anyone } from "../use-case";
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
  sendVerificationEmail: account(sendVerificationEmail),
  getRequestCode: account(ownQuery(requestCodeOf)),
  checkPassword: account(checkPassword),
  getSecurity: traveler(getSecurity),
  changePassword: traveler(changePassword),
  changeEmail: traveler(changeEmail),
  beginSecondFactor: traveler(beginSecondFactor),
  confirmSecondFactor: traveler(confirmSecondFactor),
  endSecondFactor: traveler(endSecondFactor),
  revokeSession: traveler(revokeSession),
  revokeOtherSessions: traveler(revokeOtherSessions),
  removePasskey: traveler(removePasskey),
  getProfile: traveler(getProfile),
  updateProfile: traveler(updateProfile),
  changeAvatar: traveler(changeAvatar),
  removeAvatar: traveler(removeAvatar),
  changeAccountStatus: admin(changeAccountStatus),
  editAccount: admin(editAccount),
  endSession: admin(endSession),
  addNote: admin(addNote),
  deleteNote: admin(deleteNote),
  getAdminReminders: admin(getAdminReminders),
  listAccounts: admin(query(listAccounts)),
};
