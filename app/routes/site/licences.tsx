import type { Route } from "./+types/licences";
import { Link } from "react-router";
import { servicesContext } from "~/context";
import { PictureCredit } from "~/features/tour-pictures/tour-picture";
import { licensedWorks } from "~/content/licences/licences";
import { licenceMessages } from "~/content/licences/messages";
import { pageMeta } from "~/platform/pages/page-meta";

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    pictures: await context.get(servicesContext).listAttributedPictures(),
    canonical: new URL("/licences", url).href,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: licenceMessages().title,
    description: licenceMessages().description,
    canonical: loaderData?.canonical ?? "/licences",
  });
}

export default function Licences({ loaderData: { pictures } }: Route.ComponentProps) {
  const m = licenceMessages();
  return (
    <div className="mx-auto max-w-4xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">{m.title}</h1>
      <p className="mt-3 max-w-2xl text-xl text-muted">{m.lead}</p>
      {m.software("/third-party-notices.txt")}
      {pictures.length > 0 && (
        <section className="mt-10">
          <h2 className="border-b-2 border-marigold pb-1 text-2xl">{m.photographs}</h2>
          <ul className="mt-2 divide-y divide-line">
            {pictures.map(({ id, alt, tour, ...attribution }) => (
              <li key={id} className="py-3">
                <p className="font-semibold">{alt}</p>
                <p className="text-base text-muted">
                  <Link to={tour.path} className="text-peacock underline">
                    {tour.title}
                  </Link>
                  <PictureCredit attribution={attribution} />
                  <span>{m.scaled}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {licensedWorks.map(({ group, works }) => (
        <section key={group} className="mt-10">
          <h2 className="border-b-2 border-marigold pb-1 text-2xl">{m.groups[group]}</h2>
          <ul className="mt-2 divide-y divide-line">
            {works.map((work) => (
              <li key={work.name} className="py-3">
                <p className="font-semibold">{work.name}</p>
                {m.credit(work)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
