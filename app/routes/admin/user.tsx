import { Link } from "react-router";
import { z } from "zod";
import { EditUserForm } from "~/components/admin/accounts/edit-user-form";
import { UserFacts, UserBookings, UserMails } from "~/components/admin/accounts/user-facts";
import { RoleForm } from "~/components/admin/accounts/role-form";
import { UserNotes } from "~/components/admin/accounts/user-notes";
import { UserStatus, UserSessions } from "~/components/admin/accounts/user-status";
import { ChangeHistory } from "~/components/back-office/change-history";
import { Panel } from "~/components/back-office/panel";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { hasAdminRight } from "~/domain/accounts/admin-rights";
import { useMay } from "~/hooks/use-may";
import { actOnAccount } from "~/lib/accounts/act-on-account.server";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
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

export { revalidatesAlways as shouldRevalidate } from "~/lib/pages/revalidation";

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
