import { Check, CircleDashed } from "lucide-react";
import { Link, useLocation } from "react-router";
import { stepPath, wizardStepLabels } from "~/domain/tour-drafts/tour-wizard";
import type { WizardStepState } from "~/domain/tour-drafts/tour-wizard";
import { cn } from "~/lib/cn";

/** Navigation of the wizard steps, with the number of missing items. */
export function StepNav({ slug, steps }: { slug: string; steps: readonly WizardStepState[] }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Steps" className="mt-4 print:hidden">
      <ol className="grid grid-cols-2 gap-x-2 gap-y-1 sm:grid-cols-4 lg:grid-cols-7">
        {steps.map(({ step, faults }, index) => {
          const to = stepPath(slug, step);
          const isHere = pathname === to;
          const isDone = step !== "preview" && faults.length === 0;
          return (
            <li key={step} className="last:max-sm:col-span-2 last:sm:max-lg:col-span-2">
              <Link
                to={to}
                prefetch="intent"
                aria-current={isHere ? "step" : undefined}
                className={cn(
                  "flex min-h-10 items-center gap-1.5 rounded-b-control border-t-4 border-line px-1.5 text-sm leading-tight font-semibold hover:bg-sunken",
                  isDone && "border-success",
                  isHere && "border-vermilion bg-sunken text-vermilion",
                )}
              >
                <span className="text-muted tabular-nums">{index + 1}</span>
                <span className="grow">{wizardStepLabels[step]}</span>
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
        <Check aria-hidden className="size-4 text-success" />
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
