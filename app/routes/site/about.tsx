import type { Route } from "./+types/about";
import { Hero } from "~/features/site/hero";
import { NamedIcon } from "~/ui/named-icon";
import { foundedYear, reasons, story, team, values } from "~/content/about";
import { pageMeta } from "~/platform/pages/page-meta";

export function loader({ url }: Route.LoaderArgs) {
  return { canonical: new URL("/about", url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "About us",
    description: "Tour Bharat has connected travelers with local tour operators across India since 2010.",
    canonical: loaderData?.canonical ?? "/about",
  });
}

export default function About() {
  return (
    <>
      <Hero picture="/illustrations/regions/east.svg" alt="">
        <p className="font-semibold text-vermilion">{`Since ${foundedYear}`}</p>
        <h1 className="mt-2 text-4xl sm:text-5xl lg:text-6xl">About Tour Bharat</h1>
        <p className="mt-4 text-lg text-muted sm:text-xl">
          A marketplace for tours across India, run by local people.
        </p>
      </Hero>
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <section aria-labelledby="story" className="mt-16 grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
          <h2 id="story" className="text-4xl">
            Our story
          </h2>
          <div className="grid max-w-[68ch] gap-4 text-lg">
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>

        <section aria-labelledby="values" className="mt-20">
          <h2 id="values" className="text-4xl">
            Our values
          </h2>
          <ul className="mt-8 grid gap-8 md:grid-cols-3">
            {values.map(({ title, text }) => (
              <li key={title} className="border-t-2 border-marigold pt-4">
                <h3 className="font-display text-2xl">{title}</h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>

      <section aria-labelledby="reasons" className="mt-20 bg-sunken">
        <div aria-hidden className="block-print" />
        <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6">
          <h2 id="reasons" className="text-4xl">
            Six reasons to travel with us
          </h2>
          <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {reasons.map(({ figure, title, text, icon }) => (
              <li key={title} className="flex gap-4">
                <NamedIcon name={icon} className="mt-2 size-8 shrink-0 text-peacock" />
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

      <section aria-labelledby="team" className="mx-auto mt-20 max-w-7xl px-4 sm:px-6">
        <h2 id="team" className="text-4xl">
          Our team
        </h2>
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {team.map(({ name, role, text }) => (
            <li key={name} className="rounded-card bg-card p-6 card-shadow">
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
          ))}
        </ul>
      </section>
    </>
  );
}
