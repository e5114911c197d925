import { z } from "zod";
import { servicesContext, viewerContext } from "~/context";
import { officePreferencesSchema } from "~/domain/office/office-preferences";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { requireAdmin } from "~/middleware/require-admin";
import { requireOperator } from "~/middleware/require-operator";
import type { Route } from "./+types/preferences";

const yes = z.enum(["yes", "no"]).transform((value) => value === "yes");
const formSchema = officePreferencesSchema.extend({ isFolded: yes, hasShortcuts: yes });

/** Stores the person's preferences for the back offices. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const isOperator = context.get(viewerContext)?.role === "tour_operator";
  const viewer = isOperator ? requireOperator(context, url) : requireAdmin(context, url);
  return answerForm(await readForm(request), formSchema, async (preferences) => {
    await context.get(servicesContext).setOfficePreferences(viewer, preferences);
  });
}
