import { Link } from "react-router";
import { buttonClasses, type ButtonVariant } from "~/ui/button";
import { stepPath, wizardStepLabels, wizardSteps, type WizardStep } from "~/domain/tour-drafts/tour-wizard";

/** Link to the next wizard step. */
export function NextStep({
  slug,
  after,
  variant,
  className,
}: {
  slug: string;
  after: Exclude<WizardStep, "preview">;
  variant?: ButtonVariant;
  className?: string;
}) {
  const next = wizardSteps[wizardSteps.indexOf(after) + 1] ?? "preview";
  return (
    <Link to={stepPath(slug, next)} className={buttonClasses(variant, className)}>
      {`Next: ${wizardStepLabels[next]}`}
    </Link>
  );
}
