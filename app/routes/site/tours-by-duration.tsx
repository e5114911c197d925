import { data } from "react-router";
import type { Route } from "./+types/tours-by-duration";
import { ListingPage } from "~/components/search/listing-page";
import { durationContent } from "~/content/categories";
import { durationPictures } from "~/content/pictures";
import { bucketOfSegment } from "~/domain/tour-search";
import { servicesContext } from "~/context";
import { loadTourListing } from "~/lib/load-tour-listing";
import { pageMeta } from "~/lib/page-meta";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const bucket = bucketOfSegment(params.duration);
  if (!bucket) throw data(null, { status: 404 });
  const { title, intro } = durationContent[bucket.segment];
  const listing = await loadTourListing(context.get(servicesContext), url, { duration: bucket.bucket });
  return {
    listing,
    title: title,
    intro: intro,
    picture: `/illustrations/heroes/${durationPictures[bucket.segment]}.svg`,
    canonical: new URL(`/tours/duration/${bucket.segment}`, url).href,
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
