import { z } from "zod";
import type { Route } from "./+types/held";
import { servicesContext } from "~/context";
import { requireOffice } from "~/middleware/require-office";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { FormMessage } from "~/ui/answered-form";

const formSchema = z.object({ batch: z.string().max(40), id: z.string().max(200).optional() });

/** Undoes changes that are held back. Answers the forms of all pages; without JavaScript they lead here. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { viewer } = requireOffice(context, url);
  return answerForm(await readForm(request), formSchema, async (batch) => {
    const count = await context.get(servicesContext).undoHeldChanges(viewer, batch);
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
      <EmptyList reason="The others are made: their rows show the new state.">
        Changes that still wait are shown below.
      </EmptyList>
    </BackOfficePage>
  );
}
