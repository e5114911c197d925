import { Link } from "react-router";
import { z } from "zod";
import { EditUserForm } from "~/features/accounts/office/admin/edit-user-form";
import { UserFacts, UserBookings, UserMails } from "~/features/accounts/office/admin/user-facts";
import { RoleForm } from "~/features/accounts/office/admin/role-form";
import { UserNotes } from "~/features/accounts/office/admin/user-notes";
import { UserStatus, UserSessions } from "~/features/accounts/office/admin/user-status";
import { ChangeHistory } from "~/features/audit/office/change-history";
import { Panel } from "~/office/page/panel";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { hasAdminRight } from "~/domain/accounts/admin-rights";
import { useMay } from "~/office/frame/use-may";
import { actOnAccount } from "~/features/accounts/office/admin/act-on-account.server";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";
import type { Route } from "./+types/user";

const place = z.string().max(400).optional().catch(undefined);
const querySchema = z.object({ cursor: place, history: place });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { cursor, history } = querySchema.parse(Object.fromEntries(url.searchParams));
  const services = context.get(servicesContext);
  const page = await services.getAccountPage(viewer, { userId: params.userId, cursor, history });
  const { id, role, status } = page.account;
  const isSelling = role === "tour_operator" && status !== "pending";
  const ahead =
    isSelling && hasAdminRight(viewer, "view-bookings")
      ? await services.listBookingsAhead(viewer, [id])
      : null;
  return { ...page, ahead, cursor, viewerId: viewer.id };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return actOnAccount(context.get(servicesContext), viewer, params.userId, request);
}

export { revalidatesAlways as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData?.account.name ?? "User");
}

export default function User({ loaderData }: Route.ComponentProps) {
  const {
    account,
    operators,
    memberships,
    bookings,
    nextCursor,
    cursor,
    sessions,
    notes,
    mails,
    history,
    obstacles,
    ahead,
    viewerId,
  } = loaderData;
  const may = useMay();
  const isViewer = account.id === viewerId;
  const mayChange = may(account.role === "admin" && !isViewer ? "roles" : "users");
  return (
    <BackOfficePage
      title={account.name}
      intro={
        <Link to="/admin/users" className="text-peacock underline underline-offset-4">
          All users
        </Link>
      }
    >
      <UserStatus
        account={account}
        operators={operators}
        obstacles={obstacles}
        ahead={ahead}
        isViewer={isViewer}
        mayChange={mayChange}
      />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[22rem_1fr]">
        <div className="grid gap-4">
          <UserFacts account={account} operators={operators} memberships={memberships} />
          {account.role === "admin" && !isViewer && may("roles") && <RoleForm account={account} />}
          {mayChange && <EditUserForm account={account} />}
          {may("users") && <UserNotes notes={notes} viewerId={viewerId} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <UserBookings bookings={bookings} nextCursor={nextCursor} cursor={cursor} />
          <UserSessions sessions={sessions} mayEnd={mayChange} />
          <UserMails mails={mails} />
          <Panel id="history" title="History">
            <ChangeHistory history={history} />
          </Panel>
        </div>
      </div>
    </BackOfficePage>
  );
}
