import type { Viewer } from "~/domain/accounts/account";
import { checkPassword } from "../../accounts/check-password";
import type { Dependencies } from "../../services";
import { changeMemberRights, leaveCompany, removeMember } from "./change-member";
import { acceptInvitation, getInvitation, joinAsNew } from "./follow-invitation";
import { handOverCompany } from "./hand-over-company";
import { inviteMember, resendInvitation, withdrawInvitation } from "./invite-member";
import { listMembers, listOwnMemberships } from "./list-members";

export function companyMemberServices({ db, clock, auth, accounts, audit, limiters }: Dependencies) {
  const { recheckSockets } = accounts;
  const inviting = { ...accounts, audit, limiter: limiters.form };
  return {
    listMembers: (viewer: Viewer | null, slug: string | null) => listMembers({ db, auth }, viewer, slug),
    listOwnMemberships: (viewer: Viewer | null) => listOwnMemberships({ db }, viewer),
    inviteMember: (viewer: Viewer | null, invitation: Parameters<typeof inviteMember>[2]) =>
      inviteMember(inviting, viewer, invitation),
    resendInvitation: (viewer: Viewer | null, invitation: { id: string; headers: Headers }) =>
      resendInvitation(inviting, viewer, invitation),
    withdrawInvitation: (viewer: Viewer | null, invitation: { id: string }) =>
      withdrawInvitation(inviting, viewer, invitation),
    getInvitation: (viewer: Viewer | null, token: string) => getInvitation({ db, clock }, viewer, token),
    acceptInvitation: (viewer: Viewer | null, token: string) =>
      acceptInvitation({ db, clock, audit }, viewer, token),
    joinAsNew: (request: Parameters<typeof joinAsNew>[1]) =>
      joinAsNew({ db, clock, audit, limiter: limiters.signUp }, request),
    changeMemberRights: (viewer: Viewer | null, change: Parameters<typeof changeMemberRights>[2]) =>
      changeMemberRights({ db, audit, recheckSockets }, viewer, change),
    removeMember: (viewer: Viewer | null, member: { slug: string; userId: string }) =>
      removeMember({ db, audit, recheckSockets }, viewer, member),
    leaveCompany: (viewer: Viewer | null, company: { slug: string }) =>
      leaveCompany({ db, audit, recheckSockets }, viewer, company),
    handOverCompany: (viewer: Viewer | null, request: Parameters<typeof handOverCompany>[2]) =>
      handOverCompany(
        {
          ...accounts,
          audit,
          checkPassword: (person, password) => checkPassword(accounts, person, password),
        },
        viewer,
        request,
      ),
  };
}
