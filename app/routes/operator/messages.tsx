import { Link } from "react-router";
import type { Route } from "./+types/messages";
import { ListView } from "~/office/lists/list-view";
import { BackOfficePage } from "~/office/page/back-office-page";
import { useFreshPage } from "~/platform/pages/use-fresh-page";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { loadList } from "~/office/lists/load-list.server";
import { operatorThreadsList } from "~/features/threads/office/operator/messages.list";
import { requireOperator } from "~/middleware/require-operator";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(operatorThreadsList, requireOperator(context, url), { context, url });
}

export function meta() {
  return backOfficeMeta("Messages");
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  useFreshPage(30_000);
  return (
    <BackOfficePage
      title="Messages"
      intro={
        <>
          <span>
            Conversations about bookings, unread first, then newest. To start one, open a booking in
          </span>{" "}
          <Link to="/operator/bookings" className="text-peacock underline underline-offset-4">
            Bookings
          </Link>
          <span>.</span>{" "}
          <Link to="/operator/messages/questions" className="text-peacock underline underline-offset-4">
            Questions before booking
          </Link>
        </>
      }
    >
      <ListView list={operatorThreadsList} rows={loaderData.threads} loaded={loaderData} />
    </BackOfficePage>
  );
}
