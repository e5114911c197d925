import { sameOriginPath, socialProviders, type SocialProvider } from "~/domain/accounts/account";
import { afterSignIn, account, admin, actorQuery, query, traveler } from "../platform/authz/guards";
import { anyone, reading, visitor } from "../platform/authz/use-case";
import { addNote, deleteNote } from "./admin/change-notes";
import { changeAdminRole } from "./admin/change-admin-role";
import { changeAccountStatus } from "./admin/change-account-status";
import { getSetEmail, keepEmail } from "./admin/change-set-email";
import { answerAccessRequest, getAccessRequest } from "./assistants/connect-assistant";
import { exchangeToken } from "./assistants/exchange-token";
import { describeAgentAccess } from "./assistants/server-description";
import { changeAvatar, removeAvatar } from "./change-avatar";
import { changeEmail, sendVerificationEmail } from "./change-email";
import { changePassword } from "./change-password";
import { checkPassword } from "./check-password";
import { editAccount } from "./admin/edit-account";
import { signsInByLink, verifyEmail } from "./verify-email";
import { endSession, signOut } from "./end-session";
import { getAdminReminders } from "./admin/get-admin-reminders";
import { getSession, getViewer } from "./get-viewer";
import { handleAuthRequest } from "./handle-auth-request";
import { listAccounts } from "./admin/account-list.repo";
import { requestPasswordReset, resetPassword } from "./reset-password";
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from "./second-factor";
import { endAssistant, getSecurity, removePasskey, revokeOtherSessions, revokeSession } from "./sessions";
import {
  getPhoneSignIn,
  isPhoneSignInOffered,
  requestPhoneCode,
  signInWithPhone,
} from "./phone/sign-in-with-phone";
import { signIn, verifySecondFactor } from "./sign-in";
import { signUp } from "./sign-up";
import { getProfile } from "./get-profile";
import { confirmPhone, removeVerifiedPhone, sendPhoneVerification } from "./phone/verify-phone";
import { storeLanguage } from "./language/store-language";
import { updateProfile } from "./update-profile";
import { requestCodeOf } from "./accounts.repo";
import type { Auth } from "./auth";
import type { SocialCredentials } from "./auth-dependencies";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";

export const accountUseCases = {
  handleAuthRequest: anyone(handleAuthRequest),
  getViewer: anyone(reading(getViewer)),
  getSession: anyone(reading(getSession)),
  signIn: anyone(signIn),
  isPhoneSignInOffered: anyone(isPhoneSignInOffered),
  getPhoneSignIn: anyone(reading(getPhoneSignIn)),
  requestPhoneCode: anyone(requestPhoneCode),
  signInWithPhone: anyone(signInWithPhone),
  verifySecondFactor: anyone(verifySecondFactor),
  socialProvidersOffered: anyone(socialProvidersOffered),
  signInWithSocial: anyone(signInWithSocial),
  signUp: anyone(signUp),
  signOut: anyone(signOut),
  requestPasswordReset: anyone(requestPasswordReset),
  resetPassword: anyone(resetPassword),
  verifyEmail: anyone(verifyEmail),
  signsInByLink: anyone(signsInByLink),
  getSetEmail: visitor(reading(getSetEmail)),
  keepEmail: visitor(keepEmail),
  sendVerificationEmail: account(sendVerificationEmail),
  getRequestCode: account(actorQuery(requestCodeOf)),
  checkPassword: account(checkPassword),
  getSecurity: traveler(reading(getSecurity)),
  changePassword: traveler(changePassword),
  changeEmail: traveler(changeEmail),
  beginSecondFactor: traveler(beginSecondFactor),
  confirmSecondFactor: traveler(confirmSecondFactor),
  endSecondFactor: traveler(endSecondFactor),
  revokeSession: traveler(revokeSession),
  revokeOtherSessions: traveler(revokeOtherSessions),
  removePasskey: traveler(removePasskey),
  sendPhoneVerification: traveler(sendPhoneVerification),
  confirmPhone: traveler(confirmPhone),
  removeVerifiedPhone: traveler(removeVerifiedPhone),
  getProfile: traveler(reading(getProfile)),
  updateProfile: traveler(updateProfile),
  storeLanguage: traveler(storeLanguage),
  changeAvatar: traveler(changeAvatar),
  removeAvatar: traveler(removeAvatar),
  getAccessRequest: afterSignIn(traveler(getAccessRequest)),
  answerAccessRequest: afterSignIn(traveler(answerAccessRequest)),
  endAssistant: traveler(endAssistant),
  exchangeToken: anyone(exchangeToken),
  describeAgentAccess: anyone(describeAgentAccess),
  changeAccountStatus: admin("users", changeAccountStatus),
  changeAdminRole: afterSignIn(admin("roles", changeAdminRole)),
  editAccount: admin("users", editAccount),
  endSession: admin("users", endSession),
  addNote: admin("users", addNote),
  deleteNote: admin("users", deleteNote),
  getAdminReminders: admin("read", reading(getAdminReminders)),
  listAccounts: admin("view-users", query(listAccounts)),
};

/** Returns the social providers with a configured client id and secret (P15 in docs/product.md). */
function socialProvidersOffered({ social }: { social: SocialCredentials }): SocialProvider[] {
  return socialProviders.filter((provider) => social[provider] !== undefined);
}

/** Returns the provider's URL to redirect to, and the headers that store the state. */
async function signInWithSocial(
  { auth }: { auth: Auth },
  provider: SocialProvider,
  next: string | null,
  headers: Headers,
): Promise<{ url: string; headers: Headers }> {
  const path = sameOriginPath(next);
  const language = currentLanguage();
  const back = pathIn(language, path === null ? "/login" : `/login?next=${encodeURIComponent(path)}`);
  const problem = pathIn(language, "/login?problem=social");
  const result = await auth.api.signInSocial({
    body: { provider, callbackURL: back, errorCallbackURL: problem, disableRedirect: true },
    headers,
    returnHeaders: true,
  });
  return { url: result.response.url ?? problem, headers: result.headers };
}
