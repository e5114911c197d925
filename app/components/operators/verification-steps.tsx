import { Check, Circle } from "lucide-react";
import type { VerificationStep } from "~/domain/operators/operator-verification";

/** Steps of an operator's verification. */
export function VerificationSteps({ steps }: { steps: readonly VerificationStep[] }) {
  return (
    <ol className="grid gap-3 text-sm">
      {steps.map(({ name, isDone, text }) => (
        <li key={name} className="flex gap-2.5">
          {isDone ? (
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" strokeWidth={3} />
          ) : (
            <Circle aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          )}
          <span className="min-w-0">
            <strong>{name}</strong> <span className="sr-only">{isDone ? "(done)" : "(to do)"}</span>
            <span className="block text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
