import { Link } from "react-router";
import type { ListedQuestion } from "~/domain/questions/question";
import { DayOf } from "~/platform/pages/when";
import { Badge } from "~/ui/badge";

/** Questions with their newest message. */
export function QuestionList({
  questions,
  pathOf,
  openLabel,
}: {
  questions: readonly ListedQuestion[];
  pathOf: (id: string) => string;
  /** Label of a question that waits for the operator. */
  openLabel: string;
}) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {questions.map(({ id, tourTitle, name, isOpen, lastAt, lastText }) => (
        <li key={id} className="py-3">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Link to={pathOf(id)} className="font-semibold text-peacock underline underline-offset-4">
              {tourTitle}
            </Link>
            <span>{name}</span>
            <span className="text-sm text-muted">
              <DayOf at={lastAt} />
            </span>
            {isOpen && <Badge tone="warning">{openLabel}</Badge>}
          </p>
          <p dir="auto" className="wrap-anywhere text-muted">
            {lastText}
          </p>
        </li>
      ))}
    </ul>
  );
}
