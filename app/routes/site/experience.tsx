import { data } from "react-router";
import type { Route } from "./+types/experience";
import { ListingPage } from "~/components/search/listing-page";
import { experienceContent } from "~/content/categories";
import { experiencePictures } from "~/content/pictures";
import { experiences } from "~/domain/tour";
import { servicesContext } from "~/context";
import { loadTourListing } from "~/lib/load-tour-listing";
import { pageMeta } from "~/lib/page-meta";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const experience = experiences.find((known) => known === params.experience.toLowerCase());
  if (!experience) throw data(null, { status: 404 });
  const { title, intro } = experienceContent[experience];
  const listing = await loadTourListing(context.get(servicesContext), url, { experience });
  return {
    listing,
    title: title,
    intro: intro,
    picture: `/illustrations/heroes/${experiencePictures[experience]}.svg`,
    canonical: new URL(`/experiences/${experience}`, url).href,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: loaderData.title,
    description: loaderData.intro,
    canonical: loaderData.canonical,
  });
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />;
}
