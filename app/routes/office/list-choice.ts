import { servicesContext } from "~/context";
import { readForm } from "~/platform/forms/read-form";
import { answerListChoice } from "~/office/lists/answer-list-choice.server";
import { requireAdmin } from "~/middleware/require-admin";
import { requireOperator } from "~/middleware/require-operator";
import type { Route } from "./+types/list-choice";

/** Changes the person's own saved views and columns of a list of their office. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const list = form.get("list");
  const isOfOperators = typeof list === "string" && list.startsWith("/operator/");
  const viewer = isOfOperators ? requireOperator(context, url) : requireAdmin(context, url);
  return answerListChoice(context.get(servicesContext), viewer, form);
}
