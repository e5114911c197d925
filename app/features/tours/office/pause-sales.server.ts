import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { orNull } from "~/domain/form-fields";
import { answerForm } from "~/platform/forms/answer-form";
import type { PageServices } from "../../../../worker/platform/http/page-services";

const pauseSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("pause"), id: z.string(), until: orNull(z.string()) }),
  z.object({ intent: z.literal("resume"), id: z.string() }),
]);

/** Returns true for a form of `pauseSalesByForm`. */
export function isPauseForm(form: FormData): boolean {
  return form.get("intent") === "pause" || form.get("intent") === "resume";
}

/** Pauses or resumes the sales of a tour. */
export function pauseSalesByForm(services: PageServices, viewer: Viewer, form: FormData) {
  return answerForm(form, pauseSchema, async (posted) => {
    if (posted.intent === "resume") {
      await services.resumeSales(viewer, posted.id);
      return "The tour is sold again.";
    }
    await services.pauseSales(viewer, { slug: posted.id, until: posted.until });
    return "Sales are paused.";
  });
}
