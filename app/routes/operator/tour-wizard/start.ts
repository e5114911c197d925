import { redirect } from "react-router";
import type { Route } from "./+types/start";
import { stepPath } from "~/domain/tour-wizard";

/** The address that mails and lists name: the wizard opens at its first step. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(stepPath(encodeURIComponent(params.slug), "edit"));
}
