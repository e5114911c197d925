import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { daySchema } from "~/domain/calendar/day-schema";
import { startKeySchema } from "~/domain/departures/departure-change";
import { absenceSchema, resourceSchema } from "~/domain/resources/resource";
import { answerForm } from "~/platform/forms/answer-form";
import type { PageServices } from "../../../../worker/platform/http/page-services";

const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["retire", "resume", "renew"]) }),
  z.object({
    intent: z.literal("swap"),
    tour: z.string().max(100),
    travelDate: daySchema(),
    start: startKeySchema,
    /** Empty for nobody. */
    taken: z.string().regex(/^\d{0,12}$/),
  }),
]);

/** Handles the forms of a resource's page. */
export function answerResource(services: PageServices, viewer: Viewer, id: number, form: FormData) {
  const intent = form.get("intent");
  if (intent === "save")
    return answerForm(form, resourceSchema, async (fields) => {
      await services.changeResource(viewer, { ...fields, id });
      return "Saved.";
    });
  if (intent === "away" || intent === "back")
    return answerForm(form, absenceSchema, async (absence) => {
      await services.changeAbsence(viewer, { id, absence, isAway: intent === "away" });
      return intent === "away" ? "Marked as away." : "Back on these days.";
    });
  return answerForm(form, changeSchema, async (change) => {
    if (change.intent === "renew") {
      await services.renewOwnPage(viewer, id);
      return "This is the new link. The old one no longer works.";
    }
    if (change.intent === "swap") {
      const { tour, travelDate, start, taken } = change;
      await services.changeCrew(viewer, {
        tour,
        travelDate,
        start,
        released: id,
        taken: taken === "" ? null : Number(taken),
      });
      return taken === "" ? "Removed from the departure." : "Swapped. Their own page shows the departure.";
    }
    await services.retireResource(viewer, { id, isBack: change.intent === "resume" });
    return change.intent === "resume" ? "Back at work." : "Left. Departures ahead have lost it.";
  });
}
