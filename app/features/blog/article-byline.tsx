import { formatDay, formatMonth } from "~/domain/calendar/calendar";
import type { ArticleSummary } from "./articles.server";
import { blogMessages } from "./messages";

export function ArticleByline({
  author,
  date,
  readingMinutes,
  checkedOn,
}: Pick<ArticleSummary, "author" | "date" | "readingMinutes" | "checkedOn">) {
  const m = blogMessages();
  return (
    <p className="text-base text-muted">
      {author !== null && <span>{m.by(author)}</span>}
      <time translate="no" dateTime={date}>
        {formatDay(date)}
      </time>{" "}
      <span>{m.readingTime(readingMinutes)}</span>
      {checkedOn && (
        <>
          {" "}
          <span>{m.checkedIn}</span>{" "}
          <time translate="no" dateTime={checkedOn}>
            {formatMonth(checkedOn.slice(0, 7))}
          </time>
        </>
      )}
    </p>
  );
}
