import type { MetaDescriptor } from "react-router";
import { placeName } from "~/domain/places/place-name";
import { fareInWords } from "~/domain/prices/fares";
import type { LoadedTourPage } from "./load-tour-page";
import { tourPageMessages } from "./messages";
import { pageMeta, socialPicture } from "~/platform/pages/page-meta";

/** `meta` of every route that shows a tour: title and description; none if the tour does not exist. */
export function meta({
  loaderData,
}: {
  loaderData: Pick<LoadedTourPage, "tour" | "fares" | "canonical"> | undefined;
}): MetaDescriptor[] {
  if (!loaderData) return [];
  const { tour, fares } = loaderData;
  return pageMeta({
    title: tour.title,
    description: tourPageMessages().metaDescription(
      tour.subtitle,
      tour.durationText,
      placeName(tour.departureCity),
      fareInWords(fares),
    ),
    canonical: loaderData.canonical,
    picture: socialPicture(tour, loaderData.canonical),
  });
}
