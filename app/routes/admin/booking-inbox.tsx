import type { Route } from "./+types/booking-inbox";
import { InboxTabs } from "~/components/admin/messages/inbox-tabs";
import { ListView } from "~/components/back-office/list-view";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { bookingInboxList } from "~/lists/admin/threads";
import { loadList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(bookingInboxList, requireAdmin(context, url), { context, url });
}

export function meta() {
  return backOfficeMeta("Messages about bookings");
}

export default function BookingInbox({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title="Messages about bookings"
      intro="Messages from travelers and operators to Tour Bharat. Open a booking to read the conversation and reply."
    >
      <InboxTabs />
      <ListView list={bookingInboxList} rows={loaderData.threads} loaded={loaderData} />
    </BackOfficePage>
  );
}
