import { renderToStaticMarkup } from "react-dom/server";
import { MapOfResults } from "./map-of-results";

/** Renders the map of results: browsers get it as HTML, and neither its code nor the tours' data. */
export function renderMapOfResults(props: React.ComponentProps<typeof MapOfResults>): string {
  return renderToStaticMarkup(<MapOfResults {...props} />);
}
