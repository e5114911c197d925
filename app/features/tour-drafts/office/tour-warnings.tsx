import { Panel } from "~/office/page/panel";

/** Contradictions of a tour with geography or its departures. They don't block submitting or publishing. */
export function TourWarnings({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Panel id="warnings" title={`To check (${messages.length})`}>
      <ul className="list-disc pl-5 text-sm">
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        Warnings don't keep a tour from being submitted; reviewers see them.
      </p>
    </Panel>
  );
}
