import { InputField } from "~/ui/field";
import type { FormState } from "~/platform/forms/use-form";
import { ConfirmForm } from "~/office/page/confirm-form";

/** Pauses or resumes the sales of a tour. */
export function PauseSales({
  tour: { slug, title, isPaused },
  form,
  onClose,
}: {
  tour: { slug: string; title: string; isPaused: boolean };
  form: FormState<unknown>;
  /** Without a button: the question is open until it calls this. */
  onClose?: () => void;
}) {
  const closing = onClose && { onClose };
  if (isPaused)
    return (
      <ConfirmForm
        {...closing}
        label="Resume sales"
        labelOf={`of ${title}`}
        title={`Resume sales of ${title}?`}
        description="Travelers can book it again right away."
        confirmLabel="Resume sales"
        form={form.of({ intent: "resume", id: slug })}
      />
    );
  const pause = form.of({ intent: "pause", id: slug }, { until: "" });
  return (
    <ConfirmForm
      {...closing}
      label="Pause sales"
      labelOf={`of ${title}`}
      title={`Pause sales of ${title}?`}
      description="The page stays visible with “Sales paused”. Nobody can book it meanwhile. Existing bookings stay."
      confirmLabel="Pause sales"
      form={pause}
    >
      <InputField
        {...pause.field("until")}
        label="Sold again from"
        hint="Empty until you resume it."
        type="date"
      />
    </ConfirmForm>
  );
}
