import { Form, useNavigation } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button";
import { useHydrated } from "~/hooks/use-hydrated";
import { cn } from "~/lib/cn";
import { QuestionCancel, QuestionDialog, QuestionTrigger } from "~/components/ui/question-dialog";

const compact = "min-h-9 px-3 py-1 text-sm";

interface ConfirmFormProps {
  /** Text of the trigger button. */
  label: string;
  title: string;
  /** Consequences of the action. */
  says: string;
  /** Text of the submit button. */
  confirmLabel: string;
  variant?: "secondary" | "danger";
  /** Error message of the last submit. */
  problem: string | null;
  children: React.ReactNode;
}

/** A form behind a confirmation: in a dialog, or in a `<details>` element without JavaScript. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { label, title, says, variant = "secondary" } = props;
  if (!useHydrated()) {
    return (
      <details className="open:w-full">
        <summary className={buttonClasses(variant, compact)}>{label}</summary>
        <div className="mt-2 max-w-xl rounded-card border border-line bg-card p-4">
          <p>{says}</p>
          <Fields {...props} cancel={null} />
        </div>
      </details>
    );
  }
  return (
    <QuestionDialog
      trigger={<QuestionTrigger className={buttonClasses(variant, compact)}>{label}</QuestionTrigger>}
      title={title}
      says={says}
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

function Fields({ children, problem, confirmLabel, cancel }: ConfirmFormProps & { cancel: React.ReactNode }) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" noValidate preventScrollReset className="mt-4 grid gap-4">
      {children}
      {problem !== null && (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      )}
      <div className={cn("flex flex-wrap gap-3", cancel !== null && "justify-end")}>
        {cancel}
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? "Saving…" : confirmLabel}
        </Button>
      </div>
    </Form>
  );
}
