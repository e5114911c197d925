import { data } from "react-router";
import type { Route } from "./+types/draft";
import { saveTourStep } from "~/features/tour-drafts/office/wizard/save-tour-step.server";

/** Saves the wizard's steps while they are edited. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const answer = await saveTourStep(context, { slug: params.slug, request, url });
  return Response.json(answer.data, { ...answer.init, headers: { "Cache-Control": "no-store" } });
}

export function loader(): never {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}
