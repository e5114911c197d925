import { Link } from "react-router";
import { buttonClasses, type ButtonVariant } from "~/ui/button";
import { stepPath, wizardStepLabels, wizardSteps, type WizardStep } from "~/domain/tour-drafts/tour-wizard";
import { useWizard } from "./use-wizard";

/** Link to the next wizard step. Hindi texts are optional: the list of steps leads to them. */
export function NextStep({
  after,
  variant,
  className,
}: {
  after: Exclude<WizardStep, "preview">;
  variant?: ButtonVariant;
  className?: string;
}) {
  const { wizard, office } = useWizard();
  const later = wizardSteps.slice(wizardSteps.indexOf(after) + 1);
  const next = later.find((step) => step !== "hindi") ?? "preview";
  return (
    <Link to={stepPath(wizard.slug, next, office)} className={buttonClasses(variant, className)}>
      {`Next: ${next === "preview" && office === "/admin" ? "Publish" : wizardStepLabels[next]}`}
    </Link>
  );
}
