import { useOutletContext } from "react-router";
import type { WizardContext } from "./layout";
import { wizardStepLabels } from "~/domain/tour-wizard";

export default function Basics() {
  const { wizard } = useOutletContext<WizardContext>();
  return (
    <section aria-labelledby="step" className="mt-4">
      <h2 id="step" className="text-xl">
        {wizardStepLabels.edit}
      </h2>
      <p className="mt-1 max-w-2xl">{wizard.values.texts.subtitle}</p>
    </section>
  );
}
