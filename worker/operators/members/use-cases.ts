import { changeMemberRights, leaveOperator, removeMember } from "./change-member";
import { acceptInvitation, getInvitation, joinAsNew } from "./follow-invitation";
import { handOverOperator } from "./hand-over-operator";
import { inviteMember, resendInvitation, withdrawInvitation } from "./invite-member";
import { listMembers } from "./list-members";
import { afterSignIn, operator, actorQuery, staff } from "../../platform/authz/guards";
import { reading, visitor } from "../../platform/authz/use-case";
import { listMembershipsOf } from "./members.repo";

export const operatorMemberUseCases = {
  listMembers: staff("company", reading(listMembers)),
  listJoinedOperators: operator(actorQuery(listMembershipsOf)),
  inviteMember: afterSignIn(staff("company", inviteMember)),
  resendInvitation: staff("company", resendInvitation),
  withdrawInvitation: staff("company", withdrawInvitation),
  getInvitation: visitor(reading(getInvitation)),
  acceptInvitation: operator(acceptInvitation),
  joinAsNew: visitor(joinAsNew),
  changeMemberRights: afterSignIn(staff("company", changeMemberRights)),
  removeMember: staff("company", removeMember),
  leaveOperator: operator(leaveOperator),
  handOverOperator: afterSignIn(staff("company", handOverOperator)),
};
