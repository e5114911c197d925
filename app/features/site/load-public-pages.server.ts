import type { PageServices } from "../../../worker/platform/http/page-services";
import { listArticles } from "~/features/blog/articles.server";
import { getLegalText } from "~/features/blog/legal-texts.server";
import { publicPages, type PageGroup } from "./public-pages";

/** Loads the current groups of the sitemap. */
export async function loadPublicPages(services: Pick<PageServices, "listAllTours">): Promise<PageGroup[]> {
  const legal = (["privacy", "terms"] as const).map((name) => {
    const { title, updated } = getLegalText(name);
    return { name: title, path: `/${name}`, changed: updated };
  });
  return publicPages({ tours: await services.listAllTours(), articles: listArticles(), legal });
}
