import { Link } from "react-router";
import type { Route } from "./+types/messages";
import { ListView } from "~/office/lists/list-view";
import { BackOfficePage } from "~/office/page/back-office-page";
import { useFreshPage } from "~/platform/pages/use-fresh-page";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { loadList } from "~/office/lists/load-list.server";
import { servicesContext } from "~/context";
import { QuestionList } from "~/features/questions/question-list";
import { operatorThreadsList } from "~/features/threads/office/operator/messages.list";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const [list, questions] = await Promise.all([
    loadList(operatorThreadsList, viewer, { context, url }),
    context.get(servicesContext).listOperatorQuestions(viewer),
  ]);
  return { ...list, questions };
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
      {loaderData.questions.length > 0 && (
        <details className="mt-3" open={loaderData.questions[0]?.isOpen}>
          <summary className="w-fit cursor-pointer py-1 font-semibold">Questions before booking</summary>
          <QuestionList
            questions={loaderData.questions}
            pathOf={({ id }) => `/operator/messages/questions/${id}`}
            openLabel="To answer"
          />
        </details>
      )}
      <ListView list={operatorThreadsList} rows={loaderData.threads} loaded={loaderData} />
    </BackOfficePage>
  );
}
