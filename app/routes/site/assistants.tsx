import { CalendarDays, Columns3, ReceiptIndianRupee, Route as Way, Search, TicketCheck } from "lucide";
import { Link } from "react-router";
import type { Route } from "./+types/assistants";
import { Hero } from "~/features/site/hero";
import { pageMeta } from "~/platform/pages/page-meta";
import { CopyButton } from "~/ui/copy-button";
import { Icon } from "~/ui/icon";

export function loader({ url }: Route.LoaderArgs) {
  return { canonical: new URL("/assistants", url).href, server: new URL("/mcp", url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Book with an assistant",
    description:
      "Let an AI assistant find tours in India and prepare your booking. You see the price first, and you confirm.",
    canonical: loaderData?.canonical ?? "/assistants",
  });
}

const abilities = [
  { icon: Search, title: "Find a tour", text: "By place, month, days, budget and taste, as you do here." },
  { icon: Columns3, title: "Compare", text: "Up to four tours side by side, with their terms." },
  { icon: CalendarDays, title: "See free seats", text: "Seats and prices of each day of a month." },
  { icon: ReceiptIndianRupee, title: "Get a firm price", text: "With dues and refunds, for 30 minutes." },
  { icon: TicketCheck, title: "Prepare a booking", text: "With the details you give it. Your seats wait." },
  { icon: Way, title: "Follow your trip", text: "Its status and dates, and a link to change it." },
];

const steps = [
  { title: "You get a link", text: "From your assistant, and by e-mail. Your seats wait for 30 minutes." },
  { title: "You read it here", text: "Trip, total, cancellation terms and privacy notice, on our own page." },
  { title: "You agree and pay", text: "Only you can. If you do nothing, nothing is booked." },
];

const shared = [
  { title: "While you look around", text: "Its questions about tours. No account, no name." },
  {
    title: "When it prepares a booking",
    text: "What our booking form asks: your name, e-mail, phone and an emergency contact.",
  },
  {
    title: "When you connect your account",
    text: "Your bookings, within what you allowed: to read, to book or to change.",
  },
  { title: "Never", text: "Your password, card and documents. Refunds go to whatever you paid with." },
];

/** Explains to travelers what an assistant can do here; programs read llms.txt. */
export default function Assistants({ loaderData: { server } }: Route.ComponentProps) {
  return (
    <>
      <Hero picture="/illustrations/regions/south.svg" alt="">
        <h1 className="text-4xl sm:text-5xl lg:text-6xl">Book with an assistant</h1>
        <p className="mt-4 text-lg text-muted sm:text-xl">
          Ask the AI assistant that you already use. It finds the tour and prepares the booking. You see the
          price first, and you confirm.
        </p>
      </Hero>
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <section aria-labelledby="abilities" className="mt-16">
          <h2 id="abilities" className="text-4xl">
            What it can do
          </h2>
          <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {abilities.map(({ icon, title, text }) => (
              <li key={title} className="flex gap-4">
                <Icon icon={icon} className="mt-1 size-8 shrink-0 text-peacock" />
                <div>
                  <h3 className="text-lg font-semibold">{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="steps" className="mt-20 bg-sunken">
        <div aria-hidden className="block-print" />
        <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6">
          <h2 id="steps" className="text-4xl">
            Nothing is booked without you
          </h2>
          <ol className="mt-8 grid gap-8 md:grid-cols-3">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="border-t-2 border-marigold pt-4">
                <p aria-hidden className="font-display text-4xl leading-none text-vermilion">
                  {index + 1}
                </p>
                <h3 className="mt-2 font-display text-2xl">{title}</h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div aria-hidden className="block-print" />
      </section>
      <div className="mx-auto mt-16 grid max-w-7xl gap-x-16 gap-y-14 px-4 sm:px-6 lg:grid-cols-2">
        <section aria-labelledby="connect">
          <h2 id="connect" className="text-4xl">
            Connect yours
          </h2>
          <p className="mt-4 text-lg">
            Add this address in your assistant's settings, where it lists connectors or MCP servers. Looking
            around needs no account.
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-card p-4 card-shadow">
            <code translate="no" className="min-w-0 grow text-base font-semibold wrap-anywhere select-all">
              {server}
            </code>
            <CopyButton text={server} label="address" />
          </div>
          <p className="mt-4">
            To let it see your own bookings, sign in when it asks. Our page names the assistant and what it
            may do before you agree.
          </p>
          <p className="mt-4">
            To end it, disconnect the assistant under{" "}
            <Link to="/profile/security" className="font-semibold text-peacock underline">
              Security
            </Link>{" "}
            in your profile. It loses access at once.
          </p>
        </section>
        <section aria-labelledby="shared">
          <h2 id="shared" className="text-4xl">
            What is shared
          </h2>
          <dl className="mt-4 divide-y divide-line">
            {shared.map(({ title, text }) => (
              <div key={title} className="py-3">
                <dt className="text-lg font-semibold">{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3">
            Your assistant's maker has its own rules for what you tell it. Ours are in the{" "}
            <Link to="/privacy" className="font-semibold text-peacock underline">
              privacy notice
            </Link>
            .
          </p>
        </section>
      </div>
    </>
  );
}
