import type { Route } from "./+types/category";
import { ListingPage } from "~/components/search/listing-page";
import { categoryPictures } from "~/content/pictures";
import { servicesContext } from "~/context";
import { categories, categoryLabels } from "~/domain/tour";
import { loadTourListing } from "~/lib/load-tour-listing";
import { pageMeta } from "~/lib/page-meta";

/** An unknown category is an empty list under the title "Tour Packages", answered 200 (specification 2, section 8). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const slug = params.category.toLowerCase();
  const category = categories.find((known) => known === slug) ?? null;
  const title = category === null ? "Tour Packages" : categoryLabels[category];
  const loaded = await loadTourListing(
    context.get(servicesContext),
    url,
    // Nothing is in a category that does not exist: no price lies below nothing.
    category === null ? { maxPrice: 0 } : { category },
  );
  return {
    listing: loaded,
    category,
    title,
    intro: `Explore our handpicked selection of ${title.toLowerCase()} designed to create unforgettable memories across India.`,
    picture: `/illustrations/heroes/${categoryPictures[category ?? "heritage-tours"]}.svg`,
    canonical: new URL(`/category/${slug}`, url).href,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, intro, canonical } = loaderData;
  const tags = pageMeta({ title, description: intro, canonical });
  return loaderData.category === null ? [...tags, { name: "robots", content: "noindex" }] : tags;
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} emptyText="No tour packages found for this category." />;
}
