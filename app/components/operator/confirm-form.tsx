import { AlertDialog } from "radix-ui";
import { Form, useNavigation } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button";
import { useHydrated } from "~/hooks/use-hydrated";
import { cn } from "~/lib/cn";

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
    <AlertDialog.Root>
      <AlertDialog.Trigger className={buttonClasses(look, compact)}>{label}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-night/70" />
        <AlertDialog.Content className="fixed inset-x-4 top-[10dvh] z-50 mx-auto max-h-[85dvh] max-w-md animate-rise overflow-y-auto rounded-2xl bg-card p-6 shadow-float">
          <AlertDialog.Title className="font-display text-2xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">{says}</AlertDialog.Description>
          <Fields
            {...props}
            cancel={
              <AlertDialog.Cancel type="button" className={buttonClasses("secondary")}>
                Back
              </AlertDialog.Cancel>
            }
          />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
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
