import { renderToStaticMarkup } from "react-dom/server";
import { rememberHtml } from "~/lib/pages/remember-html.server";
import { AllDestinations } from "./all-destinations";
import { CategoryTiles } from "./category-tiles";

/** Renders the home page's categories and destinations, which have nothing but links. */
export const renderHome = rememberHtml((props: React.ComponentProps<typeof AllDestinations>) => ({
  categories: renderToStaticMarkup(<CategoryTiles />),
  destinations: renderToStaticMarkup(<AllDestinations {...props} />),
}));
