import { z } from "zod";
import type { Route } from "./+types/held";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { FormMessage } from "~/components/ui/answered-form";
import { servicesContext } from "~/context";
import { useForm } from "~/hooks/use-form";
import { answerForm } from "~/lib/forms/answer-form";
import { readForm } from "~/lib/forms/read-form";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";

const formSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("undo"), batch: z.string().max(40), id: z.string().max(200).optional() }),
  z.object({ intent: z.literal("dismiss"), id: z.string().max(40) }),
]);

/** Undoes what is held back. Answers the forms of all pages; without JavaScript they lead here. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  return answerForm(await readForm(request), formSchema, async (form) => {
    if (form.intent === "dismiss") return services.dismissRefusedChange(viewer, form.id);
    const count = await services.undoHeldChanges(viewer, form);
    return count === 1 ? "Undone: nothing was changed." : `Undone: none of the ${count} was changed.`;
  });
}

export function meta() {
  return backOfficeMeta("Undo");
}

export default function Held() {
  const form = useForm();
  return (
    <BackOfficePage title="Undo" intro="Changes wait ten seconds, so that they can be undone.">
      <FormMessage form={form} className="mt-3" />
      <EmptyList reason="The others are made: their rows show the new state." next={["/admin", "Overview"]}>
        Changes that still wait are shown below.
      </EmptyList>
    </BackOfficePage>
  );
}
