import type { Route } from "./+types/members";
import { Panel } from "~/office/page/panel";
import { OperatorProfilePage } from "~/features/operators/office/operator/profile-page";
import { InviteForm, InvitationRow } from "~/features/operators/office/operator/invite-form";
import { MemberCard } from "~/features/operators/office/operator/member-card";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { changeMembers, membersFormSchema } from "~/features/operators/office/operator/change-members.server";
import { operatorOf } from "~/features/operators/office/operator/operator-of";
import { readForm } from "~/platform/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return context.get(servicesContext).listMembers(viewer, operatorOf(url));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const form = await readForm(request);
  const services = context.get(servicesContext);
  return answerForm(form, membersFormSchema, (fields) =>
    changeMembers(services, viewer, { ...fields, form, headers: request.headers }),
  );
}

export function meta() {
  return backOfficeMeta("Members");
}

export default function Members({ loaderData }: Route.ComponentProps) {
  const { operator, operators, owner, members, invitations } = loaderData;
  const { slug } = operator;
  const path = `/operator/profile/members?company=${encodeURIComponent(slug)}`;
  return (
    <OperatorProfilePage
      operator={operator}
      operators={operators}
      path="/operator/profile/members"
      intro="People who can act for your company. Only you can manage the profile, bank account, documents and members."
    >
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[1fr_26rem]">
        <div className="grid min-w-0 gap-4">
          <Panel id="members" title={`Members (${members.length + 1})`}>
            <p className="pb-3">
              <strong>{owner.name}</strong> <span className="wrap-anywhere text-muted">{owner.email}</span>
              <span className="block text-sm text-muted">Owner: full access</span>
            </p>
            <ul className="border-t border-line pt-3">
              {members.map((member) => (
                <MemberCard
                  key={member.userId}
                  member={member}
                  slug={slug}
                  path={path}
                  canHandOver={owner.hasPassword && operator.status === "verified"}
                />
              ))}
            </ul>
            {members.length === 0 && <p className="text-sm text-muted">No other members yet.</p>}
          </Panel>
          {invitations.length > 0 && (
            <Panel id="invitations" title={`Invited (${invitations.length})`}>
              <ul>
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} path={path} />
                ))}
              </ul>
            </Panel>
          )}
        </div>
        <Panel id="invite" title="Invite a member">
          <InviteForm slug={slug} path={path} />
        </Panel>
      </div>
    </OperatorProfilePage>
  );
}
