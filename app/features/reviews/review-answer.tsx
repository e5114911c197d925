import { formatMonth, todayInIndia } from "~/domain/calendar/calendar";
import { langOfText } from "~/domain/language/language";
import { monthOf } from "~/domain/calendar/months";
import type { ReviewReply } from "~/domain/reviews/review";
import { reviewMessages } from "./public/messages";

/** An operator's reply to a review. */
export function ReviewAnswer({ reply: { companyName, text, createdAt } }: { reply: ReviewReply }) {
  const month = monthOf(todayInIndia(Date.parse(createdAt)));
  return (
    <div className="mt-3 max-w-[68ch] rounded-control border-l-4 border-sandstone bg-sunken px-4 py-3">
      {reviewMessages().replyFrom(companyName, createdAt, formatMonth(month))}
      <p dir="auto" lang={langOfText(text)} className="mt-1 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}
