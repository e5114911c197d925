import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import type { FormState } from "~/platform/forms/use-form";
import { waitingMessages } from "./messages";

/** Button that takes an entry off the list, or declines its offer. */
export function LeaveList({ form, label }: { form: FormState<null>; label: string }) {
  const leaving = form.of({ intent: "leave" });
  return (
    <AnsweredForm form={leaving}>
      <SubmitButton form={leaving} variant="secondary" busy={waitingMessages().busy}>
        {label}
      </SubmitButton>
    </AnsweredForm>
  );
}
