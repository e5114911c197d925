import { Link } from "react-router";
import type { ThreadMessage } from "~/domain/bookings/booking-message";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { tripMessages } from "./messages";
import { langOfText } from "~/domain/language/language";

/** Messages to the traveler about a booking, with a link to reply. */
function MessageList({
  messages,
  answerPath,
}: {
  messages: readonly ThreadMessage[];
  /** Path of the booking's message thread. */
  answerPath: string;
}) {
  return (
    <>
      <ul className="mt-2 grid gap-3">
        {messages.map(({ id, text, at }) => (
          <li key={id}>
            <span className="text-sm text-muted">
              Tour Bharat,{" "}
              <time translate="no" dateTime={at}>
                {formatInstantInIndia(at)}
              </time>
            </span>
            <span lang={langOfText(text)} className="block wrap-anywhere whitespace-pre-line">
              {text}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        <Link to={answerPath} className="inline-block py-1 text-peacock underline underline-offset-4">
          {tripMessages().fromUs.all}
        </Link>
      </p>
    </>
  );
}

/** Section with the messages to the traveler; empty without messages. */
export function MessagesToYou({
  messages,
  answerPath,
}: {
  messages: readonly ThreadMessage[];
  answerPath: string;
}) {
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="text-2xl">
        {tripMessages().fromUs.title}
      </h2>
      <MessageList messages={messages} answerPath={answerPath} />
    </section>
  );
}
