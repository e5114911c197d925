import { Link } from "react-router";
import type { Route } from "./+types/question";
import { servicesContext } from "~/context";
import { changeQuestion } from "~/features/questions/change-question.server";
import { QuestionLog } from "~/features/questions/question-log";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { useFreshPage } from "~/platform/pages/use-fresh-page";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { questionMessages } from "~/features/questions/messages";

/** The page of a question, for the person who has its mailed link. Opening it changes nothing: mail scanners open links too. */
export async function loader({ context, params: { questionId, key } }: Route.LoaderArgs) {
  const question = await context.get(servicesContext).getQuestion({ side: "traveler", questionId, key });
  return { question, messageId: crypto.randomUUID() };
}

export function action({ context, params: { questionId, key }, request }: Route.ActionArgs) {
  return changeQuestion(context.get(servicesContext), { side: "traveler", questionId, key }, request);
}

/** The URL grants access. */
export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta() {
  return backOfficeMeta(questionMessages().page.title);
}

export default function Question({ loaderData: { question, messageId } }: Route.ComponentProps) {
  useFreshPage(30_000);
  const form = useForm({ intent: "confirm" });
  const { tourTitle, tourPath, reader, isConfirmed, messages } = question;
  const m = questionMessages().page;
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-4xl">{m.title}</h1>
      <p className="mt-2 mb-5 text-lg">
        {tourPath === null ? (
          tourTitle
        ) : (
          <Link to={tourPath} className="text-peacock underline underline-offset-4">
            {tourTitle}
          </Link>
        )}
      </p>
      <FormMessage form={form} className="mb-4" />
      {isConfirmed ? (
        <QuestionLog question={question} side="traveler" messageId={messageId} />
      ) : (
        <>
          <blockquote
            dir="auto"
            className="rounded-card border border-line bg-card p-4 wrap-anywhere whitespace-pre-line"
          >
            {messages[0]?.text}
          </blockquote>
          <p className="mt-4">{m.confirm(reader)}</p>
          <AnsweredForm form={form} className="mt-4">
            <SubmitButton form={form} busy={m.sending}>
              {m.send}
            </SubmitButton>
          </AnsweredForm>
        </>
      )}
    </div>
  );
}
