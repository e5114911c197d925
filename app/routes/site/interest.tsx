import { data } from "react-router";
import type { Route } from "./+types/interest";
import { ListingPage } from "~/components/search/listing-page";
import { interestContent } from "~/content/categories";
import { interestPictures } from "~/content/pictures";
import { interests } from "~/domain/tour";
import { servicesContext } from "~/context";
import { loadTourListing } from "~/lib/load-tour-listing";
import { pageMeta } from "~/lib/page-meta";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const interest = interests.find((known) => known === params.interest.toLowerCase());
  if (!interest) throw data(null, { status: 404 });
  const { title, intro } = interestContent[interest];
  const listing = await loadTourListing(context.get(servicesContext), url, { interest });
  return {
    listing,
    title: title,
    intro: intro,
    picture: `/illustrations/heroes/${interestPictures[interest]}.svg`,
    canonical: new URL(`/experiences/interest/${interest}`, url).href,
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
