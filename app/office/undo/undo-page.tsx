import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { FormMessage } from "~/ui/answered-form";
import { useForm } from "~/platform/forms/use-form";

/** The page that the Undo forms of an office lead to without JavaScript. */
export function UndoPage() {
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
