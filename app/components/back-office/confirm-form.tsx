import { Form, useNavigation } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button";
import { useHydrated } from "~/hooks/use-hydrated";
import { cn } from "~/lib/cn";
import { QuestionCancel, QuestionDialog, QuestionTrigger } from "~/components/ui/question-dialog";

const compact = "min-h-9 px-3 py-1 text-sm";

interface ConfirmFormProps {
  /** What opens it, and what is asked. */
  label: string;
  title: string;
  /** What will happen. */
  says: string;
  /** What does it. */
  confirmLabel: string;
  look?: "secondary" | "danger";
  /** What was refused of it. */
  problem: string | null;
  /** The fields of the form. */
  children: React.ReactNode;
}

/** A form that asks before it does something: in a dialog, or unfolded in its place where there are no scripts. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { label, title, says, look = "secondary" } = props;
  if (!useHydrated()) {
    return (
      <details className="open:w-full">
        <summary className={buttonClasses(look, compact)}>{label}</summary>
        <div className="mt-2 max-w-xl rounded-card border border-line bg-card p-4">
          <p>{says}</p>
          <Fields {...props} cancel={null} />
        </div>
      </details>
    );
  }
  return (
    <QuestionDialog
      trigger={<QuestionTrigger className={buttonClasses(look, compact)}>{label}</QuestionTrigger>}
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
        <p role="alert" className="font-semibold text-bad">
          {problem}
        </p>
      )}
      <div className={cn("flex flex-wrap gap-3", cancel !== null && "justify-end")}>
        {cancel}
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? "One moment …" : confirmLabel}
        </Button>
      </div>
    </Form>
  );
}
