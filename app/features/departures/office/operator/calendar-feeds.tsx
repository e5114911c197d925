import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { ConfirmDialog } from "~/office/page/confirm-dialog";
import { Panel } from "~/office/page/panel";
import { Button } from "~/ui/button";
import { controlClasses } from "~/ui/field";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { cn } from "~/ui/cn";

interface CalendarFeed {
  operator: string;
  companyName: string;
  url: string;
}

/** The user's secret calendar feed links, one per operator. */
export function CalendarFeeds({
  feeds,
  renewed,
}: {
  feeds: readonly CalendarFeed[];
  renewed: string | null;
}) {
  return (
    <Panel id="feed" title="Calendar feed" className="mt-6 max-w-3xl">
      <p className="text-muted">
        Add this link to Google Calendar, Outlook or Apple Calendar (&quot;from URL&quot;) to see departures
        with bookings, from 30 days ago to a year ahead. It contains no names. Anyone with the link can see
        the feed, so keep it private and create a new link if it leaks.
      </p>
      <div className="mt-3 grid gap-4">
        {feeds.map((feed) => (
          <Feed
            key={feed.operator}
            feed={feed}
            isNew={renewed === feed.operator}
            isNamed={feeds.length > 1}
          />
        ))}
      </div>
    </Panel>
  );
}

function Feed({
  feed: { operator, companyName, url },
  isNew,
  isNamed,
}: {
  feed: CalendarFeed;
  isNew: boolean;
  isNamed: boolean;
}) {
  const isHydrated = useHydrated();
  const isBusy = useNavigation().state !== "idle";
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const [isAsking, setAsking] = useState(false);
  const id = `feed-${operator}`;
  const formId = `renew-${operator}`;
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {isNamed ? `Calendar link for ${companyName}` : "Calendar link"}
      </label>
      <input
        id={id}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className={cn(controlClasses, "font-mono text-sm")}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {isHydrated && (
          <Button
            variant="secondary"
            className="min-h-9 px-3 py-1 text-sm"
            onClick={() =>
              navigator.clipboard.writeText(url).then(
                () => setCopied("yes"),
                () => setCopied("no"),
              )
            }
          >
            Copy link<span className="sr-only">{` for ${companyName}`}</span>
          </Button>
        )}
        <Form method="post" id={formId} preventScrollReset>
          <input type="hidden" name="company" value={operator} />
          <Button
            type="submit"
            variant="danger"
            aria-disabled={isBusy || undefined}
            className="min-h-9 px-3 py-1 text-sm"
            onClick={(event) => {
              event.preventDefault();
              if (!isBusy) setAsking(true);
            }}
          >
            Create new link<span className="sr-only">{` for ${companyName}`}</span>
          </Button>
        </Form>
        <p role="status" className="text-sm font-semibold text-success">
          {`${copied === "yes" ? "Copied." : ""}${copied === "no" ? "Couldn't copy. Copy the link from the field." : ""}${copied === null && isNew ? "This is the new link. The old one no longer works." : ""}`}
        </p>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Create a new link?"
        confirmLabel="Create new link"
        onConfirm={() => {
          setCopied(null);
          const form = document.getElementById(formId);
          if (form instanceof HTMLFormElement) form.requestSubmit();
        }}
      >{`All current calendar links for ${companyName} stop working, including your colleagues’ links.`}</ConfirmDialog>
    </div>
  );
}
