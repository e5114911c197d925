import { formatDay } from "~/domain/calendar/calendar";

export function ArticleByline({ date, readingMinutes }: { date: string; readingMinutes: number }) {
  return (
    <p className="text-base text-muted">
      <time dateTime={date}>{formatDay(date)}</time> · {readingMinutes} min read
    </p>
  );
}
