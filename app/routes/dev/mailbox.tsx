import { Search } from "lucide-react";
import { data, Form, Link, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { Button, buttonClasses } from "~/components/ui/button";
import { controlClasses } from "~/components/ui/field";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { MailStatusBadge } from "~/components/mail/mail-status-badge";

interface LoaderArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

const querySchema = z.object({
  to: z.string().trim().max(254).optional().catch(undefined),
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
  return [{ title: "Mail | Tour Bharat" }, { name: "robots", content: "noindex" }];
}

/** Lists every sent message in place of a real mailbox. Not in production builds: see routes.ts. */
export default function Mailbox({ loaderData: { messages, nextCursor, query } }: { loaderData: LoaderData }) {
  return (
    <div className="mx-auto max-w-4xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl">Mail</h1>
      <p className="mt-3 max-w-2xl text-muted">
        All messages sent by the site, newest first. This is a demo: messages stay here, and anyone can read
        them.
      </p>
      <Form role="search" className="mt-6 flex flex-wrap items-end gap-3" key={query.to ?? ""}>
        <label className="grow sm:max-w-sm">
          <span className="text-sm font-semibold">Recipient</span>
          <input
            name="to"
            type="search"
            defaultValue={query.to}
            placeholder="Part of an e-mail address"
            className={controlClasses}
          />
        </label>
        <Button type="submit" variant="secondary">
          <Search aria-hidden className="size-4" />
          Show
        </Button>
      </Form>
      {messages.length === 0 ? (
        <p className="mt-6 rounded-card border border-line bg-card p-10 text-center text-muted">
          {query.to ? "No messages to this address" : "No messages yet"}
        </p>
      ) : (
        <MailList messages={messages} />
      )}
      {nextCursor !== null && (
        <Link
          to={`?${new URLSearchParams({ ...(query.to && { to: query.to }), cursor: nextCursor })}`}
          className={buttonClasses("secondary", "mt-4")}
        >
          Older messages
        </Link>
      )}
    </div>
  );
}

interface ListedMail {
  id: string;
  to: string;
  subject: string;
  status: "queued" | "sent" | "failed";
  /** UTC instant in milliseconds. */
  createdAt: number;
}

/** Messages, newest first, each linked to its page. */
function MailList({ messages }: { messages: ListedMail[] }) {
  return (
    <ol className="mt-6 divide-y divide-line rounded-card border border-line bg-card">
      {messages.map(({ id, to, subject, status, createdAt }) => (
        <li
          key={id}
          className="relative flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken"
        >
          <div className="min-w-0">
            <Link to={`/dev/mail/${id}`} className="font-semibold after:absolute after:inset-0">
              {subject}
            </Link>
            <p className="text-sm wrap-anywhere text-muted">{to}</p>
          </div>
          <p className="flex items-baseline gap-3 text-sm text-muted">
            <time dateTime={new Date(createdAt).toISOString()}>{formatInstantInIndia(createdAt)}</time>
            <MailStatusBadge status={status} />
          </p>
        </li>
      ))}
    </ol>
  );
}
