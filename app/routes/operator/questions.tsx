import { Link } from "react-router";
import type { Route } from "./+types/questions";
import { servicesContext } from "~/context";
import { QuestionList } from "~/features/questions/question-list";
import { requireOperator } from "~/middleware/require-operator";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { useFreshPage } from "~/platform/pages/use-fresh-page";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return { questions: await context.get(servicesContext).listOperatorQuestions(viewer) };
}

export function meta() {
  return backOfficeMeta("Questions before booking");
}

export default function Questions({ loaderData: { questions } }: Route.ComponentProps) {
  useFreshPage(30_000);
  return (
    <BackOfficePage
      title="Questions before booking"
      intro={
        <>
          <span>The 100 newest, those without an answer first.</span>{" "}
          <Link to="/operator/messages" className="text-peacock underline underline-offset-4">
            Messages about bookings
          </Link>
        </>
      }
    >
      {questions.length === 0 ? (
        <EmptyList reason="Travelers ask on the pages of your tours, by “Ask a question”.">
          No questions yet
        </EmptyList>
      ) : (
        <QuestionList
          questions={questions}
          pathOf={(id) => `/operator/messages/questions/${id}`}
          openLabel="To answer"
        />
      )}
    </BackOfficePage>
  );
}
