import type { SocialProvider, Viewer } from "~/domain/accounts/account";
import type { Dependencies } from "../services";
import { addNote } from "./admin/add-note";
import { requestCodeOf } from "./accounts.repo";
import { changeAccountStatus } from "./admin/change-account-status";
import { changeAvatar } from "./change-avatar";
import { changeEmail, sendVerificationEmail } from "./change-email";
import { changePassword } from "./change-password";
import { checkPassword } from "./check-password";
import { deleteAccount } from "../privacy/delete-account";
import { deleteNote } from "./admin/delete-note";
import { deleteUser } from "../privacy/delete-user";
import { editAccount } from "./admin/edit-account";
import { verifyEmail } from "./email-links";
import { endSession } from "./end-session";
import { exportData } from "../privacy/export-data";
import { getAccountDeletion } from "../privacy/get-account-deletion";
import { getAccountPage } from "../reports/get-account-page";
import { getAdminReminders } from "./admin/get-admin-reminders";
import { getProfile } from "./get-profile";
import { getSessionStart } from "./get-session-start";
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

export function accountServices({
  db,
  clock,
  auth,
  accounts,
  social,
  limiters,
  pictures,
  logos,
  papers,
  publisher,
  closeSocketsOf,
  audit,
}: Dependencies) {
  return {
    handleAuthRequest: (request: Request) => handleAuthRequest({ auth, limiter: limiters.signUp }, request),
    getViewer: (headers: Headers) => getViewer({ auth }, headers),
    getSession: (headers: Headers) => getSession({ auth }, headers),
    signIn: (form: FormData, headers: Headers) => signIn({ auth }, form, headers),
    verifySecondFactor: (form: FormData, headers: Headers) => verifySecondFactor({ auth }, form, headers),
    socialProvidersOffered: () => socialProvidersOffered({ social }),
    signInWithSocial: (provider: SocialProvider, next: string | null, headers: Headers) =>
      signInWithSocial({ auth }, provider, next, headers),
    signUp: (form: FormData, headers: Headers) =>
      signUp({ auth, db, limiter: limiters.signUp }, form, headers),
    signOut: (headers: Headers) => signOut({ auth }, headers),
    requestPasswordReset: (form: FormData, headers: Headers) =>
      requestPasswordReset({ auth, limiter: limiters.signUp }, form, headers),
    resetPassword: (form: FormData) => resetPassword({ auth }, form),
    verifyEmail: (token: string) => verifyEmail(accounts, token),
    sendVerificationEmail: (viewer: Viewer) => sendVerificationEmail(accounts, viewer),
    getRequestCode: (viewer: Viewer) => requestCodeOf(db, viewer.id),
    checkPassword: (viewer: Viewer, password: string) => checkPassword(accounts, viewer, password),
    getSecurity: (viewer: Viewer, headers: Headers) => getSecurity(accounts, viewer, headers),
    changePassword: (viewer: Viewer, form: FormData, headers: Headers) =>
      changePassword(accounts, viewer, form, headers),
    changeEmail: (viewer: Viewer, form: FormData) => changeEmail(accounts, viewer, form),
    beginSecondFactor: (viewer: Viewer, form: FormData, headers: Headers) =>
      beginSecondFactor(accounts, viewer, form, headers),
    confirmSecondFactor: (viewer: Viewer, form: FormData, headers: Headers) =>
      confirmSecondFactor(accounts, viewer, form, headers),
    endSecondFactor: (viewer: Viewer, form: FormData, headers: Headers) =>
      endSecondFactor(accounts, viewer, form, headers),
    revokeSession: (viewer: Viewer, sessionId: string) => revokeSession(accounts, viewer, sessionId),
    revokeOtherSessions: (viewer: Viewer, headers: Headers) => revokeOtherSessions(accounts, viewer, headers),
    removePasskey: (viewer: Viewer, passkeyId: string) => removePasskey(accounts, viewer, passkeyId),
    getProfile: (viewer: Viewer | null) => getProfile({ db }, viewer),
    updateProfile: (viewer: Viewer | null, change: Parameters<typeof updateProfile>[2]) =>
      updateProfile({ db, clock }, viewer, change),
    changeAvatar: (viewer: Viewer | null, upload: Parameters<typeof changeAvatar>[2]) =>
      changeAvatar({ db, clock, pictures, limiter: limiters.form }, viewer, upload),
    removeAvatar: (viewer: Viewer | null) => removeAvatar({ db, clock, pictures }, viewer),
    findPicture: (name: string, known: string | null) => pictures.find(name, known),
    exportData: (viewer: Viewer | null) => exportData({ db, clock }, viewer),
    getAccountDeletion: (viewer: Viewer | null) => getAccountDeletion({ db, clock }, viewer),
    deleteAccount: (viewer: Viewer | null, request: Parameters<typeof deleteAccount>[2]) =>
      deleteAccount(
        {
          ...accounts,
          pictures,
          publisher,
          checkPassword: (person, password) => checkPassword(accounts, person, password),
          sessionStart: (headers) => getSessionStart({ auth }, headers),
        },
        viewer,
        request,
      ),
    changeAccountStatus: (viewer: Viewer | null, change: Parameters<typeof changeAccountStatus>[2]) =>
      changeAccountStatus({ ...accounts, audit, closeSockets: closeSocketsOf }, viewer, change),
    editAccount: (viewer: Viewer | null, change: Parameters<typeof editAccount>[2]) =>
      editAccount({ ...accounts, audit }, viewer, change),
    deleteUser: (viewer: Viewer | null, request: Parameters<typeof deleteUser>[2]) =>
      deleteUser(
        { ...accounts, audit, pictures, logos, papers, publisher, closeSockets: closeSocketsOf },
        viewer,
        request,
      ),
    endSession: (viewer: Viewer | null, session: Parameters<typeof endSession>[2]) =>
      endSession({ ...accounts, audit, closeSockets: closeSocketsOf }, viewer, session),
    addNote: (viewer: Viewer | null, note: Parameters<typeof addNote>[2]) =>
      addNote({ db, audit, clock }, viewer, note),
    deleteNote: (viewer: Viewer | null, note: Parameters<typeof deleteNote>[2]) =>
      deleteNote({ db, audit }, viewer, note),
    getAccountPage: (viewer: Viewer | null, query: Parameters<typeof getAccountPage>[2]) =>
      getAccountPage({ db, clock }, viewer, query),
    getAdminReminders: (viewer: Viewer | null) => getAdminReminders({ db }, viewer),
    listAccounts: (viewer: Viewer | null, query: Parameters<typeof listAccounts>[2]) =>
      listAccounts({ db }, viewer, query),
  };
}
