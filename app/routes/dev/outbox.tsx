import { Search } from "lucide";
import { data, Form, Link, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { Button, buttonClasses } from "~/ui/button";
import { controlClasses } from "~/ui/field";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { MailStatusBadge } from "~/features/notifications/mail-status-badge";
import {
  channelLabels,
  notificationChannels,
  type NotificationChannel,
} from "~/domain/notifications/notification-events";
import { Icon } from "~/ui/icon";

interface LoaderArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

const querySchema = z.object({
  to: z.string().trim().max(254).optional().catch(undefined),
  channel: z.enum(notificationChannels).optional().catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
});

export async function loader({ url, context }: LoaderArgs) {
  const { listMail } = context.get(servicesContext);
  if (!listMail) throw data(null, { status: 404 });
  const query = querySchema.parse(Object.fromEntries(url.searchParams));
  return { ...(await listMail(query)), query };
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta() {
  return [{ title: "Outbox | Tour Bharat" }, { name: "robots", content: "noindex" }];
}

const tabs = [undefined, ...notificationChannels];

function addressOf({ to, channel, cursor }: LoaderData["query"]): string {
  const query = new URLSearchParams({
    ...(channel && { channel }),
    ...(to && { to }),
    ...(cursor && { cursor }),
  });
  return `/dev/outbox${query.size > 0 ? `?${query}` : ""}`;
}

/** Lists every message in place of a real mailbox and phone. Not in production builds: see routes.ts. */
export default function Outbox({
  loaderData: { messages, nextCursor, sentChannels, query },
}: {
  loaderData: LoaderData;
}) {
  const keptChannels = notificationChannels.filter((channel) => !sentChannels.includes(channel));
  return (
    <div className="mx-auto max-w-4xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl">Outbox</h1>
      <p className="mt-3 max-w-2xl text-muted">
        Mail and phone messages of the site, newest first. This is a demo: anyone can read them.
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <ChannelList label="Sent by a provider" channels={sentChannels} />
        <ChannelList label="Kept here only" channels={keptChannels} />
      </dl>
      <nav aria-label="Channels" className="mt-6 flex flex-wrap gap-x-6 gap-y-1 border-b border-line">
        {tabs.map((channel) => (
          <Link
            key={channel ?? ""}
            to={addressOf({ ...query, channel, cursor: undefined })}
            aria-current={channel === query.channel ? "page" : undefined}
            className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-muted hover:text-ink aria-[current]:border-vermilion aria-[current]:text-ink"
          >
            {channel ? channelLabels[channel] : "All"}
          </Link>
        ))}
      </nav>
      <Form role="search" className="mt-6 flex flex-wrap items-end gap-3" key={query.to ?? ""}>
        {query.channel && <input type="hidden" name="channel" value={query.channel} />}
        <label className="grow sm:max-w-sm">
          <span className="text-sm font-semibold">Recipient</span>
          <input
            name="to"
            type="search"
            defaultValue={query.to}
            placeholder="Part of an address or number"
            className={controlClasses}
          />
        </label>
        <Button type="submit" variant="secondary">
          <Icon icon={Search} className="size-4" />
          <span>Show</span>
        </Button>
      </Form>
      {messages.length === 0 ? (
        <p className="mt-6 rounded-card border border-line bg-card p-10 text-center text-muted">
          {query.to ? "No messages to this address" : "No messages yet"}
        </p>
      ) : (
        <MessageList messages={messages} />
      )}
      {nextCursor !== null && (
        <Link to={addressOf({ ...query, cursor: nextCursor })} className={buttonClasses("secondary", "mt-4")}>
          Older messages
        </Link>
      )}
    </div>
  );
}

function ChannelList({ label, channels }: { label: string; channels: readonly NotificationChannel[] }) {
  if (channels.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{channels.map((channel) => channelLabels[channel]).join(", ")}</dd>
    </div>
  );
}

interface ListedMessage {
  id: string;
  to: string;
  subject: string;
  channel: NotificationChannel;
  status: "queued" | "sent" | "failed";
  /** UTC instant in milliseconds. */
  createdAt: number;
}

/** Messages, newest first, each linked to its page. */
function MessageList({ messages }: { messages: ListedMessage[] }) {
  return (
    <ol className="mt-6 divide-y divide-line rounded-card border border-line bg-card">
      {messages.map(({ id, to, subject, channel, status, createdAt }) => (
        <li
          key={id}
          className="relative flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken"
        >
          <div className="min-w-0">
            {/* Mail keeps its address, which tools look for. */}
            <Link
              to={channel === "mail" ? `/dev/mail/${id}` : `/dev/outbox/${id}`}
              className="font-semibold after:absolute after:inset-0"
            >
              {subject}
            </Link>
            <p className="text-sm wrap-anywhere text-muted">{to}</p>
          </div>
          <p className="flex items-baseline gap-3 text-sm text-muted">
            {channel !== "mail" && <span>{channelLabels[channel]}</span>}
            <time translate="no" dateTime={new Date(createdAt).toISOString()}>
              {formatInstantInIndia(createdAt)}
            </time>
            <MailStatusBadge status={status} />
          </p>
        </li>
      ))}
    </ol>
  );
}
