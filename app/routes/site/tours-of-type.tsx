import { data } from "react-router";
import type { Route } from "./+types/tours-of-type";
import { ListingPage } from "~/components/search/listing-page";
import { tourTypeContent } from "~/content/categories";
import { tourTypePictures } from "~/content/pictures";
import { tourTypes } from "~/domain/tour";
import { servicesContext } from "~/context";
import { loadTourListing } from "~/lib/load-tour-listing";
import { pageMeta } from "~/lib/page-meta";

/** /tours/{type}: the words of decision 18; "culinary" is an older name of food. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const segment =
    url.pathname
      .split("/")
      .at(2)
      ?.replace(/\.data$/, "") ?? "";
  const type = tourTypes.find((known) => known === (segment === "culinary" ? "food" : segment));
  if (!type) throw data(null, { status: 404 });
  const { title, intro } = tourTypeContent[type];
  const listing = await loadTourListing(context.get(servicesContext), url, { type });
  return {
    listing,
    title: title,
    intro: intro,
    picture: `/illustrations/heroes/${tourTypePictures[type]}.svg`,
    canonical: new URL(`/tours/${type}`, url).href,
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
