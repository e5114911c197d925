import type { Route } from "./+types/held";
import { UndoPage } from "~/office/undo/undo-page";
import { servicesContext } from "~/context";
import { readForm } from "~/platform/forms/read-form";
import { undoByForm } from "~/office/undo/undo-by-form.server";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";

/** Undoes what is held back. Answers the forms of all pages; without JavaScript they lead here. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return undoByForm(context.get(servicesContext), viewer, await readForm(request));
}

export function meta() {
  return backOfficeMeta("Undo");
}

export default function Held() {
  return <UndoPage />;
}
