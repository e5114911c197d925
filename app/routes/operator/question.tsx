import { Link } from "react-router";
import type { Route } from "./+types/question";
import { servicesContext } from "~/context";
import { changeQuestion } from "~/features/questions/change-question.server";
import { QuestionLog } from "~/features/questions/question-log";
import { requireOperator } from "~/middleware/require-operator";
import { BackOfficePage } from "~/office/page/back-office-page";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { useFreshPage } from "~/platform/pages/use-fresh-page";

export async function loader({ context, params: { questionId }, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const question = await context.get(servicesContext).getQuestion({ side: "operator", questionId, viewer });
  return { question, messageId: crypto.randomUUID() };
}

export function action({ context, params: { questionId }, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  return changeQuestion(context.get(servicesContext), { side: "operator", questionId, viewer }, request);
}

export function meta() {
  return backOfficeMeta("Question before booking");
}

export default function OperatorQuestion({ loaderData: { question, messageId } }: Route.ComponentProps) {
  useFreshPage(30_000);
  return (
    <BackOfficePage title={question.name} intro={`Asks about ${question.tourTitle}, not booked yet.`}>
      <p className="mb-4">
        <Link to="/operator/messages" className="inline-block py-1 text-peacock underline underline-offset-4">
          All messages
        </Link>
      </p>
      <QuestionLog question={question} side="operator" messageId={messageId} />
    </BackOfficePage>
  );
}
