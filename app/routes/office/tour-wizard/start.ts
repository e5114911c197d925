import { redirect } from "react-router";
import type { Route } from "./+types/start";
import { stepPath } from "~/domain/tour-drafts/tour-wizard";

/** Redirects to the first step; mails and lists link here. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(stepPath(encodeURIComponent(params.slug), "edit"));
}
