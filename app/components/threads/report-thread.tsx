import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import type { ThreadResult } from "~/lib/threads/change-thread";

/** Collapsed form that reports a thread to the platform team. */
export function ReportThread({
  isReported,
  result,
}: {
  isReported: boolean;
  /** Result of the last report, or null. */
  result: ThreadResult | null;
}) {
  const isBusy = useNavigation().state !== "idle";
  if (isReported) {
    return (
      <p role={result?.isDone ? "status" : undefined} className="text-sm text-muted">
        You reported these messages. Our team can read them until the report is resolved.
      </p>
    );
  }
  return (
    <details open={result !== null && !result.isDone} className="text-sm">
      <summary className="min-h-7 w-fit cursor-pointer content-center font-semibold text-peacock">
        Report these messages
      </summary>
      <Form method="post" preventScrollReset className="mt-2 grid max-w-xl gap-3">
        <input type="hidden" name="intent" value="report" />
        <Field
          label="What is wrong?"
          required
          hint="Reporting lets our team read all messages about this booking."
          error={result?.errors["reason"]?.[0]}
        >
          {(control) => (
            <textarea
              {...control}
              dir="auto"
              name="reason"
              rows={3}
              maxLength={1000}
              defaultValue={result?.typed["reason"] ?? ""}
              className={controlClasses}
            />
          )}
        </Field>
        {result && !result.isDone && result.message !== null && (
          <p role="alert" className="font-semibold text-bad">
            {result.message}
          </p>
        )}
        <Button
          type="submit"
          look="danger"
          disabled={isBusy}
          className="min-h-9 justify-self-start px-3 py-1 text-sm"
        >
          {isBusy ? "Sending…" : "Send report"}
        </Button>
      </Form>
    </details>
  );
}
