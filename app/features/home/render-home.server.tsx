import { renderToStaticMarkup } from "react-dom/server";
import { rememberHtml } from "~/platform/hydration/remember-html.server";
import type { TourCard } from "~/domain/tours/tour-schema";
import { CategoryTiles } from "./category-tiles";
import { summaryId, type SummaryId } from "./summary-id";

/** Renders the home page's categories, which have nothing but links. */
export const renderHome = rememberHtml(() => ({
  categories: renderToStaticMarkup(<CategoryTiles />),
}));

/** Characters of a summary that fit into the lines of a poster, at most. */
const posterText = 320;

/** Renders the summaries of posters, by the ids of their elements. */
export const renderSummaries = rememberHtml(
  (tours: readonly Pick<TourCard, "slug" | "summary">[]): Record<SummaryId, string> =>
    Object.fromEntries(
      tours.map(({ slug, summary }) => [
        summaryId(slug),
        renderToStaticMarkup(
          summary.length <= posterText
            ? summary
            : `${summary.slice(0, summary.lastIndexOf(" ", posterText))}…`,
        ),
      ]),
    ),
);
