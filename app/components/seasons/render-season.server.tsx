import { renderToStaticMarkup } from "react-dom/server";
import { SeasonSection } from "./season-group";

/** Renders a season's places: browsers get them as HTML, and neither their code nor their texts as data. */
export function renderSeason(props: React.ComponentProps<typeof SeasonSection>): string {
  return renderToStaticMarkup(<SeasonSection {...props} />);
}
