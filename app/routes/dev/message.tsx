import { ArrowLeft, Paperclip } from "lucide";
import { data, Link, type RouterContextProvider } from "react-router";
import { MailStatusBadge } from "~/features/notifications/mail-status-badge";
import { buttonClasses } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { channelLabels } from "~/domain/notifications/notification-events";
import { Icon } from "~/ui/icon";

interface LoaderArgs {
  params: { id?: string };
  context: Readonly<RouterContextProvider>;
}

export async function loader({ params, context }: LoaderArgs) {
  const { getMail } = context.get(servicesContext);
  if (!getMail) throw data(null, { status: 404 });
  return { mail: await getMail(params.id ?? "") };
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta({ loaderData }: { loaderData?: LoaderData }) {
  return [
    { title: `${loaderData?.mail.subject ?? "Message"} | Tour Bharat` },
    { name: "robots", content: "noindex" },
  ];
}

/** Shows a sent message. Not in production builds: see routes.ts. */
export default function Message({ loaderData: { mail } }: { loaderData: LoaderData }) {
  return (
    <div className="mx-auto max-w-4xl px-4 py-12 sm:px-6">
      <Link to="/dev/outbox" className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-peacock">
        <Icon icon={ArrowLeft} className="size-4" />
        All messages
      </Link>
      <h1 className="mt-4 text-4xl wrap-anywhere">{mail.subject}</h1>
      <p className="mt-3">
        <MailStatusBadge status={mail.status} />
      </p>
      <DescriptionList className="mt-4" entries={headersOf(mail)} />
      {mail.documents.length > 0 && (
        <section aria-labelledby="attached" className="mt-8">
          <h2 id="attached" className="text-2xl">
            Attached
          </h2>
          <ul className="mt-3 flex flex-wrap gap-3">
            {mail.documents.map(({ label, path }) => (
              <li key={path}>
                <a href={path} className={buttonClasses("secondary")}>
                  <Icon icon={Paperclip} className="size-4" />
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mail.channel === "mail" ? <MailPreview mail={mail} /> : <PhonePreview mail={mail} />}
    </div>
  );
}

function MailPreview({ mail }: { mail: LoaderData["mail"] }) {
  return (
    <>
      <section aria-labelledby="as-html" className="mt-8">
        <h2 id="as-html" className="text-2xl">
          As HTML
        </h2>
        <HtmlPreview id={mail.id} />
      </section>
      <section aria-labelledby="as-text" className="mt-8">
        <h2 id="as-text" className="text-2xl">
          As text
        </h2>
        <TextPreview text={mail.text} />
      </section>
    </>
  );
}

/** A phone with the message: a bubble for SMS and WhatsApp, a card of the lock screen for push. */
function PhonePreview({ mail }: { mail: LoaderData["mail"] }) {
  const { channel, text, subject, payload, createdAt } = mail;
  return (
    <section
      aria-label="On the phone"
      className="mx-auto mt-8 w-full max-w-80 rounded-[2.5rem] border-8 border-ink bg-sunken p-4 pb-24"
    >
      <p translate="no" className="text-center text-sm text-muted">
        {formatInstantInIndia(createdAt)}
      </p>
      <div
        className={
          channel === "push"
            ? "mt-6 rounded-card border border-line bg-card p-4 shadow-sm"
            : "mt-6 mr-8 rounded-2xl rounded-bl-none border border-line bg-card p-4"
        }
      >
        <p className="text-sm font-semibold text-muted">
          {channel === "push" ? "Tour Bharat" : `Tour Bharat · ${channelLabels[channel]}`}
        </p>
        {channel === "push" && <p className="mt-1 font-semibold">{subject}</p>}
        <p className="mt-1 wrap-anywhere">{text}</p>
        {payload?.url !== undefined && (
          <p className="mt-2">
            <a href={payload.url} className="font-semibold text-peacock underline underline-offset-2">
              Open
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

function headersOf(mail: LoaderData["mail"]): (readonly [string, string])[] {
  const { channel, payload, to, createdAt, sentAt, status, attempts, nextAttemptAt, lastError } = mail;
  return [
    ["Channel", channelLabels[channel]],
    ["To", to],
    ...(payload?.unsubscribe === undefined ? [] : [["List-Unsubscribe", payload.unsubscribe] as const]),
    ["Created", formatInstantInIndia(createdAt)],
    ...(sentAt === null ? [] : [["Sent", formatInstantInIndia(sentAt)] as const]),
    ...(attempts === 0 ? [] : [["Failed attempts", String(attempts)] as const]),
    ...(lastError === null ? [] : [["Last error", lastError] as const]),
    ...(status === "queued" ? [["Next attempt", formatInstantInIndia(nextAttemptAt)] as const] : []),
  ];
}

/** Preview of a mail's HTML (message-html.ts), which has styles that our pages' policy does not allow. The sandbox blocks scripts. */
function HtmlPreview({ id }: { id: string }) {
  return (
    <iframe
      title="The message as HTML"
      sandbox="allow-top-navigation-by-user-activation"
      src={`/dev/outbox/${encodeURIComponent(id)}/html`}
      className="mt-3 block h-[46rem] w-full resize-y rounded-card border border-line bg-card"
    />
  );
}

/** Plain text of a mail with its URLs as links. */
function TextPreview({ text }: { text: string }) {
  return (
    <pre className="mt-3 rounded-card border border-line bg-card p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
      {splitLinks(text).map((part, index) =>
        part.isLink ? (
          // The parts have no id besides their index, and never reorder.
          // oxlint-disable-next-line react/no-array-index-key
          <a key={index} href={part.text} className="text-peacock underline underline-offset-2">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </pre>
  );
}

/** Splits a text into links and plain text. */
export function splitLinks(text: string): { text: string; isLink: boolean }[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => ({ text: part, isLink: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
