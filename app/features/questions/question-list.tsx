import { Link } from "react-router";
import type { ListedQuestion } from "~/domain/questions/question";
import { DayOf } from "~/platform/pages/when";
import { Badge } from "~/ui/badge";

/** Questions with their newest message. */
export function QuestionList<Question extends ListedQuestion>({
  questions,
  pathOf,
  openLabel,
}: {
  questions: readonly Question[];
  pathOf: (question: Question) => string;
  /** Label of a question that waits for the operator. */
  openLabel: string;
}) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {questions.map((question) => (
        <li key={question.id} className="py-3">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Link to={pathOf(question)} className="font-semibold text-peacock underline underline-offset-4">
              {question.tourTitle}
            </Link>
            <span>{question.name}</span>
            <span className="text-sm text-muted">
              <DayOf at={question.lastAt} />
            </span>
            {question.isOpen && <Badge tone="warning">{openLabel}</Badge>}
          </p>
          <p dir="auto" className="wrap-anywhere text-muted">
            {question.lastText}
          </p>
        </li>
      ))}
    </ul>
  );
}
