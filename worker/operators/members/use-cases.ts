import { changeMemberRights, leaveCompany, removeMember } from "./change-member";
import { acceptInvitation, getInvitation, joinAsNew } from "./follow-invitation";
import { handOverCompany } from "./hand-over-company";
import { inviteMember, resendInvitation, withdrawInvitation } from "./invite-member";
import { listMembers, listOwnMemberships } from "./list-members";
import { operator, staff } from "../../authz/guards";
import { visitor } from "../../use-case";

export const companyMemberUseCases = {
  listMembers: staff("company", listMembers),
  listOwnMemberships: operator(listOwnMemberships),
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
