import { Link } from "react-router";
import type { Route } from "./+types/messages";
import { ListView } from "~/components/back-office/list-view";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { useFreshPage } from "~/hooks/use-fresh-page";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { loadList } from "~/lists/load-list.server";
import { operatorThreadsList } from "~/lists/operator/messages";
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
          <span>.</span>
        </>
      }
    >
      <ListView list={operatorThreadsList} rows={loaderData.threads} loaded={loaderData} />
    </BackOfficePage>
  );
}
