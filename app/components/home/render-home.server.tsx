import { renderToStaticMarkup } from "react-dom/server";
import { AllDestinations } from "./all-destinations";
import { CategoryTiles } from "./category-tiles";

/** Renders the home page's categories and destinations, which have nothing but links. */
export function renderHome(props: React.ComponentProps<typeof AllDestinations>) {
  return {
    categories: renderToStaticMarkup(<CategoryTiles />),
    destinations: renderToStaticMarkup(<AllDestinations {...props} />),
  };
}
