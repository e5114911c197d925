import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { buttonClasses, type ButtonVariant } from "~/ui/button";
import type { FormState } from "~/platform/forms/use-form";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { cn } from "~/ui/cn";
import { QuestionCancel, QuestionDialog, QuestionTrigger } from "~/ui/question-dialog";

const compact = "min-h-9 px-3 py-1 text-sm";

interface ConfirmFormProps {
  /** Text of the trigger button. */
  label: string;
  /** Without a trigger: the form is open until it calls this. */
  onClose?: () => void;
  title: string;
  /** Consequences of the action. */
  description: string;
  /** Text of the submit button. */
  confirmLabel: string;
  variant?: ButtonVariant;
  /** Text for screen readers after the label, e.g. the row. */
  labelOf?: string;
  form: FormState<unknown>;
  children?: React.ReactNode;
}

/** A form behind a confirmation: in a dialog, or in a `<details>` element without JavaScript. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { title, description, variant = "secondary", labelOf, onClose } = props;
  const isHydrated = useHydrated();
  const label = (
    <>
      <span>{props.label}</span>
      {labelOf !== undefined && <span className="sr-only">{` ${labelOf}`}</span>}
    </>
  );
  if (!isHydrated) {
    return (
      <details className="open:w-full">
        <summary className={buttonClasses(variant, compact)}>{label}</summary>
        <div className="mt-2 max-w-xl rounded-card border border-line bg-card p-4">
          <p>{description}</p>
          <Fields {...props} cancel={null} />
        </div>
      </details>
    );
  }
  return (
    <QuestionDialog
      {...(onClose
        ? { isOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && onClose() }
        : {
            trigger: <QuestionTrigger className={buttonClasses(variant, compact)}>{label}</QuestionTrigger>,
          })}
      title={title}
      description={description}
    >
      <Fields
        {...props}
        cancel={
          <QuestionCancel type="button" className={buttonClasses("secondary")}>
            Back
          </QuestionCancel>
        }
      />
    </QuestionDialog>
  );
}

function Fields({ children, form, confirmLabel, cancel }: ConfirmFormProps & { cancel: React.ReactNode }) {
  return (
    <AnsweredForm form={form} preventScrollReset className="mt-4 grid gap-4">
      {children}
      <FormMessage form={form} />
      <div className={cn("flex flex-wrap gap-3", cancel !== null && "justify-end")}>
        {cancel}
        <SubmitButton form={form} busy="Saving…">
          {confirmLabel}
        </SubmitButton>
      </div>
    </AnsweredForm>
  );
}
