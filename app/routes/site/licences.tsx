import type { Route } from "./+types/licences";
import { Link } from "react-router";
import { servicesContext } from "~/context";
import { PictureCredit } from "~/features/tour-pictures/tour-picture";
import { licensedWorks } from "~/content/licences";
import { pageMeta } from "~/platform/pages/page-meta";

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    pictures: await context.get(servicesContext).listAttributedPictures(),
    canonical: new URL("/licences", url).href,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Licenses and credits",
    description:
      "Third-party fonts, icons, silhouettes and map data used by Tour Bharat, with their licenses.",
    canonical: loaderData?.canonical ?? "/licences",
  });
}

export default function Licences({ loaderData: { pictures } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-4xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">Licenses and credits</h1>
      <p className="mt-3 max-w-2xl text-xl text-muted">
        Tour pictures without a credit are drawn by our own illustrator or taken by our operators and their
        guests. This page credits the third-party work we use.
      </p>
      <p className="mt-3 max-w-2xl">
        The licenses of the software in our pages are in{" "}
        <a href="/third-party-notices.txt" className="text-peacock underline">
          a file of their own
        </a>
        .
      </p>
      {pictures.length > 0 && (
        <section className="mt-10">
          <h2 className="border-b-2 border-marigold pb-1 text-2xl">Photographs of tours</h2>
          <ul className="mt-2 divide-y divide-line">
            {pictures.map(({ id, alt, tour, ...attribution }) => (
              <li key={id} className="py-3">
                <p className="font-semibold">{alt}</p>
                <p className="text-base text-muted">
                  <Link to={tour.path} className="text-peacock underline">
                    {tour.title}
                  </Link>
                  <PictureCredit attribution={attribution} />
                  Scaled for our pages.
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {licensedWorks.map(({ title, works }) => (
        <section key={title} className="mt-10">
          <h2 className="border-b-2 border-marigold pb-1 text-2xl">{title}</h2>
          <ul className="mt-2 divide-y divide-line">
            {works.map((work) => (
              <li key={work.name} className="py-3">
                <p className="font-semibold">{work.name}</p>
                <p className="text-base text-muted">
                  <span>{`${work.author}. ${work.use}`}</span>{" "}
                  <a href={work.licenceText} rel="license" className="text-peacock underline">
                    {work.licence}
                  </a>
                  {", "}
                  <a href={work.source} className="text-peacock underline">
                    source<span className="sr-only">{` of ${work.name}`}</span>
                  </a>
                  .
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
