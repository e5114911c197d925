import type { Route } from "./+types/booking-inbox";
import { InboxTabs } from "~/features/messages/office/admin/inbox-tabs";
import { ListView } from "~/office/lists/list-view";
import { BackOfficePage } from "~/office/page/back-office-page";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { bookingInboxList } from "~/features/threads/office/admin/threads.list";
import { loadList } from "~/office/lists/load-list.server";
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
