import { CalendarDays, Columns3, ReceiptIndianRupee, Route as Way, Search, TicketCheck } from "lucide";
import type { Route } from "./+types/assistants";
import { assistantsMessages } from "~/features/site/assistants/messages";
import { Hero } from "~/features/site/hero";
import { pageMeta } from "~/platform/pages/page-meta";
import { CopyButton } from "~/ui/copy-button";
import { Icon } from "~/ui/icon";

export function loader({ url }: Route.LoaderArgs) {
  return { canonical: new URL("/assistants", url).href, server: new URL("/mcp", url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: assistantsMessages().title,
    description: assistantsMessages().description,
    canonical: loaderData?.canonical ?? "/assistants",
  });
}

const abilities = [
  { name: "find", icon: Search },
  { name: "compare", icon: Columns3 },
  { name: "seats", icon: CalendarDays },
  { name: "price", icon: ReceiptIndianRupee },
  { name: "prepare", icon: TicketCheck },
  { name: "follow", icon: Way },
] as const;

/** Explains to travelers what an assistant can do here; programs read llms.txt. */
export default function Assistants({ loaderData: { server } }: Route.ComponentProps) {
  const m = assistantsMessages();
  return (
    <>
      <Hero picture="/illustrations/regions/south.svg" alt="">
        <h1 className="text-4xl sm:text-5xl lg:text-6xl">{m.title}</h1>
        <p className="mt-4 text-lg text-muted sm:text-xl">{m.lead}</p>
      </Hero>
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <section aria-labelledby="abilities" className="mt-16">
          <h2 id="abilities" className="text-4xl">
            {m.abilities.title}
          </h2>
          <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {abilities.map(({ name, icon }) => (
              <li key={name} className="flex gap-4">
                <Icon icon={icon} className="mt-1 size-8 shrink-0 text-peacock" />
                <div>
                  <h3 className="text-lg font-semibold">{m.abilities[name].title}</h3>
                  <p>{m.abilities[name].text}</p>
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
            {m.steps.title}
          </h2>
          <ol className="mt-8 grid gap-8 md:grid-cols-3">
            {m.steps.list.map(({ title, text }, index) => (
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
            {m.connect.title}
          </h2>
          <p className="mt-4 text-lg">{m.connect.add}</p>
          <div className="mt-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-card p-4 card-shadow">
            <code translate="no" className="min-w-0 grow text-base font-semibold wrap-anywhere select-all">
              {server}
            </code>
            <CopyButton text={server} label={m.connect.address} />
          </div>
          <p className="mt-4">{m.connect.signIn}</p>
          {m.connect.end()}
        </section>
        <section aria-labelledby="shared">
          <h2 id="shared" className="text-4xl">
            {m.shared.title}
          </h2>
          <dl className="mt-4 divide-y divide-line">
            {m.shared.list.map(({ title, text }) => (
              <div key={title} className="py-3">
                <dt className="text-lg font-semibold">{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {m.shared.rules()}
        </section>
      </div>
    </>
  );
}
