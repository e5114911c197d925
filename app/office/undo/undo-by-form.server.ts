import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { answerForm } from "~/platform/forms/answer-form";
import type { PageServices } from "../../../worker/platform/http/page-services";

const formSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("undo"), batch: z.string().max(40), id: z.string().max(200).optional() }),
  z.object({ intent: z.literal("dismiss"), id: z.string().max(40) }),
]);

/** Undoes changes that are held back, or dismisses the note about one that was refused. */
export function undoByForm(services: PageServices, viewer: Viewer, form: FormData) {
  return answerForm(form, formSchema, async (posted) => {
    if (posted.intent === "dismiss") return services.dismissRefusedChange(viewer, posted.id);
    const count = await services.undoHeldChanges(viewer, posted);
    return count === 1 ? "Undone: nothing was changed." : `Undone: none of the ${count} was changed.`;
  });
}
