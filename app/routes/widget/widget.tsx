import { data } from "react-router";
import type { Route } from "./+types/widget";
import { frameAncestorsHeader, servicesContext } from "~/context";
import { accentStyle } from "~/features/partners/widget/accent-style";
import { WidgetFrame } from "~/features/partners/widget/widget-frame";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";

/** /widget/{id}: an operator's booking in a frame of its own website. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const widget = await context.get(servicesContext).getWidget(params.widget);
  return data(
    // Shades of the color, for app/root.tsx.
    { ...widget, accents: accentStyle(widget.color) },
    { headers: { [frameAncestorsHeader]: widget.origins.join(" ") } },
  );
}

/** Turning it off, and its list of origins, take effect at once. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  loaderHeaders.set("Cache-Control", "private, no-store");
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? backOfficeMeta(`Book with ${loaderData.operatorName}`) : [];
}

export default function Widget({ loaderData }: Route.ComponentProps) {
  return <WidgetFrame widget={loaderData} />;
}

/** Without the site's header: a price that has changed reloads the page within its frame. */
export function ErrorBoundary() {
  return <p className="p-4">This page is not available right now. Please load it again.</p>;
}
