import { data } from "react-router";
import type { Route } from "./+types/tour-illustration";
import { servicesContext } from "~/context";
import { drawPlaceholder, placeholderShapes } from "~/lib/draw-placeholder";

/** The picture of a tour that none was drawn for: its place in words. The illustrations there are come from files. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shape = placeholderShapes.find((known) => known === params.shape);
  const slug = /^([a-z0-9-]+?)(?:-near|-far)?\.svg$/.exec(params.file)?.[1];
  const place = shape && slug ? await context.get(servicesContext).getPlaceholder(slug) : null;
  if (!shape || place === null) throw data(null, { status: 404 });
  return new Response(drawPlaceholder(place, shape), {
    headers: { "Content-Type": "image/svg+xml; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}
