import { renderToStaticMarkup } from "react-dom/server";
import { rememberHtml } from "~/platform/hydration/remember-html.server";
import { SeasonSection } from "./season-group";

/** Renders a season's places: browsers get them as HTML, and neither their code nor their texts as data. */
export const renderSeason = rememberHtml((props: React.ComponentProps<typeof SeasonSection>) =>
  renderToStaticMarkup(<SeasonSection {...props} />),
);
