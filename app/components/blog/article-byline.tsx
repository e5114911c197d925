import { formatDay, formatMonth } from "~/domain/calendar/calendar";
import type { ArticleSummary } from "~/lib/pages/articles.server";

export function ArticleByline({
  author,
  date,
  readingMinutes,
  checkedOn,
}: Pick<ArticleSummary, "author" | "date" | "readingMinutes" | "checkedOn">) {
  return (
    <p className="text-base text-muted">
      By {author} · <time dateTime={date}>{formatDay(date)}</time> · {readingMinutes} min read
      {checkedOn && (
        <>
          {" "}
          · Checked in <time dateTime={checkedOn}>{formatMonth(checkedOn.slice(0, 7))}</time>
        </>
      )}
    </p>
  );
}
