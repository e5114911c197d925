import type { Route } from "./+types/held";
import { UndoPage } from "~/components/back-office/undo-page";
import { servicesContext } from "~/context";
import { readForm } from "~/lib/forms/read-form";
import { undoByForm } from "~/lib/forms/undo-by-form.server";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
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
