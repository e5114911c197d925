import type { Route } from "./+types/about";
import { Hero } from "~/features/site/hero";
import { NamedIcon, type IconName } from "~/ui/named-icon";
import { aboutMessages } from "~/content/about/messages";
import { aboutSamples } from "~/content/about/samples/messages";
import { servicesContext } from "~/context";
import type { AboutUs } from "~/domain/settings/about";
import { pageMeta } from "~/platform/pages/page-meta";

/** Stand-ins of demo builds for sections that nobody entered; null in a deployment. */
const samplesOf = import.meta.env.MODE === "production" ? null : aboutSamples;
const sampleYear = 2010;

type Figure = AboutUs["figures"][number] & { icon?: IconName };

/** Completes what the owner entered with the samples of a demo build. */
function shownOf(entered: AboutUs) {
  const samples = samplesOf?.();
  const reasons: Figure[] = samples?.reasons ?? [];
  const paragraphs = entered.story.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return {
    foundedYear: entered.foundedYear ?? (samples ? sampleYear : null),
    story: paragraphs.length > 0 ? paragraphs : (samples?.story ?? []),
    figures: entered.figures.length > 0 ? entered.figures : reasons,
    team: entered.team.length > 0 ? entered.team : (samples?.team ?? []),
    values: samples?.values ?? [],
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [entered, identity] = await Promise.all([services.getAboutUs(), services.getIdentity()]);
  return { canonical: new URL("/about", url).href, entered, identity };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: aboutMessages().title,
    description: aboutMessages().description,
    canonical: loaderData?.canonical ?? "/about",
  });
}

export default function About({ loaderData: { entered, identity } }: Route.ComponentProps) {
  const about = shownOf(entered);
  const m = aboutMessages();
  return (
    <>
      <Hero picture="/illustrations/regions/east.svg" alt="">
        {about.foundedYear !== null && (
          <p className="font-semibold text-vermilion">{m.since(about.foundedYear)}</p>
        )}
        <h1 className="mt-2 text-4xl sm:text-5xl lg:text-6xl">{m.heading}</h1>
        <p className="mt-4 text-lg text-muted sm:text-xl">{m.lead}</p>
        {samplesOf && <p className="mt-2 text-sm text-muted">{m.samples}</p>}
      </Hero>
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        {about.story.length > 0 && (
          <section aria-labelledby="story" className="mt-16 grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
            <h2 id="story" className="text-4xl">
              {m.story}
            </h2>
            <div className="grid max-w-[68ch] gap-4 text-lg">
              {about.story.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        )}
        {about.values.length > 0 && (
          <section aria-labelledby="values" className="mt-20">
            <h2 id="values" className="text-4xl">
              {m.values}
            </h2>
            <ul className="mt-8 grid gap-8 md:grid-cols-3">
              {about.values.map(({ title, text }) => (
                <li key={title} className="border-t-2 border-marigold pt-4">
                  <h3 className="font-display text-2xl">{title}</h3>
                  <p className="mt-2">{text}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>

      {about.figures.length > 0 && <Figures figures={about.figures} />}
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        {about.team.length > 0 && (
          <section aria-labelledby="team" className="mt-20">
            <h2 id="team" className="text-4xl">
              {m.team}
            </h2>
            <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
              {about.team.map((person) => (
                <Person key={person.name} {...person} />
              ))}
            </ul>
          </section>
        )}
        {identity.length > 0 && (
          <section aria-labelledby="company" className="mt-20 max-w-[68ch]">
            <h2 id="company" className="text-4xl">
              {m.company}
            </h2>
            <div className="mt-4 text-lg">
              {identity.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </section>
        )}
      </div>
    </>
  );
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <section aria-labelledby="reasons" className="mt-20 bg-sunken">
      <div aria-hidden className="block-print" />
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6">
        <h2 id="reasons" className="text-4xl">
          {aboutMessages().reasons(figures.length)}
        </h2>
        <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {figures.map(({ figure, title, text, icon }) => (
            <li key={title} className="flex gap-4">
              <NamedIcon name={icon ?? "smile"} className="mt-2 size-8 shrink-0 text-peacock" />
              <div>
                <p className="font-display text-4xl leading-none text-vermilion">{figure}</p>
                <h3 className="mt-2 text-lg font-semibold">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div aria-hidden className="block-print" />
    </section>
  );
}

function Person({ name, role, text }: AboutUs["team"][number]) {
  return (
    <li className="rounded-card bg-card p-6 card-shadow">
      <span
        aria-hidden
        className="grid size-16 place-items-center rounded-full bg-sunken font-display text-2xl text-vermilion"
      >
        {name
          .split(" ")
          .map((word) => word[0])
          .join("")}
      </span>
      <h3 className="mt-4 font-display text-2xl">{name}</h3>
      <p className="font-semibold text-peacock">{role}</p>
      <p className="mt-2 text-base">{text}</p>
    </li>
  );
}
