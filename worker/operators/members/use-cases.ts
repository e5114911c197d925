import { changeMemberRights, leaveCompany, removeMember } from "./change-member";
import { acceptInvitation, getInvitation, joinAsNew } from "./follow-invitation";
import { handOverCompany } from "./hand-over-company";
import { inviteMember, resendInvitation, withdrawInvitation } from "./invite-member";
import { listMembers } from "./list-members";
import { operator, ownQuery, staff } from "../../authz/guards";
import { visitor } from "../../use-case";
import { listMembershipsOf } from "./members.repo";

export const companyMemberUseCases = {
  listMembers: staff("company", listMembers),
  listOwnMemberships: operator(ownQuery(listMembershipsOf)),
  inviteMember: staff("company", inviteMember),
  resendInvitation: staff("company", resendInvitation),
  withdrawInvitation: staff("company", withdrawInvitation),
  getInvitation: visitor(getInvitation),
  acceptInvitation: operator(acceptInvitation),
  joinAsNew: visitor(joinAsNew),
  changeMemberRights: staff("company", changeMemberRights),
  removeMember: staff("company", removeMember),
  leaveCompany: operator(leaveCompany),
  handOverCompany: staff("company", handOverCompany),
};
