import { Check, CircleDashed } from "lucide-react";
import { Link } from "react-router";
import { Panel } from "~/components/back-office/panel";
import { tourFieldLabels } from "~/components/tour-drafts/tour-field-labels";
import { stepPath, wizardStepLabels } from "~/domain/tour-drafts/tour-wizard";
import type { WizardStepState } from "~/domain/tour-drafts/tour-wizard";

/** Checklist for submitting a tour: open issues by step, each linked to its step. */
export function SubmitChecklist({ slug, steps }: { slug: string; steps: readonly WizardStepState[] }) {
  return (
    <Panel id="checklist" title="Checklist">
      <ul className="grid divide-y divide-line border-t border-line">
        {steps
          .filter(({ step }) => step !== "preview")
          .map(({ step, faults }) => (
            <li key={step} className="flex gap-2 py-2 last:pb-0">
              {faults.length === 0 ? (
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
              ) : (
                <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
              )}
              <div className="min-w-0">
                <span className="font-semibold">{wizardStepLabels[step]}</span>
                <span className="text-muted">
                  {faults.length === 0 ? ": done" : `: ${faults.length} missing`}
                </span>
                {faults.length > 0 && (
                  <ul className="mt-1 grid gap-1">
                    {faults.map(({ field, message }) => (
                      <li key={field}>
                        <Link
                          to={`${stepPath(slug, step)}?check`}
                          className="inline-block py-0.5 text-peacock underline underline-offset-4"
                        >
                          {labelOf(field)}
                        </Link>
                        : {message}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
      </ul>
    </Panel>
  );
}

function labelOf(path: string): string {
  const [name = path, index, part] = path.split(".");
  if (name === "pictures") return "Pictures";
  if (name === "itinerary" && index !== undefined)
    return `Day ${Number(index) + 1}, ${part === "title" ? "title" : "what happens"}`;
  const label = name in tourFieldLabels ? tourFieldLabels[name as keyof typeof tourFieldLabels] : name;
  return index === undefined
    ? label
    : `${label}, ${name === "description" ? "paragraph" : "line"} ${Number(index) + 1}`;
}
