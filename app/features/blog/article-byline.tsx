import { formatDay, formatMonth } from "~/domain/calendar/calendar";
import type { ArticleSummary } from "./articles.server";

export function ArticleByline({
  author,
  date,
  readingMinutes,
  checkedOn,
}: Pick<ArticleSummary, "author" | "date" | "readingMinutes" | "checkedOn">) {
  return (
    <p className="text-base text-muted">
      {author !== null && <span>{`By ${author} · `}</span>}
      <time translate="no" dateTime={date}>
        {formatDay(date)}
      </time>{" "}
      <span>{`· ${readingMinutes} min read`}</span>
      {checkedOn && (
        <>
          {" "}
          <span>· Checked in</span>{" "}
          <time translate="no" dateTime={checkedOn}>
            {formatMonth(checkedOn.slice(0, 7))}
          </time>
        </>
      )}
    </p>
  );
}
