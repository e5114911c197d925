import { changeMemberRights, leaveCompany, removeMember } from "./change-member";
import { acceptInvitation, getInvitation, joinAsNew } from "./follow-invitation";
import { handOverCompany } from "./hand-over-company";
import { inviteMember, resendInvitation, withdrawInvitation } from "./invite-member";
import { listMembers, listOwnMemberships } from "./list-members";
import { anyone } from "../../use-case";

export const companyMemberUseCases = {
  listMembers: anyone(listMembers),
  listOwnMemberships: anyone(listOwnMemberships),
  inviteMember: anyone(inviteMember),
  resendInvitation: anyone(resendInvitation),
  withdrawInvitation: anyone(withdrawInvitation),
  getInvitation: anyone(getInvitation),
  acceptInvitation: anyone(acceptInvitation),
  joinAsNew: anyone(joinAsNew),
  changeMemberRights: anyone(changeMemberRights),
  removeMember: anyone(removeMember),
  leaveCompany: anyone(leaveCompany),
  handOverCompany: anyone(handOverCompany),
};
