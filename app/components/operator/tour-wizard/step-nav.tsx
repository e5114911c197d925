import { Check, CircleDashed } from "lucide-react";
import { Link, useLocation } from "react-router";
import { stepPath, wizardStepLabels } from "~/domain/tour-wizard";
import type { WizardStepState } from "~/domain/tour-wizard";
import { cn } from "~/lib/cn";

/** The steps of a tour, each with whether it is done or how much it still lacks. */
export function StepNav({ slug, steps }: { slug: string; steps: readonly WizardStepState[] }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Steps" className="mt-4 print:hidden">
      <ol className="flex flex-wrap gap-x-1 gap-y-1 border-b border-line pb-2">
        {steps.map(({ step, faults }, index) => {
          const to = stepPath(slug, step);
          const isHere = pathname === to;
          return (
            <li key={step}>
              <Link
                to={to}
                prefetch="intent"
                aria-current={isHere ? "step" : undefined}
                className={cn(
                  "inline-flex min-h-9 items-center gap-1.5 rounded-control px-2.5 text-sm font-semibold hover:bg-sunken",
                  isHere && "bg-sunken text-vermilion",
                )}
              >
                <span className="text-muted tabular-nums">{index + 1}</span>
                {wizardStepLabels[step]}
                {step !== "preview" && <StepMark missing={faults.length} />}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepMark({ missing }: { missing: number }) {
  if (missing === 0)
    return (
      <>
        <Check aria-hidden className="size-4 text-good" />
        <span className="sr-only">, done</span>
      </>
    );
  return (
    <span className="inline-flex items-center gap-0.5 font-normal text-muted tabular-nums">
      <CircleDashed aria-hidden className="size-4" />
      {missing}
      <span className="sr-only"> missing</span>
    </span>
  );
}
