import { Form } from "react-router";
import { Button, type ButtonVariant } from "~/ui/button";
import { cn } from "~/ui/cn";

/** Button for an action on one row. The form works without JavaScript. */
export function RowButton({
  id,
  intent,
  label,
  of,
  variant = "secondary",
  isBusy,
  onAct,
  fields = {},
  className = "min-h-7 px-2.5 py-0.5",
}: {
  id: string;
  intent: string;
  label: string;
  /** Name of the row, for screen readers. */
  of: string;
  variant?: ButtonVariant;
  isBusy: boolean;
  onAct: (intent: string, ids: string[]) => void;
  /** Further fields that a browser without JavaScript sends, such as the row's version. */
  fields?: Readonly<Record<string, string>>;
  /** Size; that of a list's row by default. */
  className?: string;
}) {
  return (
    <Form
      method="post"
      className="inline-block"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onAct(intent, [id]);
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant={variant}
        aria-disabled={isBusy || undefined}
        className={cn("text-sm whitespace-nowrap", className)}
      >
        <span>{label}</span>
        <span className="sr-only">{` ${of}`}</span>
      </Button>
    </Form>
  );
}
